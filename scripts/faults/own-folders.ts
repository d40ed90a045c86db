import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from '#server/embedded-postgres/identity.ts';

/** A temporary folder, whose own folders belong to the person that PostgreSQL runs as. */
export function ownFolders(prefix: string, { switched, uid, gid }: Identity) {
  const root = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(root, 0o755);
  const folder = (name: string): string => {
    const path = join(root, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (switched) chownSync(path, uid, gid);
    return path;
  };
  return { root, folder };
}
