import { decodeTextFile } from '#domain/making/texts/text-files.ts';

/** Decodes a text file that the person selected, in any common encoding. */
export async function readTextFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeTextFile(bytes, (encoding, part) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(part);
    } catch {
      return null;
    }
  });
}
