import { unzipSync } from 'fflate';
import { ENOUGH_BYTES } from '#domain/shared/tables/decode.ts';
import { answerCalls } from '#client/lib/call-worker.ts';

/** All files of an archive together; a small archive may claim to hold far more. */
const MOST_BYTES = 600 * 1024 * 1024;

interface Unpacked {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const unpackFunctions = { unpack };

export type UnpackFunctions = typeof unpackFunctions;
answerCalls(unpackFunctions);

/**
 * The files of a ZIP.
 * @throws when it cannot be read, or holds too much.
 */
async function unpack({ file }: { file: File }): Promise<Unpacked[]> {
  let total = 0;
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ originalSize, name }) => {
      if (name.endsWith('/')) return false;
      total += originalSize;
      if (total > MOST_BYTES || originalSize > ENOUGH_BYTES) throw new Error('the archive is too large');
      return true;
    },
  });
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
}
