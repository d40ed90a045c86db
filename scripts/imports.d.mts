export function checkImports(
  baseDir: string,
  outputType: 'err-long' | 'json',
  paths?: readonly string[],
): Promise<{ output: unknown; exitCode: number }[]>;
