import classes from './facts.module.css';

interface FactsProps {
  /** What each fact is, and its value; null is shown as 'N/A'. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** With room for long values, which are then shown whole. */
  isWide?: boolean;
}

export function Facts({ facts, isWide = false }: FactsProps) {
  return (
    <dl className={classes.facts} data-wide={isWide || undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value ?? undefined}>{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  );
}
