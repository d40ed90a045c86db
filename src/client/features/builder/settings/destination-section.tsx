import { Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import {
  type AffiliateNetworkId,
  affiliateNetworkIds,
  affiliateNetworks,
} from '#domain/ads/affiliate-networks.ts';
import { holdsFinalUrl, unknownTags } from '#domain/making/structure/tracking.ts';
import { Panel } from '#client/components/panel.tsx';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { FinalUrlField } from '#client/parts/draft/essential-fields.tsx';

const networks = affiliateNetworkIds.map((id) => ({ value: id, label: affiliateNetworks[id].label }));

/** The ads' landing page, and the parameters added to each click. */
export function DestinationSection() {
  const { settings, change } = useSettings();
  const { trackingTemplate, finalUrlSuffix, network } = settings;
  function choose(id: string | null): void {
    const known = affiliateNetworkIds.find((each) => each === id);
    change({
      network: known ?? null,
      ...(known && { finalUrlSuffix: affiliateNetworks[known].finalUrlSuffix }),
    });
  }
  return (
    <Panel title="Destino e rastreamento" part="destination">
      <Stack>
        <FinalUrlField />
        <Select
          label="Rede de afiliados"
          description="Preenche o sufixo com os parâmetros que a rede devolve a cada venda. Confira os nomes no seu painel."
          placeholder="Nenhuma"
          data={networks}
          clearable
          value={network satisfies AffiliateNetworkId | null}
          onChange={choose}
          maw={320}
        />
        <TextInput
          label="Sufixo da URL final"
          inputMode="url"
          placeholder="src={campaignid}&sck={gclid}"
          maxLength={2000}
          value={finalUrlSuffix}
          error={tagProblem(finalUrlSuffix)}
          onChange={(event) => change({ finalUrlSuffix: event.currentTarget.value }, true)}
        />
        <Textarea
          label="Modelo de acompanhamento"
          inputMode="url"
          description="Só se você usa um rastreador. Precisa conter {lpurl}."
          placeholder="https://rastreador.exemplo.com/?url={lpurl}"
          autosize
          maxLength={4000}
          value={trackingTemplate}
          error={
            tagProblem(trackingTemplate) ??
            (trackingTemplate.trim() !== '' && !holdsFinalUrl(trackingTemplate)
              ? 'Falta {lpurl}: sem ele o clique não chega à sua página.'
              : undefined)
          }
          onChange={(event) => change({ trackingTemplate: event.currentTarget.value }, true)}
        />
        <Text size="sm" c="dimmed">
          Parâmetros do Google:{' '}
          {'{campaignid} {adgroupid} {creative} {keyword} {matchtype} {device} {network} {gclid}'}.
        </Text>
      </Stack>
    </Panel>
  );
}

function tagProblem(template: string): string | undefined {
  const [unknown] = unknownTags(template);
  if (!unknown) return undefined;
  const { tag, instead } = unknown;
  return instead === null ? `O Google não conhece ${tag}.` : `O Google não conhece ${tag}: use ${instead}.`;
}
