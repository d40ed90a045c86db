import { Box, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { changeGroup, removeGroup, withTargetCpa } from '#domain/making/structure/edit.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { cpaStrategies } from '#domain/making/structure/settings.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { Panel } from '#client/components/panel.tsx';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { LinesEditor } from '#client/parts/lines-editor.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { useSpendCurrency } from '#client/parts/draft/use-economics.ts';
import { AdsEditor } from './ads-editor.tsx';
import classes from './assembly.module.css';
import { KeywordList } from './keyword-list.tsx';

type Part = 'keywords' | 'negatives' | 'ads';

/** From this width on, keywords and negatives stand beside each other. */
const WIDE = '(min-width: 90em)';

interface GroupPanelProps {
  group: DraftGroup;
  onOpen: (id: string) => void;
}

/** The open group: its name, keywords, negatives and ads. */
export function GroupPanel({ group, onOpen }: GroupPanelProps) {
  const { store } = useBuilder();
  const currency = useSpendCurrency();
  const { settings } = useCampaignDraft();
  const [part, setPart] = useState<Part>('keywords');
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const keywords = `Palavras (${numberText(group.keywords.length)})`;
  const negatives = `Negativas (${numberText(group.negatives.length)})`;
  const shown = isWide && part === 'negatives' ? 'keywords' : part;
  const change = (edit: (group: DraftGroup) => DraftGroup, step?: string) =>
    store.change((draft) => changeGroup(draft, group.id, edit), step && `${group.id}:${step}`);
  function remove(): void {
    store.change((draft) => removeGroup(draft, group.id));
    notifyUndo('Grupo excluído', store.undo);
  }
  return (
    <Panel>
      <Stack>
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Nome do grupo"
            value={group.name}
            maxLength={255}
            error={group.name.trim() === '' ? 'Dê um nome ao grupo.' : undefined}
            onChange={({ currentTarget: { value } }) =>
              change((now) => ({ ...now, name: value === '' ? ' ' : value }), 'name')
            }
          />
          <IconButton label="Excluir grupo" icon={IconTrash} color="red" size="input-sm" onClick={remove} />
        </Group>
        {(cpaStrategies.includes(settings.bidStrategy) || group.targetCpa !== undefined) && (
          <Box maw={280}>
            <AmountInput
              label="CPA desejado do grupo"
              description="Em lugar do da campanha. Vazio: o da campanha."
              currency={currency}
              value={group.targetCpa ?? null}
              onChange={(amount) => change((now) => withTargetCpa(now, amount), 'cpa')}
            />
          </Box>
        )}
        <SegmentedControl
          aria-label="Parte do grupo"
          classNames={{ label: classes.part }}
          value={shown}
          onChange={setPart}
          data={[
            ...(isWide
              ? [{ value: 'keywords' as const, label: `${keywords} e negativas (${group.negatives.length})` }]
              : [
                  { value: 'keywords' as const, label: keywords },
                  { value: 'negatives' as const, label: negatives },
                ]),
            { value: 'ads', label: `Anúncios (${group.ads.length})` },
          ]}
        />
        {shown === 'ads' ? (
          <AdsEditor group={group} onChange={change} />
        ) : (
          <div className={classes.lists}>
            {(isWide || shown === 'keywords') && <KeywordList group={group} onOpen={onOpen} />}
            {(isWide || shown === 'negatives') && (
              <LinesEditor
                label="Negativas do grupo"
                description='Uma por linha: palavra, "frase" ou [exata]. As que a proposta criou mandam cada pesquisa ao grupo certo.'
                minRows={isWide ? 16 : 6}
                lines={group.negatives}
                onChange={(lines) => change((now) => ({ ...now, negatives: lines }), 'negatives')}
              />
            )}
          </div>
        )}
      </Stack>
    </Panel>
  );
}
