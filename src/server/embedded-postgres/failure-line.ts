/** First error, fatal or panic line of PostgreSQL's output. */
export function failureLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => /\b(?:error|fatal|panic):/i.test(line)) ?? lines.at(-1) ?? '';
}
