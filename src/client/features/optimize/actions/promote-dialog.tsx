import { Alert, Modal, SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Keyword, withoutRefusedCharacters } from '#domain/ads/keyword.ts';
import type { Change } from '#domain/ads/account-change.ts';
import { groupFinder } from '#domain/deciding/search-terms/closest-group.ts';
import { groupsWith, type KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { locationText } from './change-words.ts';
import { useWorkbench } from './workbench-context.ts';

/** The searches that become keywords. `move`: the ad groups where they came from no longer serve them. */
export interface Promotion {
  texts: readonly string[];
  isMove: boolean;
}

interface PromoteDialogProps {
  promotion: Promotion | null;
  onClose: () => void;
}

export function PromoteDialog({ promotion, onClose }: PromoteDialogProps) {
  const title = promotion?.isMove === true ? 'Mover para outro grupo' : 'Promover a palavra-chave';
  return (
    <Modal opened={promotion !== null} onClose={onClose} title={title}>
      {promotion && <PromoteForm promotion={promotion} onClose={onClose} />}
    </Modal>
  );
}

const NAMED = 5;

function PromoteForm({
  promotion: { texts, isMove },
  onClose,
}: {
  promotion: Promotion;
  onClose: () => void;
}) {
  const { groups: all, terms, basket } = useWorkbench();
  const sources = useMemo(() => sourcesOf(texts, terms), [texts, terms]);
  /** A search moves to a group from another one that served it. */
  const groups = useMemo(
    () => (isMove ? all.filter((group) => otherSources(sources, group).some(isNamed)) : all),
    [all, isMove, sources],
  );
  const closest = useMemo(() => groupFinder(groups)(texts[0] ?? ''), [groups, texts]);
  const [target, setTarget] = useState(() => String(closest ? groups.indexOf(closest) : -1));
  const [matchType, setMatchType] = useState<'exact' | 'phrase'>('exact');
  const [isNegated, setIsNegated] = useState(isMove);
  const group = groups[Number(target)];
  const keywords = texts.map((text): Keyword => ({ text: withoutRefusedCharacters(text), matchType }));
  const known = group ? keywords.flatMap((each) => groupsWith(each, group.campaign, all)) : [];
  const isKnownHere =
    group !== undefined && keywords.every((each) => groupsWith(each, group.campaign, [group]).length > 0);
  const elsewhere = group ? otherSources(sources, group) : [];
  const hasSource = elsewhere.some(isNamed);
  const isUseless = isKnownHere && !isNegated;

  function confirm(): void {
    if (!group) return;
    basket.add(changesOf(keywords, group, isNegated ? elsewhere : []));
    onClose();
  }
  if (groups.length === 0)
    return (
      <Text>
        {isMove && sources.some(isNamed)
          ? 'Não há outro grupo de anúncios para onde mover.'
          : 'Monte os grupos de anúncios na aba Montagem, ou traga um relatório com a coluna Grupo de anúncios.'}
      </Text>
    );
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {texts.slice(0, NAMED).join(', ')}
        {texts.length > NAMED ? ` e mais ${texts.length - NAMED}` : ''}
      </Text>
      <Select
        label="Grupo de anúncios"
        description={
          closest
            ? 'O sugerido tem as palavras-chave mais próximas'
            : 'Nenhum grupo tem palavras parecidas: escolha um'
        }
        searchable={groups.length > 10}
        value={target === '-1' ? null : target}
        onChange={(value) => setTarget(value ?? '-1')}
        data={groups.map((each, at) => ({ value: String(at), label: locationText(each) }))}
      />
      <SegmentedControl
        aria-label="Correspondência"
        value={matchType}
        onChange={(value) => setMatchType(value === 'phrase' ? 'phrase' : 'exact')}
        data={[
          { value: 'exact', label: '[Exata]' },
          { value: 'phrase', label: '"Frase"' },
        ]}
      />
      {known.length > 0 && (
        <Alert color="yellow" variant="light" title="Já é palavra-chave">
          Em {[...new Set(known.map(locationText))].slice(0, NAMED).join(', ')}. Duas iguais competem entre
          si.
        </Alert>
      )}
      {hasSource && (
        <Switch
          label="Negativar, exata, no grupo de onde veio"
          description={elsewhere.map(locationText).join(', ')}
          checked={isNegated}
          onChange={({ currentTarget: { checked } }) => setIsNegated(checked)}
        />
      )}
      <FormButtons onCancel={onClose} disabled={!group || isUseless} onClick={confirm}>
        Adicionar às mudanças
      </FormButtons>
    </Stack>
  );
}

type Source = Pick<Term, 'campaign' | 'adGroup'>;

const isNamed = ({ adGroup }: Source) => adGroup !== '';

function otherSources(sources: readonly Source[], group: Source): Source[] {
  return sources.filter(({ campaign, adGroup }) => campaign !== group.campaign || adGroup !== group.adGroup);
}

/** The ad groups that served the searches. */
function sourcesOf(texts: readonly string[], terms: readonly Term[]): Source[] {
  const wanted = new Set(texts);
  const found = new Map<string, Source>();
  for (const { text, campaign, adGroup } of terms)
    if (wanted.has(text)) found.set(JSON.stringify([campaign, adGroup]), { campaign, adGroup });
  return [...found.values()];
}

function changesOf(keywords: readonly Keyword[], group: KnownGroup, sources: readonly Source[]): Change[] {
  return keywords.flatMap(({ text, matchType }): Change[] => [
    { kind: 'keyword', text, matchType, campaign: group.campaign, adGroup: group.adGroup },
    ...sources
      .filter(({ adGroup }) => adGroup !== '')
      .map(({ campaign, adGroup }): Change => ({
        kind: 'negative',
        text,
        matchType: 'exact',
        adGroup,
        isListed: false,
        campaign: campaign === '' ? null : campaign,
      })),
  ]);
}
