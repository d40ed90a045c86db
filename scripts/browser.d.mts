export declare const browsers: readonly [string, ...string[]];
export declare function findChromium(names?: readonly string[]): string | undefined;
export declare const NO_CHROMIUM: string;
export declare function requireChromium(): string;
export declare const chromiumArguments: string[];
