import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { hasOwnTexts } from '#domain/making/texts/built-in-texts.ts';
import { checkProblem } from '#domain/making/texts/engine/problem-check.ts';
import { emptySheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { productToken } from '#domain/making/texts/templates.ts';
import { builtInTextsOptions } from '#client/data/templates.ts';
import { problemOptions } from '#client/parts/product-sheet/problem-options.ts';
import type { Draft } from './draft.ts';
import classes from './product-field.module.css';
import { useOptions, useProduct } from './use-draft.ts';

/** The product's name; at the top of the nutra funnel, the problem that people search for. */
export function ProductField({ draft }: { draft: Draft }) {
  const { funnel, listKey } = useOptions(draft);
  const isProblem = funnel !== '' && productToken(listKey, funnel) === '[problema]';
  return (
    <div>
      <ProductInput draft={draft} isProblem={isProblem} />
      {isProblem && <ProblemHelp draft={draft} />}
    </div>
  );
}

/** When a person types, only this field renders. */
function ProductInput({ draft, isProblem }: { draft: Draft; isProblem: boolean }) {
  return (
    <TextInput
      label="Produto"
      placeholder={isProblem ? 'O problema que ele resolve' : 'Nome do produto'}
      description={
        isProblem ? 'No topo de Nutra, escreva o problema: dor no joelho, queda de cabelo.' : undefined
      }
      value={useProduct(draft)}
      onChange={(event) => draft.setShared({ product: event.currentTarget.value })}
      autoComplete="off"
      dir="auto"
    />
  );
}

const advice = {
  verb: 'Isto parece um verbo. As pessoas pesquisam o problema como substantivo: "queda de cabelo", não "parar de cair".',
  product: 'Este é o nome do produto. No topo do funil, escreva o problema que ele resolve.',
} as const;

/** The error of the typed problem, and the niche's problems to choose from. */
function ProblemHelp({ draft }: { draft: Draft }) {
  const product = useProduct(draft);
  const { language, sheet = emptySheet } = useOptions(draft);
  const shown = language === '' ? 'pt' : language;
  const { data: builtIn } = useQuery(builtInTextsOptions(shown));
  const pack = builtIn?.pack;
  if (!hasOwnTexts(shown)) return null;
  const found = pack ? checkProblem(product, pack.verbs, sheet) : null;
  const { problem, niche = '' } = sheet;
  return (
    <Stack gap={6} mt={6}>
      {found !== null && (
        <Group gap={6} wrap="nowrap" align="flex-start" role="status">
          <IconAlertTriangle className={classes.warning} aria-hidden />
          <Text size="sm">{advice[found]}</Text>
        </Group>
      )}
      {problem !== undefined && problem !== product && (
        <Button
          variant="light"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => draft.setShared({ product: problem })}
        >
          Usar o da ficha: {problem}
        </Button>
      )}
      <Select
        aria-label="Escolher um problema"
        placeholder="Ou escolha um problema pesquisado"
        data={pack ? problemOptions(pack, niche, 'nutra') : []}
        value={null}
        onChange={(chosen) => chosen !== null && draft.setShared({ product: chosen })}
        searchable
      />
    </Stack>
  );
}
