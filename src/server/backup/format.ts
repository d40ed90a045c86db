import * as z from 'zod/mini';

/**
 * A backup is gzipped text that `psql` can also read: a comment with the header, one `copy … from stdin` per
 * table, its rows as PostgreSQL writes them and `\.`, the state of each sequence, and a comment with totals
 * and checksum.
 */
const HEADER = '-- faisca-backup ';
const END = '-- faisca-end ';
export const END_OF_ROWS = '\\.\n';

const migrationSchema = z.object({ at: z.number(), hash: z.string() });

const headerSchema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, which identifies the schema of the rows. */
  migration: migrationSchema,
  /** Fingerprint of the secret that signs and encrypts. It identifies the secret without revealing it. */
  secretFingerprint: z.string(),
  /** The secret itself, if the server generated it and stores it beside its database. */
  secret: z.optional(z.string()),
});
export type BackupHeader = z.output<typeof headerSchema>;

const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of everything before this line. */
  sha256: z.string(),
});
export type BackupEnd = z.output<typeof endSchema>;

/** A table with the columns that are stored, in this order. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

export interface BackedUpSequence {
  name: string;
  value: string;
  isCalled: boolean;
}

export type BackupLine =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: BackedUpTable }
  | { kind: 'sequence'; sequence: BackedUpSequence }
  | { kind: 'end'; end: BackupEnd };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const unquote = (name: string) => name.slice(1, -1).replaceAll('""', '"');
const quotedName = '"(?:[^"]|"")+"';
const tablePattern = new RegExp(
  `^copy public\\.(${quotedName}) \\((${quotedName}(?:, ${quotedName})*)\\) from stdin;$`,
);
const sequencePattern = /^select setval\('public\.("(?:[^"']|"")+")', (\d+), (true|false)\);$/;

export const headerLine = (header: BackupHeader) => `${HEADER}${JSON.stringify(header)}\n`;
export const endLine = (end: BackupEnd) => `${END}${JSON.stringify(end)}\n`;

export function tableLine({ name, columns }: BackedUpTable): string {
  return `copy public.${quote(name)} (${columns.map(quote).join(', ')}) from stdin;\n`;
}

export function sequenceLine({ name, value, isCalled }: BackedUpSequence): string {
  return `select setval('public.${quote(name)}', ${value}, ${isCalled});\n`;
}

/** Parses a line outside the tables' rows; null when it is not part of our format. */
export function readLine(line: string): BackupLine | null {
  if (line.startsWith(HEADER)) {
    const header = headerSchema.safeParse(parseJson(line.slice(HEADER.length)));
    return header.success ? { kind: 'header', header: header.data } : null;
  }
  if (line.startsWith(END)) {
    const end = endSchema.safeParse(parseJson(line.slice(END.length)));
    return end.success ? { kind: 'end', end: end.data } : null;
  }
  const [, name, columns] = tablePattern.exec(line) ?? [];
  if (name !== undefined && columns !== undefined) {
    const quoted = columns.match(new RegExp(quotedName, 'g')) ?? [];
    return { kind: 'table', table: { name: unquote(name), columns: quoted.map(unquote) } };
  }
  const [, sequence, value, isCalled] = sequencePattern.exec(line) ?? [];
  if (sequence === undefined || value === undefined) return null;
  return { kind: 'sequence', sequence: { name: unquote(sequence), value, isCalled: isCalled === 'true' } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
