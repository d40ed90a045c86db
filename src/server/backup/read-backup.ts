import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { errorCode, StartError } from '../boot/start-error.ts';
import { type BackupEnd, type BackupHeader, type BackupLine, END_OF_ROWS, readLine } from './format.ts';

export type BackupPart = BackupLine | { kind: 'rows'; rows: Buffer };

const NEWLINE = 10;
const CHUNK_BYTES = 1 << 18;
/**
 * The longest row is a list of 1 MB. A file without line endings is not a backup and must not fill the
 * memory.
 */
const LONGEST_LINE = 64 * 1024 * 1024;

class Broken extends Error {}

/**
 * Reads a whole backup and checks it before anything is changed.
 * @throws {StartError} when it is cut off, changed or not a backup.
 */
export async function verifyBackup(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  await readBackup(file, (part) => {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'end') end = part.end;
    return Promise.resolve();
  });
  if (!header || !end) throw broken(file);
  return { header, end };
}

/**
 * Passes the parts of a backup to `take`, in order, one after the other.
 * @throws {StartError} when the file is cut off, changed or not a backup; at the latest at its end.
 */
export async function readBackup(file: string, take: (part: BackupPart) => Promise<void>): Promise<void> {
  const bytes = createReadStream(file);
  const text = bytes.pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
  bytes.once('error', (error) => text.destroy(error));
  try {
    await readText(text, take);
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (error instanceof Broken || code.startsWith('Z_')) throw broken(file);
    throw error;
  } finally {
    bytes.destroy();
  }
}

async function readText(
  text: AsyncIterable<Buffer>,
  take: (part: BackupPart) => Promise<void>,
): Promise<void> {
  const reader = createReader(take);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of text) {
    const whole = Buffer.concat([rest, chunk]);
    const lines = whole.subarray(0, whole.lastIndexOf(NEWLINE) + 1);
    rest = whole.subarray(lines.length);
    if (rest.length > LONGEST_LINE) throw new Broken();
    await reader.read(lines);
  }
  if (rest.length > 0 || !reader.hasEnded()) throw new Broken();
}

/** Splits chunks into whole lines, and passes on as many rows as possible at once. */
function createReader(take: (part: BackupPart) => Promise<void>) {
  const sha256 = createHash('sha256');
  let stage: 'start' | 'between' | 'rows' | 'ended' = 'start';

  async function readRows(lines: Buffer): Promise<Buffer> {
    const end = endOfRows(lines);
    const isThere = end >= 0;
    const rows = isThere ? lines.subarray(0, end) : lines;
    if (rows.length > 0) await take({ kind: 'rows', rows });
    if (isThere) stage = 'between';
    const used = isThere ? end + END_OF_ROWS.length : lines.length;
    sha256.update(lines.subarray(0, used));
    return lines.subarray(used);
  }

  async function readBetween(lines: Buffer): Promise<Buffer> {
    const bytes = lines.subarray(0, lines.indexOf(NEWLINE) + 1);
    const line = readLine(bytes.toString().trimEnd());
    if (!line || (line.kind === 'header') !== (stage === 'start')) throw new Broken();
    if (line.kind === 'end' && sha256.copy().digest('hex') !== line.end.sha256) throw new Broken();
    sha256.update(bytes);
    stage = line.kind === 'end' ? 'ended' : line.kind === 'table' ? 'rows' : 'between';
    await take(line);
    return lines.subarray(bytes.length);
  }

  return {
    hasEnded: () => stage === 'ended',
    async read(lines: Buffer) {
      while (lines.length > 0) {
        if (stage === 'ended') throw new Broken();
        lines = stage === 'rows' ? await readRows(lines) : await readBetween(lines);
      }
    },
  };
}

/**
 * Position of the line that ends a table's rows; -1 when there is none. Rows never contain a single
 * backslash.
 */
function endOfRows(lines: Buffer): number {
  if (lines.subarray(0, END_OF_ROWS.length).toString() === END_OF_ROWS) return 0;
  const before = lines.indexOf(`\n${END_OF_ROWS}`);
  return before < 0 ? -1 : before + 1;
}

function broken(file: string): StartError {
  return new StartError(
    `O arquivo ${file} não é um backup inteiro da Faísca: está cortado, foi alterado ou é outra coisa.`,
  );
}
