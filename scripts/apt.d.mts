export declare function aptInstall(name: string, lockSeconds?: number): Promise<string | null>;
