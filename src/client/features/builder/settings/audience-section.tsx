import { Checkbox, Radio, SimpleGrid, Stack } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { CountriesField, LanguagesField } from '#client/parts/draft/essential-fields.tsx';

/** Whom the ads reach. */
export function AudienceSection() {
  const { settings, change } = useSettings();
  return (
    <Panel title="Público e redes" part="audience">
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CountriesField />
          <LanguagesField />
        </SimpleGrid>
        <Radio.Group
          label="Quem vê os anúncios"
          value={settings.presence}
          onChange={(presence) =>
            change({ presence: presence === 'presence' ? 'presence' : 'presence_or_interest' })
          }
        >
          <Stack gap={6} mt={6}>
            <Radio value="presence" label="Só quem está nesses países" />
            <Radio
              value="presence_or_interest"
              label="Também quem demonstrou interesse neles (padrão do Google, traz cliques de fora)"
            />
          </Stack>
        </Radio.Group>
        <Stack gap={6}>
          <Checkbox
            label="Incluir parceiros de pesquisa"
            checked={settings.searchPartners}
            onChange={(event) => change({ searchPartners: event.currentTarget.checked })}
          />
          <Checkbox
            label="Incluir a Rede de Display"
            checked={settings.displayNetwork}
            onChange={(event) => change({ displayNetwork: event.currentTarget.checked })}
          />
          <Checkbox
            label="A campanha tem anúncios políticos na União Europeia"
            description="O Google exige esta declaração em toda campanha."
            checked={settings.hasPoliticalAds}
            onChange={(event) => change({ hasPoliticalAds: event.currentTarget.checked })}
          />
        </Stack>
      </Stack>
    </Panel>
  );
}
