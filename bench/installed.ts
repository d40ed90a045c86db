import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#server/boot/start-error.ts';

/**
 * Installs a program from npm into the system's temporary folder, because this package does not depend on it.
 * @param program its path in the package
 * @returns its whole path
 */
export function installed(name: string, version: string, program: string): string {
  const folder = join(tmpdir(), `faisca-bench-${name}-${version.replaceAll(/[^\d.]/g, '')}`);
  const path = join(folder, 'node_modules', name, program);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const options = [
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--engine-strict=false',
  ];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'inherit' });
  if (status !== 0) throw new StartError(`Não foi possível instalar ${name}@${version} para comparar.`);
  return path;
}
