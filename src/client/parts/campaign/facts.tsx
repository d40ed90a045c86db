import classes from './facts.module.css';

interface FactsProps {
  /** Label and value of each fact. Null is shown as 'N/A'. */
  facts: readonly (readonly [label: string, value: string | null])[];
  /** Gives long values the full width, so that they are not shortened. */
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
