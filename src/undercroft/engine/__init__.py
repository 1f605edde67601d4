"""The engine: rule flow, chance, zones, geometry, content, records. Pure: no clocks, no global random."""
