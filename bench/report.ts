import { cpus } from 'node:os';
import { writeSection } from './results.ts';

const RUNS = 30;
const WARM_UP = 3;
const NAME_WIDTH = 62;

interface Printed {
  title: string;
  table: string[][];
}
/** What was printed since it was last written. */
const printed: Printed[] = [];

export function printHeading(title: string, columns: readonly string[]): void {
  printed.push({ title, table: [['', ...columns]] });
  console.log(`\n${title.padEnd(NAME_WIDTH)}${columns.map((column) => column.padStart(12)).join('')}`);
}

export function printLine(what: string, values: readonly string[]): void {
  printed.at(-1)?.table.push([what, ...values]);
  console.log(`  ${what}`.padEnd(NAME_WIDTH) + values.map((value) => value.padStart(12)).join(''));
}

/** Writes what this bench has printed to bench/results.md. */
export async function writePrinted(name: string): Promise<void> {
  const about = `\`npm run bench -- ${name}\`; Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}.`;
  for (const { title, table } of printed.splice(0)) {
    const width = Math.max(...table.map(({ length }) => length));
    await writeSection(
      title,
      about,
      table.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]),
    );
  }
}

/** Runs the work 30 times, one after the other, and prints the 50th and the 95th percentile. */
export async function measure(what: string, work: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const since = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - since);
  }
  printLine(what, percentiles(times));
}

/** @param times durations in milliseconds. */
export function percentiles(times: readonly number[]): [p50: string, p95: string] {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1)} ms`;
  return [at(0.5), at(0.95)];
}
