// npm run page -- FILE.html [--url https://…] [--sheet ficha.json]: what Google may refuse on a page, as JSON.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPage } from '#domain/making/landing-page/check-page.ts';
import { hasMarks, isUnmarkedUtf16, refusalOfFile } from '#domain/making/landing-page/page-file.ts';
import { parsePage } from '#domain/making/landing-page/parse-page.ts';
import { readableSheet } from '#domain/making/texts/sheet/readable-sheet.ts';
import { decodePage } from '#server/page-checks/fetch/decode-page.ts';
import { fail, printLine, readBytes } from './command.ts';

const USAGE = 'Uso: npm run page -- PAGINA.html [--url https://…] [--sheet ficha.json]';
const { path, url, sheet } = readArguments();
const file = readBytes(path);
if ('error' in file) fail(file.error);
const refusal = refusalOfFile(file.bytes);
if (refusal !== null) fail(`${basename(path)}: ${refusal}`);
const html = isUnmarkedUtf16(file.bytes)
  ? new TextDecoder('utf-16le').decode(file.bytes)
  : decodePage(file.bytes);
const read = readSheet(sheet);
const report = await checkPage(parsePage(html), {
  sheet: read.sheet,
  ...(url === undefined ? {} : { url }),
});
report.warnings.push(...read.problems.map((problem) => `Ficha, sem este dado: ${problem}`));
if (!hasMarks(html)) report.warnings.push('O arquivo não tem HTML: foi lido como um texto.');
printLine(report);

function readArguments(): { path: string; url: string | undefined; sheet: string | undefined } {
  const option = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { url: option, sheet: option },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (path === undefined) fail(USAGE);
    if (values.url !== undefined && !URL.canParse(values.url)) fail('--url: use um endereço como https://…');
    return { path, url: values.url, sheet: values.sheet };
  } catch {
    fail(USAGE);
  }
}

function readSheet(path: string | undefined): ReturnType<typeof readableSheet> {
  if (path === undefined) return readableSheet({});
  const file = readBytes(path);
  if ('error' in file) fail(file.error);
  try {
    return readableSheet(JSON.parse(new TextDecoder().decode(file.bytes)));
  } catch {
    fail('--sheet: o arquivo não é um JSON válido.');
  }
}
