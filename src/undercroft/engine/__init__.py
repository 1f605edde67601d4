"""The engine: rule flow, chance, zones, geometry, content, records. Pure: no clocks, no global random."""


def build() -> str:
    """Whether the running engine is compiled or interpreted."""
    from undercroft.engine import flow

    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
