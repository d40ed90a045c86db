import { List, Spoiler, Stack, Text } from '@mantine/core';
import type { MarketWordKind } from '#domain/language/market-words.ts';
import type { DroppedFact } from '#domain/making/structure/copy-draft.ts';
import { countText } from '#client/lib/count-text.ts';
import type { CopyDraft } from './use-copy-draft.ts';

const kindLabels: Record<MarketWordKind, string> = {
  authority: 'órgão',
  complaint: 'site de reclamação',
  shop: 'loja',
  payment: 'pagamento',
  currency: 'moeda',
  country: 'país',
};
const factLabels: Record<DroppedFact, string> = {
  price: 'preço',
  currency: 'moeda',
  instalments: 'parcelas',
  shipping: 'entrega',
  payments: 'pagamento',
  contents: 'composição',
  audience: 'público',
  problem: 'problema',
};
const SHOWN = 100;

/** What a copy holds, and which of its texts need other words. */
export function CopyNotes({ draft }: { draft: CopyDraft }) {
  const { copy, counts, isSameLanguage, hasTexts, dropped, words } = draft;
  return (
    <Stack gap={6}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {copy.campaign.name}
      </Text>
      <Text size="sm" c="dimmed">
        {[
          countText(counts.groups, 'grupo', 'grupos'),
          countText(counts.keywords, 'palavra', 'palavras'),
          countText(counts.ads, 'anúncio', 'anúncios'),
        ].join(' · ')}
        {'. '}
        {isSameLanguage ? 'Textos copiados.' : 'Textos refeitos no idioma escolhido.'}
      </Text>
      {!hasTexts && (
        <Text size="sm" c="orange">
          Este idioma ainda não tem textos prontos: as palavras vêm em inglês e os anúncios ficam para você
          escrever.
        </Text>
      )}
      {copy.settings.finalUrl !== '' && (
        <Text size="sm">A URL final é a mesma: confira se a página atende este país e idioma.</Text>
      )}
      {dropped.length > 0 && (
        <Text size="sm">
          Ficou fora da ficha o que só vale no país ou no idioma de origem:{' '}
          {dropped.map((fact) => factLabels[fact]).join(', ')}. Preencha na campanha nova.
        </Text>
      )}
      {words.length === 0 ? (
        <Text size="sm">Nenhum texto fala do país de origem.</Text>
      ) : (
        <>
          <Text size="sm" fw={600}>
            {countText(words.length, 'texto pede', 'textos pedem')} outras palavras
          </Text>
          <Spoiler maxHeight={110} showLabel="Ver todos" hideLabel="Ver menos">
            <List size="sm">
              {words.slice(0, SHOWN).map(({ text, group, found, instead }) => (
                <List.Item key={text} style={{ overflowWrap: 'anywhere' }}>
                  {text}
                  <Text span c="dimmed" size="sm">
                    {` · ${kindLabels[found.kind]}: ${found.word}${instead === '' ? '' : `, aqui ${instead}`}`}
                    {group === null ? '' : ` · ${group}`}
                  </Text>
                </List.Item>
              ))}
            </List>
          </Spoiler>
        </>
      )}
    </Stack>
  );
}
