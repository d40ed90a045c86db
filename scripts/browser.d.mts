export declare const browsers: readonly [string, ...string[]];
export declare function findChromium(names?: readonly string[]): string | undefined;
export declare const chromiumArguments: string[];
