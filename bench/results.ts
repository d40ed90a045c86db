import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

const file = join(import.meta.dirname, 'results.md');
const HEAD = '# Measured\n\nWritten by `npm run bench`; each section by the command that stands in it.\n';

type Cells = readonly string[];

/** Prints a table and replaces the section with this title in bench/results.md. */
export async function writeSection(
  title: string,
  about: string,
  [head, ...rows]: readonly Cells[],
): Promise<void> {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`;
  const table = [line(head ?? []), line((head ?? []).map(() => '---')), ...rows.map(line)].join('\n');
  const { code: section } = await format(file, `## ${title}\n\n${about}\n\n${table}\n`, { printWidth: 110 });
  console.log(`\n${section}`);
  const [, ...sections] = (existsSync(file) ? readFileSync(file, 'utf8') : HEAD).split(/^(?=## )/m);
  const at = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  if (at === -1) sections.push(section);
  else sections[at] = section;
  writeFileSync(file, [HEAD, ...sections.map((one) => one.trimEnd() + '\n')].join('\n'));
}
