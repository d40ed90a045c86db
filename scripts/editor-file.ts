// npm run editor-file -- FILE [--write OUT]: prints the contents of a Google Ads Editor export as JSON.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEditorFile, writeEditorFile } from '#domain/making/editor-file/editor-file.ts';
import { summarizeEditorFile } from '#domain/making/editor-file/summary.ts';
import { fail, printLine, readBytes } from './command.ts';

const usage = 'Uso: npm run editor-file -- ARQUIVO [--write SAIDA]';
const [path, option, out] = process.argv.slice(2);
if (path === undefined || (option !== undefined && (option !== '--write' || out === undefined))) fail(usage);
const input = readBytes(path);
const read =
  'error' in input
    ? ({ ok: false, dialect: 'unknown', encoding: null, error: input.error } as const)
    : readEditorFile(input.bytes);
printLine(summarizeEditorFile(read));
if (!read.ok) process.exitCode = 1;
else if (out !== undefined) {
  if (read.file.dialect === 'web')
    fail('Só um arquivo do Editor pode ser gravado: este é do envio pelo navegador.');
  writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', out), writeEditorFile(read.file));
}
