import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type NegativesTarget, writeNegatives } from '#domain/editor-file/write-negatives.ts';
import { addNegatives, placeNegatives } from '#domain/search-terms/placed-negatives.ts';
import type { Term } from '#domain/search-terms/term.ts';
import { campaignFileName } from '#domain/texts/exports.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { downloadFile } from '#client/lib/files.ts';
import { notifyInfo, notifySuccess } from '#client/lib/notify.ts';
import { useBuilder, usePlan } from '../../builder/plan-context.ts';
import { countText } from '../report-words.ts';
import type { Basket } from './basket-store.ts';

interface BasketActionsProps {
  basket: Basket;
  terms: readonly Term[];
  /** How many blocked terms sold. */
  sold: number;
}

/** Takes the negatives to Google Ads as a file with only these changes, and into the campaign here. */
export function BasketActions({ basket, terms, sold }: BasketActionsProps) {
  const { campaign, store } = useBuilder();
  const plan = usePlan();
  const [target, setTarget] = useState<NegativesTarget>('editor');

  function download(): void {
    const placed = placeNegatives(basket.chosen, terms, campaign.name);
    const { bytes, rows, out } = writeNegatives(placed, target);
    const base = campaignFileName(campaign.name).replace(/\.json$/, '');
    downloadFile(`${base}_negativas_${target === 'editor' ? 'editor' : 'navegador'}.csv`, bytes, 'text/csv');
    const refused = out.filter(({ why }) => why === 'refused').map(({ text }) => text);
    const left = refused.length > 0 ? ` O Google não aceita: ${[...new Set(refused)].join(', ')}.` : '';
    notifySuccess('Arquivo pronto', `${countText(rows, 'negativa', 'negativas')} e nada mais.${left}`);
  }
  function addHere(): void {
    const next = addNegatives(plan, basket.chosen);
    if (next === plan) {
      notifyInfo('Nada mudou', 'A campanha daqui já tem estas negativas.');
      return;
    }
    store.change((now) => addNegatives(now, basket.chosen));
    notifySuccess('Negativas na campanha', 'Elas ficam na aba Dados ou no grupo, e saem na exportação.');
  }
  function guarded(action: () => void): () => void {
    if (sold === 0) return action;
    return () =>
      confirmAction({
        title: 'Bloqueia termos que venderam',
        message: `${countText(sold, 'termo bloqueado já vendeu', 'termos bloqueados já venderam')}. Continue só se for mesmo o que você quer.`,
        confirmLabel: 'Continuar assim mesmo',
        onConfirm: action,
      });
  }
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label="Para onde vão as negativas"
        value={target}
        onChange={(value) => setTarget(value === 'web' ? 'web' : 'editor')}
        data={[
          { value: 'editor', label: 'Google Ads Editor' },
          { value: 'web', label: 'Envio pelo navegador' },
        ]}
      />
      <Group gap="xs">
        <Button leftSection={<IconDownload size={18} stroke={1.8} />} onClick={guarded(download)}>
          Baixar as negativas
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          onClick={guarded(addHere)}
        >
          Pôr na campanha daqui
        </Button>
        <Button variant="subtle" color="gray" onClick={basket.clear}>
          Esvaziar a cesta
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {target === 'editor'
          ? 'No Editor: Conta > Importar > Do arquivo. O arquivo só acrescenta estas negativas.'
          : 'No Google Ads: Ferramentas > Ações em massa > Uploads. O arquivo só acrescenta estas negativas.'}
      </Text>
    </Stack>
  );
}
