import { Accordion, Fieldset, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { adLimits } from '#domain/ads/limits.ts';
import { type DraftSitelink, snippetHeaders } from '#domain/making/structure/campaign-assets.ts';
import { Panel } from '#client/components/panel.tsx';
import { useAssets } from './assets-context.tsx';
import { snippetLabels } from '#client/parts/snippet-labels.ts';
import { LinesEditor } from '#client/parts/lines-editor.tsx';
import { AddButton, assetAddress, assetText, Foldable, RemoveButton } from './asset-entries.tsx';

const headers = snippetHeaders.map((value) => ({ value, label: snippetLabels[value] }));

/** Sitelinks with pages of their own, callouts and structured snippets. */
export function AssetsSection() {
  const { assets, change } = useAssets();
  const { sitelinks, snippets } = assets;
  return (
    <Panel title="Recursos" part="assets" isFolded>
      <Stack gap="lg">
        <Stack gap="sm">
          <div>
            <Text fw={600}>Sitelinks</Text>
            {sitelinks.some(({ url }) => url.trim() === '') && (
              <Text size="sm" c="dimmed">
                Dê a cada um uma página só dele. Sem ela o Google o recusa, e ele fica fora do arquivo.
              </Text>
            )}
          </div>
          <Accordion variant="contained" chevronPosition="left">
            {sitelinks.map((link, at) => (
              <SitelinkFields
                key={at}
                number={at + 1}
                link={link}
                onChange={(next) => change({ sitelinks: sitelinks.with(at, next) }, true)}
                onRemove={() => change({ sitelinks: sitelinks.toSpliced(at, 1) })}
              />
            ))}
          </Accordion>
          <AddButton
            label="Novo sitelink"
            isFull={sitelinks.length >= 20}
            onClick={() => change({ sitelinks: [...sitelinks, { text: '', desc1: '', desc2: '', url: '' }] })}
          />
        </Stack>
        <LinesEditor
          label="Frases de destaque"
          description="Uma por linha, até 25 caracteres e 20 frases."
          lines={assets.callouts}
          onChange={(callouts) => change({ callouts: callouts.slice(0, 20) }, true)}
        />
        {snippets.map((snippet, at) => (
          <Fieldset key={at} legend={`Snippet estruturado ${at + 1}`}>
            <Stack>
              <Select
                label="Cabeçalho"
                data={headers}
                value={snippet.header}
                onChange={(header) =>
                  header && change({ snippets: snippets.with(at, { ...snippet, header }) })
                }
              />
              <LinesEditor
                label="Valores"
                description="De 3 a 10, um por linha, até 25 caracteres."
                lines={snippet.values}
                onChange={(values) =>
                  change({ snippets: snippets.with(at, { ...snippet, values: values.slice(0, 10) }) }, true)
                }
              />
              <RemoveButton
                itemName={`snippet ${at + 1}`}
                onClick={() => change({ snippets: snippets.toSpliced(at, 1) })}
              />
            </Stack>
          </Fieldset>
        ))}
        <AddButton
          label="Novo snippet estruturado"
          isFull={snippets.length >= 20}
          onClick={() => change({ snippets: [...snippets, { header: 'Types', values: [] }] })}
        />
      </Stack>
    </Panel>
  );
}

interface SitelinkFieldsProps {
  number: number;
  link: DraftSitelink;
  onChange: (link: DraftSitelink) => void;
  onRemove: () => void;
}

function SitelinkFields({ number, link, onChange, onRemove }: SitelinkFieldsProps) {
  const bind = (field: 'text' | 'desc1' | 'desc2', limit: number) =>
    assetText(link[field], limit, (value) => onChange({ ...link, [field]: value }));
  return (
    <Foldable id={`sitelink-${number}`} title={link.text} placeholder={`Sitelink ${number}`}>
      <SimpleGrid type="container" cols={{ base: 1, '26rem': 2 }} spacing="xs">
        <TextInput label="Texto" {...bind('text', adLimits.sitelinkText)} />
        <TextInput
          label="URL"
          placeholder="Uma página só deste link"
          {...assetAddress(link.url, (url) => onChange({ ...link, url }))}
        />
        <TextInput label="Descrição 1" {...bind('desc1', adLimits.sitelinkDescription)} />
        <TextInput label="Descrição 2" {...bind('desc2', adLimits.sitelinkDescription)} />
      </SimpleGrid>
      <RemoveButton itemName={`sitelink ${number}`} onClick={onRemove} />
    </Foldable>
  );
}
