import { UnstyledButton } from '@mantine/core';
import { languageLabel } from '#domain/ads/languages.ts';
import { countryLabel } from '#domain/ads/locations.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { useEconomics } from '#client/parts/draft/use-economics.ts';
import classes from './campaign-frame.module.css';
import { usePanel } from './use-panel.ts';

/** The facts that everything else depends on. A click changes one. */
export function FactChips() {
  const { settings } = useCampaignDraft();
  const { open } = usePanel();
  const { countries, languages, dailyBudget } = settings;
  const { economics, currency } = useEconomics();
  const most = economicsOf(economics)?.targetCpa ?? null;
  const money = (amount: string) => formatMoney(amount, currency);
  const facts = [
    {
      label: 'Países',
      text: countries.map(countryLabel).join(', ') || null,
      missing: 'Falta o país',
      act: () => open('essencial', 'countries'),
    },
    {
      label: 'Idiomas',
      text: languages.map(languageLabel).join(', ') || null,
      missing: 'Falta o idioma',
      act: () => open('essencial', 'languages'),
    },
    {
      label: 'Orçamento',
      text: Number(dailyBudget ?? 0) === 0 ? null : `${money(dailyBudget ?? '')}/dia`,
      missing: 'Falta o orçamento',
      act: () => open('essencial', 'dailyBudget'),
    },
    {
      label: 'CPA máximo',
      text: most === null ? null : `CPA máx ${money(most.toFixed(2))}`,
      missing: 'Falta a comissão',
      act: () => open('economia'),
    },
  ];
  return (
    <nav className={classes.chips} aria-label="O essencial">
      {facts.map(({ label, text, missing, act }) => (
        <UnstyledButton
          key={label}
          className={classes.chip}
          data-missing={text === null || undefined}
          aria-label={`${label}: ${text ?? missing}. Alterar`}
          onClick={act}
        >
          {text ?? missing}
        </UnstyledButton>
      ))}
    </nav>
  );
}
