import { Checkbox, Collapse, Select, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { matchTypes } from '#domain/ads/match-types.ts';
import { type NegativeGroupId, negativeGroupIds } from '#domain/making/texts/content/language-pack.ts';
import { hasOwnTexts } from '#domain/making/texts/built-in-texts.ts';
import { niches } from '#domain/making/texts/content/niches.ts';
import type { NegativeChoice } from '#domain/making/texts/engine/negative-list.ts';
import { builtInTextsOptions } from '#client/data/templates.ts';
import { matchLabels } from '#client/parts/match-labels.ts';
import type { Draft } from './draft.ts';
import classes from './negative-groups.module.css';
import { useOptions } from './use-draft.ts';

const groupLabels: Readonly<Record<NegativeGroupId, string>> = {
  core: 'Essenciais',
  jobs: 'Empregos e renda',
  education: 'Cursos e estudos',
  media: 'Mídia e downloads',
  doItYourself: 'Faça você mesmo',
  used: 'Usados e conserto',
  afterSale: 'Pós-venda',
  marketplaces: 'Marketplaces e farmácias',
  medical: 'Consultas e remédios',
  competitors: 'Comparações com outras marcas',
  digital: 'Grátis e pirataria de digitais',
};

/** The groups of negatives to load instead of the one-click list, and the match type of their words. */
export function NegativeGroups({ draft }: { draft: Draft }) {
  const { language, sheet, negatives = {} } = useOptions(draft);
  const { groups = [], withNiche = false, matchType } = negatives;
  const [isOpen, { toggle }] = useDisclosure(groups.length > 0);
  const hasWords = language !== '' && hasOwnTexts(language);
  const { data } = useQuery({
    ...builtInTextsOptions(language === '' ? 'pt' : language),
    enabled: hasWords,
  });
  const pack = data?.pack; // a moment later than the choice of a language
  if (!hasWords) return null;
  const niche = niches.find(({ id }) => id === sheet?.niche);
  const change = (part: Partial<NegativeChoice>) => {
    const next = { ...negatives, ...part };
    const isChosen = (next.groups ?? []).length > 0 || next.withNiche === true;
    draft.setTool({ negatives: isChosen ? { ...next, groups: next.groups ?? [] } : undefined });
  };
  const toggleGroup = (id: NegativeGroupId, isChecked: boolean) =>
    change({ groups: negativeGroupIds.filter((one) => (one === id ? isChecked : groups.includes(one))) });
  return (
    <div className={classes.box}>
      <UnstyledButton className={classes.head} onClick={toggle} aria-expanded={isOpen}>
        <span>
          <Text size="sm" fw={600} span display="block">
            Escolher por grupos
          </Text>
          <Text size="sm" c="dimmed" span display="block">
            {groups.length === 0 && !withNiche
              ? 'Sem escolha, vem a lista pronta.'
              : chosenLabel(groups, withNiche)}
          </Text>
        </span>
        <IconChevronDown className={classes.chevron} data-open={isOpen || undefined} />
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <Stack gap={6} pt="sm">
          {negativeGroupIds.map((id) => (
            <Checkbox
              key={id}
              {...wordsOf(groupLabels[id], pack?.negatives.groups[id])}
              checked={groups.includes(id)}
              onChange={(event) => toggleGroup(id, event.currentTarget.checked)}
            />
          ))}
          {niche && (
            <Checkbox
              {...wordsOf(`Do nicho: ${niche.label}`, pack?.niches[niche.id].negatives)}
              checked={withNiche}
              onChange={(event) => change({ withNiche: event.currentTarget.checked })}
            />
          )}
          <Select
            mt={6}
            label="Correspondência das negativas"
            description="Cada palavra já vem com a que bloqueia menos compradores. Mude só se precisar."
            data={[
              { value: '', label: 'A de cada palavra' },
              ...matchTypes.map((value) => ({ value, label: matchLabels[value] })),
            ]}
            value={matchType ?? ''}
            onChange={(chosen) => change({ matchType: matchTypes.find((type) => type === chosen) })}
            disabled={groups.length === 0 && !withNiche}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

/** A box's name with the number of its words and the first of them. */
function wordsOf(name: string, words: readonly string[] | undefined) {
  return words === undefined
    ? { label: name, description: '\u00A0' }
    : { label: `${name} (${words.length})`, description: words.slice(0, 4).join(', ') };
}

function chosenLabel(groups: readonly NegativeGroupId[], withNiche: boolean): string {
  const names = groups.map((id) => groupLabels[id]);
  return [...names, ...(withNiche ? ['Do nicho'] : [])].join(', ');
}
