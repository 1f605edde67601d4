/** Svelte 5 in runes mode; TypeScript in components is only stripped. */
export default { compilerOptions: { runes: true } };
