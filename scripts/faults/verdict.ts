/** The lines of a fault run, and its exit code. */
export function openVerdict() {
  let failures = 0;
  return {
    report: (what: string, isGood: boolean, figures: object): void => {
      console.log(`${isGood ? 'ok    ' : 'FALHOU'} ${what}`, JSON.stringify(figures));
      if (!isGood) failures += 1;
    },
    close: (): void => {
      console.log(failures === 0 ? 'Nada se perdeu.' : `${failures} falhas.`);
      process.exitCode = failures === 0 ? 0 : 1;
    },
  };
}

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
}
