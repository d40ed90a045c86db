import { UnstyledButton } from '@mantine/core';
import { languageLabel } from '#domain/ads/languages.ts';
import { countryLabel } from '#domain/ads/locations.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { useEconomics, useSpendCurrency } from '#client/parts/draft/use-economics.ts';
import classes from './campaign-frame.module.css';
import { usePanel } from './use-panel.ts';

/**
 * The facts that everything else depends on. A click changes one. What the file needs and is missing stands out once there
 * are groups to publish: a campaign of which only the reports came needs none of it.
 */
export function FactChips() {
  const { settings, groups } = useCampaignDraft();
  const isBuilt = groups.length > 0;
  const budgetCurrency = useSpendCurrency();
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
      later: 'Informar país',
      act: () => open('essencial', 'countries'),
    },
    {
      label: 'Idiomas',
      text: languages.map(languageLabel).join(', ') || null,
      missing: 'Falta o idioma',
      later: 'Informar idioma',
      act: () => open('essencial', 'languages'),
    },
    {
      label: 'Orçamento',
      text: Number(dailyBudget ?? 0) === 0 ? null : `${formatMoney(dailyBudget ?? '', budgetCurrency)}/dia`,
      missing: 'Falta o orçamento',
      later: 'Informar orçamento',
      act: () => open('essencial', 'dailyBudget'),
    },
    {
      label: 'CPA máximo',
      text: most === null ? null : `CPA máx ${money(most.toFixed(2))}`,
      missing: null,
      later: 'Informar comissão',
      act: () => open('economia'),
    },
  ];
  return (
    <nav className={classes.chips} aria-label="O essencial">
      {facts.map(({ label, text, missing, later, act }) => {
        const urgent = isBuilt ? missing : null;
        const shown = text ?? urgent ?? later;
        return (
          <UnstyledButton
            key={label}
            className={classes.chip}
            data-missing={text === null ? (urgent === null ? 'later' : 'now') : undefined}
            aria-label={`${label}: ${shown}. Alterar`}
            onClick={act}
          >
            {shown}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
