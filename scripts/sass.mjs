/** How style sheets are compiled, for the framework and for islands.ts: each knows the mixins of styles/_tools.scss. */
export const sass = { loadPaths: ['./styles'], additionalData: "@use 'tools' as *;\n" };
