/** Of what PostgreSQL's programs wrote, the line that says why: what follows from it, and their leaving, come after. */
export function failureLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => /\b(?:error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? '';
}
