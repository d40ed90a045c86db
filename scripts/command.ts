// What the commands that read files share: where a file is, and one clear line when it cannot be read.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** Says why in one line and ends the command. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** npm runs a command in the project's folder; the person typed the path in their own. */
export function resolvePath(path: string): string {
  const typed = resolve(process.env['INIT_CWD'] ?? '.', path);
  return existsSync(typed) ? typed : resolve(path);
}

/** The file's bytes, or why there are none, in Portuguese. */
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
