/** Shared by Next and islands.ts: every sheet knows the mixins of styles/_tools.scss. */
export const sass = { loadPaths: ['./styles'], additionalData: "@use 'tools' as *;\n" };
