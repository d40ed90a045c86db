import { Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { languageLabel, languages } from '#domain/ads/languages.ts';
import { type StoredAccountAssets, countAssets } from '#domain/making/structure/account-assets.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { Panel } from '#client/components/panel.tsx';
import { SideBySide } from '#client/components/side-by-side.tsx';
import { accountAssetsOptions } from '#client/data/account-assets.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { AssetsContext } from '#client/parts/assets/assets-context.tsx';
import { AssetsSection } from '#client/parts/assets/assets-section.tsx';
import { BusinessSection } from '#client/parts/assets/business-section.tsx';
import { PromotionsSection } from '#client/parts/assets/promotions-section.tsx';
import { currencyOptions } from '#client/parts/currencies.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { AssetsReport } from './assets-report.tsx';
import { useAssetsForm } from './use-assets-form.ts';

const languageOptions = languages.map(({ code }) => ({ value: code, label: languageLabel(code) }));

/** The assets that Google shows with every campaign of the account, their review and their file. */
export function AccountAssetsScreen() {
  const stored = useQuery(accountAssetsOptions);
  return (
    <>
      <PageHeader
        title="Recursos da conta"
        subtitle={
          <>
            Sitelinks, frases, preços e telefones que valem em todas as campanhas.{' '}
            <HelpLink to="recursos-da-conta">Como funciona</HelpLink>
          </>
        }
      />
      <Loaded query={stored} waiting="Buscando os recursos da conta">
        {(data) => <AssetsForm stored={data} />}
      </Loaded>
    </>
  );
}

function AssetsForm({ stored }: { stored: StoredAccountAssets }) {
  const { form, isSame, isSaving, change, save, undo } = useAssetsForm(stored);
  const { language, currency } = form;
  async function download(): Promise<void> {
    const { bytes, isZip } = await runJob('accountFile', { assets: form });
    const end = isZip ? 'zip' : 'csv';
    downloadFile(`faisca_recursos_da_conta_editor.${end}`, bytes, isZip ? 'application/zip' : 'text/csv');
    notifySuccess(
      'Arquivo pronto',
      'No Editor: Conta > Importar > Do arquivo. Confira a prévia antes de aceitar.',
    );
  }
  return (
    <AssetsContext value={{ assets: form, languages: [language], country: 'BR', currency, change, undo }}>
      <SideBySide>
        <>
          <Panel title="O que vale para todos">
            <Stack>
              <TextInput
                label="Página"
                description="Das promoções, e dos itens sem página própria."
                placeholder="https://"
                maxLength={4000}
                value={form.finalUrl}
                onChange={({ currentTarget: { value } }) => change({ finalUrl: value })}
              />
              <SimpleGrid type="container" cols={{ base: 1, '26rem': 2 }} spacing="xs">
                <Select
                  label="Idioma"
                  searchable
                  allowDeselect={false}
                  data={languageOptions}
                  value={language}
                  onChange={(value) =>
                    change({ language: languages.find(({ code }) => code === value)?.code ?? language })
                  }
                />
                <Select
                  label="Moeda"
                  searchable
                  allowDeselect={false}
                  data={currencyOptions()}
                  value={currency}
                  onChange={(value) => change({ currency: value ?? currency })}
                />
              </SimpleGrid>
            </Stack>
          </Panel>
          <AssetsSection />
          <PromotionsSection />
          <BusinessSection />
        </>
        <>
          <Panel title="Guardar e levar ao Google Ads">
            <Stack>
              <Text size="sm" c="dimmed">
                O arquivo leva só estes recursos, no nível da conta. Os de cada campanha continuam no arquivo
                dela.
              </Text>
              <Group>
                <Button loading={isSaving} disabled={isSame} onClick={save}>
                  Salvar
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconDownload />}
                  disabled={!isSame || countAssets(form) === 0}
                  onClick={() => void download()}
                >
                  Baixar para o Editor
                </Button>
              </Group>
            </Stack>
          </Panel>
          <AssetsReport assets={form} />
        </>
      </SideBySide>
    </AssetsContext>
  );
}
