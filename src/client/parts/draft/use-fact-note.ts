import type { InputWrapperProps } from '@mantine/core';
import { type DraftFact, factOrigin, type FactOrigin } from '#domain/making/structure/fact-origin.ts';
import { useBuilder, useCampaignDraft } from './draft-context.ts';

/** Who set a value, in words. */
const originWords: Record<FactOrigin, string> = {
  person: 'Preenchido por você.',
  campaign: 'Do cadastro da campanha.',
  sheet: 'Da ficha do produto.',
  proposal: 'Proposta nossa: o que você mudar fica.',
  reports: 'Dos seus resultados.',
};

const order: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** What a fact's field says below itself: what it is, and who set its value. */
export function useFactNote(fact: DraftFact, about?: string) {
  const { campaign } = useBuilder();
  const { settings } = useCampaignDraft();
  const origin = factOrigin(fact, settings, campaign);
  const originText = origin === null ? [] : [originWords[origin]];
  const description = [...(about === undefined ? [] : [about]), ...originText].join(' ');
  return { inputWrapperOrder: order, ...(description !== '' && { description }) };
}
