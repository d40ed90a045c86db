export declare const root: string;
export const builtFolders: readonly string[];
export declare function ensureBuilt(): void;
