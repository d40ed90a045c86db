import { Accordion, Stack, Text, TextInput } from '@mantine/core';
import { adLimits } from '#domain/ads/limits.ts';
import { MOST_ASSETS } from '#domain/making/structure/campaign-assets.ts';
import { Panel } from '#client/components/panel.tsx';
import { useAssets } from './assets-context.tsx';
import { AddButton, assetText } from './asset-entries.tsx';
import { CallFields } from './call-fields.tsx';
import { newPrice, PriceFields } from './price-fields.tsx';

/** Prices, telephones and the advertiser's name. */
export function BusinessSection() {
  const { assets, country, change } = useAssets();
  const { prices, calls, businessNames } = assets;
  const [name = ''] = businessNames;
  return (
    <Panel title="Preços, telefone e nome da empresa" part="business" isFolded>
      <Stack gap="lg">
        <Stack gap="sm">
          <Text fw={600}>Preços</Text>
          <Accordion variant="contained" chevronPosition="left">
            {prices.map((price, at) => (
              <PriceFields
                key={at}
                number={at + 1}
                price={price}
                onChange={(next) => change({ prices: prices.with(at, next) }, true)}
                onRemove={() => change({ prices: prices.toSpliced(at, 1) })}
              />
            ))}
          </Accordion>
          <AddButton
            label="Nova tabela de preços"
            isFull={prices.length >= MOST_ASSETS}
            onClick={() => change({ prices: [...prices, newPrice] })}
          />
        </Stack>
        <Stack gap="sm">
          <Text fw={600}>Telefones</Text>
          {calls.map((call, at) => (
            <CallFields
              key={at}
              number={at + 1}
              call={call}
              onChange={(next) => change({ calls: calls.with(at, next) }, true)}
              onRemove={() => change({ calls: calls.toSpliced(at, 1) })}
            />
          ))}
          <AddButton
            label="Novo telefone"
            isFull={calls.length >= MOST_ASSETS}
            onClick={() => change({ calls: [...calls, { phone: '', country }] })}
          />
        </Stack>
        <TextInput
          label="Nome da empresa"
          description="Aparece ao lado do anúncio. O Google só o mostra em contas com a identidade verificada."
          {...assetText(name, adLimits.businessName, (value) =>
            change({ businessNames: value === '' ? [] : [value] }, true),
          )}
        />
        <Text size="sm" c="dimmed">
          Imagens e logotipo não cabem no arquivo: depois de publicar, adicione-os no Google Ads, em Campanhas
          &gt; Recursos &gt; + &gt; Imagem ou Logotipo da empresa.
        </Text>
      </Stack>
    </Panel>
  );
}
