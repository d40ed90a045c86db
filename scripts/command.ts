// Shared by the commands that read files: finds the file, and gives a clear one-line error when it cannot be
// read.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** Prints a one-line error and ends the command. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** npm runs a command in the project's folder, but the person typed the path relative to their own folder. */
export function resolvePath(path: string): string {
  const typed = resolve(process.env['INIT_CWD'] ?? '.', path);
  return existsSync(typed) ? typed : resolve(path);
}

/** The file's bytes, or the error in Portuguese. */
export function readBytes(path: string): { bytes: Uint8Array } | { error: string } {
  const file = resolvePath(path);
  const name = basename(path);
  if (!existsSync(file)) return { error: `${name}: arquivo não encontrado.` };
  if (!statSync(file).isFile()) return { error: `${name}: não é um arquivo.` };
  try {
    return { bytes: readFileSync(file) };
  } catch {
    return { error: `${name}: não foi possível ler o arquivo.` };
  }
}

export function printLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
