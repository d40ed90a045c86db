import { Button, Code, CopyButton, Group, List, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { affiliateNetworkIds, affiliateNetworks } from '#domain/ads/affiliate-networks.ts';
import { clickScriptTag, linkParameters } from '#domain/measuring/networks/click-script.ts';
import { Panel } from '#client/components/panel.tsx';
import { sourcesOptions, useClickSite } from '#client/data/connections.ts';

const networks = affiliateNetworkIds.map((value) => ({ value, label: affiliateNetworks[value].label }));

/** The script that carries the click from a person's own page into the links of the offer. */
export function ClickScriptPanel() {
  const { data } = useQuery(sourcesOptions);
  const connected = affiliateNetworkIds.find((id) => data?.sources.some(({ network }) => network === id));
  const [chosen, setChosen] = useState<(typeof affiliateNetworkIds)[number] | null>(null);
  const network = chosen ?? connected ?? 'hotmart';
  return (
    <Panel title="Sua página: levar o clique até a oferta" isFolded>
      <Text size="sm" mb="md" maw="44rem">
        Se o anúncio abre uma página sua, cole este código nela: ele guarda o clique do Google por 90 dias no
        navegador da visita e o põe nos links da oferta. Não usa cookies.
      </Text>
      <Select
        maw="18rem"
        label="Onde está a oferta"
        data={networks}
        searchable
        allowDeselect={false}
        value={network}
        onChange={(value) => setChosen(affiliateNetworkIds.find((id) => id === value) ?? null)}
      />
      <Tag key={network} network={network} />
    </Panel>
  );
}

function Tag({ network }: { network: (typeof affiliateNetworkIds)[number] }) {
  const site = useClickSite();
  const [hosts, setHosts] = useState(affiliateNetworks[network].offerHosts.join(', '));
  const [parameters, setParameters] = useState(linkParameters(network));
  const { origin } = window.location;
  // Only a short code is reported to us, under the public name of the person's pages.
  const needsSite = parameters.includes('{codigo}');
  const isReady = !needsSite || site.data !== undefined;
  const tag = clickScriptTag({ origin, site: site.data?.site ?? '', hosts, parameters });
  return (
    <Stack gap="md" mt="md" align="flex-start">
      <Group align="flex-start" gap="md" w="100%">
        <TextInput
          flex="1 1 14rem"
          label="Domínios da oferta"
          inputMode="url"
          description="Só os links para eles mudam"
          value={hosts}
          onChange={(event) => setHosts(event.currentTarget.value)}
        />
        <TextInput
          flex="2 1 20rem"
          label="Parâmetros do link"
          autoCapitalize="none"
          description="O que a rede devolve em cada venda"
          value={parameters}
          onChange={(event) => setParameters(event.currentTarget.value)}
        />
      </Group>
      {isReady ? (
        <>
          <Code block w="100%" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {tag}
          </Code>
          <CopyButton value={tag}>
            {({ copied, copy }) => (
              <Button
                size="xs"
                variant="light"
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                onClick={copy}
              >
                {copied ? 'Copiado' : 'Copiar código da página'}
              </Button>
            )}
          </CopyButton>
        </>
      ) : (
        <Button size="xs" variant="light" loading={site.isPending} onClick={() => site.mutate(null)}>
          Gerar o código da página
        </Button>
      )}
      <List size="sm" spacing={4}>
        <List.Item>
          WordPress e Elementor: no fim do body, em “Código personalizado” ou com um plugin de cabeçalho e
          rodapé.
        </List.Item>
        <List.Item>
          Outros construtores: nas configurações da página, no campo de código do fim do body.
        </List.Item>
        <List.Item>
          Se a sua página tem Content-Security-Policy, libere <Code>{origin}</Code> em script-src
          {needsSite && ' e em img-src'}.
        </List.Item>
        <List.Item>
          Para conferir, abra a página com <Code>?gclid=teste123456</Code> no fim e clique na oferta: o código
          aparece no endereço.
        </List.Item>
      </List>
    </Stack>
  );
}
