export const sass = { loadPaths: ['./styles'], additionalData: "@use 'tools' as *;\n" };
