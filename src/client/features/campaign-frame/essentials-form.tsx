import { Button, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { missingFacts } from '#domain/making/findings/missing-facts.ts';
import dialogFoot from '#client/components/dialog-foot.module.css';
import { useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import {
  BudgetField,
  CommissionField,
  CountriesField,
  FinalUrlField,
  LanguagesField,
} from '#client/parts/draft/essential-fields.tsx';
import { factWords } from './fact-words.ts';
import { usePanel } from './use-panel.ts';

const listFormat = new Intl.ListFormat('pt-BR');

/** The fields that a campaign needs before it is published, and the income of a sale. Each is saved while it is typed. */
export function EssentialsForm() {
  const { field, close } = usePanel();
  const missing = missingFacts(useCampaignDraft());
  const autofocus = (name: string) => (field === name ? { 'data-autofocus': true } : {});
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The drawer looks for its first focus before this form's code has come.
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [field]);
  return (
    <Stack ref={form}>
      <CountriesField {...autofocus('countries')} />
      <LanguagesField {...autofocus('languages')} />
      <FinalUrlField {...autofocus('finalUrl')} />
      <BudgetField {...autofocus('dailyBudget')} />
      <CommissionField />
      <Stack gap="xs" className={dialogFoot.foot ?? ''} data-clear-of-toasts>
        <Text size="sm" c="dimmed" role="status">
          {missing.length === 0
            ? 'Nada falta. Tudo é salvo enquanto você digita.'
            : `Ainda falta: ${listFormat.format(missing.map((fact) => factWords[fact]))}.`}
        </Text>
        <Button leftSection={<IconCheck />} onClick={close}>
          Pronto
        </Button>
      </Stack>
    </Stack>
  );
}
