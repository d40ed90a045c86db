/** Of what PostgreSQL's programs wrote, the line that says why: what they tell of their leaving comes after it. */
export function failureLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /\b(?:error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? '';
}
