// npm run report -- FILE...: prints one JSON line for each report downloaded from Google Ads.
import { readReport } from '#domain/measuring/reports/report.ts';
import { fail, printLine, readBytes } from './command.ts';

const paths = process.argv.slice(2);
if (paths.length === 0) fail('Uso: npm run report -- ARQUIVO...');
for (const path of paths) {
  const input = readBytes(path);
  const report =
    'error' in input ? { ...readReport(new Uint8Array()), error: input.error } : readReport(input.bytes);
  const ok = report.error === null;
  if (!ok) process.exitCode = 1;
  printLine({ file: path, ok, ...report });
}
