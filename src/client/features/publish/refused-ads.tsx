import { Badge, Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type RefusedAd, refusedAds } from '#domain/deciding/report-findings/refused-ads.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import { ShowMore } from '#client/components/show-more.tsx';
import { readPolicies } from '#client/parts/jobs/read-policies.ts';
import { signalsOptions } from '#client/data/report-findings.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { policyReason } from '#client/parts/policy-labels.ts';
import { paths } from '#client/paths.ts';

const STEP = 5;
const words: Record<RefusedAd['is'], { label: string; color: string }> = {
  refused: { label: 'Reprovado pelo Google', color: 'red' },
  limited: { label: 'Limitado pelo Google', color: 'yellow' },
};

/** What Google decided of the ads that run, beside what the policy reader sees in their texts. */
export function RefusedAds() {
  const { campaign } = useBuilder();
  const { data } = useQuery(signalsOptions(campaign.id));
  const ads = data === undefined ? [] : refusedAds(data);
  if (ads.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-label="O que o Google reprovou ou limitou">
      <Title order={2} size="h4">
        O que o Google reprovou ou limitou
      </Title>
      <ShowMore entries={ads} step={STEP}>
        {(shown) => shown.map((ad, at) => <Ad key={`${ad.adGroup}:${ad.titles.join()}:${at}`} ad={ad} />)}
      </ShowMore>
    </Stack>
  );
}

function Ad({ ad }: { ad: RefusedAd }) {
  const { campaign } = useBuilder();
  const { groups } = useCampaignDraft();
  const { is, adGroup, reasons, titles } = ad;
  const group = groups.find(({ name }) => name === adGroup);
  const search = group ? `?${new URLSearchParams({ grupo: group.id }).toString()}` : '';
  return (
    <Paper component="article" withBorder radius="lg" p={{ base: 'sm', sm: 'md' }} aria-label={titles[0]}>
      <Stack gap={4} align="flex-start">
        <Badge color={words[is].color} variant="light">
          {words[is].label}
        </Badge>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {titles.slice(0, 3).join(' | ')}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {reasons === '' ? 'O relatório não diz o motivo.' : `O Google diz: ${reasons}.`} Grupo: {adGroup}.
        </Text>
        <Seen ad={ad} />
        <Button
          component={Link}
          size="xs"
          variant="default"
          mt={4}
          to={{ pathname: paths.campaignTab(campaign.id, 'montagem'), search }}
        >
          Abrir o grupo
        </Button>
      </Stack>
    </Paper>
  );
}

/** The reader's own view of the ad's texts. */
function Seen({ ad: { titles, descriptions } }: { ad: RefusedAd }) {
  const { campaign } = useBuilder();
  const { name: product, language, sheet } = aboutProduct(campaign);
  const productKind = sheet.kind ?? 'physical';
  const { data } = useQuery({
    queryKey: ['policy-of-ad', language, product, productKind, titles, descriptions],
    queryFn: async () => {
      const questions = [
        ...titles.map((text) => ({ kind: 'titles' as const, text, product, productKind })),
        ...descriptions.map((text) => ({ kind: 'descriptions' as const, text, product, productKind })),
      ];
      const found = (await readPolicies({ language, questions })) ?? [];
      return found.flatMap((findings, at) =>
        findings.map((finding) => ({ text: questions[at]?.text ?? '', finding })),
      );
    },
    staleTime: Infinity,
  });
  if (data === undefined)
    return (
      <Text size="sm" c="dimmed">
        Lendo os textos…
      </Text>
    );
  if (data.length === 0)
    return (
      <Text size="sm">
        O leitor de políticas não vê nada nestes textos. Veja a página em Página: o Google também a lê. Se
        estiver tudo certo, peça nova análise no Google Ads.
      </Text>
    );
  return (
    <List size="sm">
      {data.map(({ text, finding }) => (
        <List.Item key={`${finding.rule}:${text}`}>{seenText(text, finding)}</List.Item>
      ))}
    </List>
  );
}

function seenText(text: string, finding: PolicyFinding): string {
  return `“${text}”: ${policyReason(finding)}`;
}
