export const builtFiles: readonly string[];
export const builtFolders: readonly string[];
export declare function ensureBuilt(): void;
