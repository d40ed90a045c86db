import { readFile } from 'node:fs/promises';
import { listTexts, TextsError } from './texts/list-texts.ts';

try {
  const lines = await listTexts(process.argv.slice(2), (path) => readFile(path, 'utf8'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  if (!(error instanceof TextsError)) throw error;
  process.stderr.write(error.messages.map((message) => `${message}\n`).join(''));
  process.exitCode = 1;
}
