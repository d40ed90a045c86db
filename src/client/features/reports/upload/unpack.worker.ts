import { answerCalls } from '#client/lib/call-worker.ts';
import { tablesIn } from './tables-in.ts';

const unpackFunctions = { unpack };

export type UnpackFunctions = typeof unpackFunctions;
answerCalls(unpackFunctions);

/**
 * The tables of a ZIP, of a GZIP or of a spreadsheet, and the other files of a ZIP.
 * @throws when it cannot be read, or holds too much.
 */
async function unpack({ file }: { file: File }) {
  return tablesIn(file.name, new Uint8Array(await file.arrayBuffer()));
}
