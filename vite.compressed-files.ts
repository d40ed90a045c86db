import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const MIN_BYTES = 1024;
const forms = {
  br: (content: Buffer) => promisify(brotliCompress)(content), // at its highest level unless told otherwise
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes each text file of the interface compressed beside it, at the highest level: the server sends it as it is. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  for (const [ending, compressed] of Object.entries(forms)) {
    const small = await compressed(content);
    if (small.length < content.length) await writeFile(`${file}.${ending}`, small);
  }
}
