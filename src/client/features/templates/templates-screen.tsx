import { Stack, Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { type AssetType, assetTypes, byAdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { PageHeader } from '#client/components/page-header.tsx';
import { Panel } from '#client/components/panel.tsx';
import { useChosenInSight } from '#client/components/use-chosen-in-sight.ts';
import { Waiting } from '#client/components/waiting.tsx';
import { generatorViews } from '#client/parts/generator-views.ts';
import { BackupPanel } from './backup-panel.tsx';
import { KeywordTemplatesEditor } from './keyword-templates-editor.tsx';
import { NegativeKeywordsEditor } from './negative-keywords-editor.tsx';
import { SitelinkTemplatesEditor } from './sitelink-templates-editor.tsx';
import classes from './templates-screen.module.css';
import { useChosenTemplates } from './use-chosen-templates.ts';
import { useTemplateSources } from './use-template-sources.ts';
import { TextTemplatesEditor } from './text-templates-editor.tsx';

const textEditors = byAdTextType((kind) => <TextTemplatesEditor key={kind} kind={kind} />);

const editors: Record<AssetType, ReactNode> = {
  keywords: <KeywordTemplatesEditor />,
  negative_keywords: <NegativeKeywordsEditor />,
  sitelinks: <SitelinkTemplatesEditor />,
  ...textEditors,
};

export function TemplatesScreen() {
  const [chosen, choose] = useChosenTemplates();
  const row = useChosenInSight<HTMLDivElement>(chosen.tab);
  return (
    <>
      <PageHeader
        title="Configurações Avançadas"
        subtitle="Os modelos de cada ferramenta, do seu jeito. Ficam neste navegador e valem na hora."
      />
      <Stack gap="lg">
        <Panel>
          <Tabs
            value={chosen.tab}
            onChange={(tab) => choose({ tab: assetTypes.find((kind) => kind === tab) })}
            keepMounted={false}
          >
            <Tabs.List ref={row} className={classes.tabs} mb="lg">
              {assetTypes.map((kind) => {
                const { label, icon: TabIcon } = generatorViews[kind];
                return (
                  <Tabs.Tab key={kind} value={kind} className={classes.tab} leftSection={<TabIcon />}>
                    {label}
                  </Tabs.Tab>
                );
              })}
            </Tabs.List>
            {assetTypes.map((kind) => (
              <Tabs.Panel key={kind} value={kind}>
                <Suspense fallback={<Waiting message="Carregando modelos" />}>{editors[kind]}</Suspense>
              </Tabs.Panel>
            ))}
          </Tabs>
        </Panel>
        <Suspense fallback={null}>
          <BackupBelow language={chosen.language} />
        </Suspense>
      </Stack>
    </>
  );
}

/** Comes with the editor, so that it does not move under somebody's pointer when the language's texts arrive. */
function BackupBelow({ language }: { language: LanguageCode }) {
  useTemplateSources(language);
  return <BackupPanel />;
}
