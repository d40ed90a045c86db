import { Alert, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { BackButton } from '#client/components/back-button.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { Panel } from '#client/components/panel.tsx';
import { paths } from '#client/paths.ts';
import { DropZone } from '#client/parts/drop-zone.tsx';
import { JobProgress } from '#client/parts/jobs/job-progress.tsx';
import { FoundCampaigns } from './found-campaigns.tsx';
import { useReadImport } from './use-read-import.ts';

/** Makes campaigns of an export of Google Ads Editor. Nothing is stored before the person chooses. */
export function ImportScreen() {
  const { state, readFile, cancel } = useReadImport();
  return (
    <>
      <BackButton to={paths.savedCampaigns}>Voltar</BackButton>
      <PageHeader
        title="Importar campanhas"
        subtitle="Traga as campanhas que já rodam, edite aqui e devolva ao Editor só o que mudou."
      />
      <Stack gap="lg">
        <DropZone
          isReading={state.is === 'reading'}
          isQuiet={state.is === 'read'}
          onFiles={([file]) => file && void readFile(file)}
        >
          Ou arraste para cá o CSV que o Google Ads Editor exportou. Nada é gravado antes de você escolher.
        </DropZone>
        {state.is === 'reading' && (
          <JobProgress name="readImport" label={`Lendo ${state.name}`} onCancel={cancel} />
        )}
        {state.is === 'refused' && (
          <Alert color="red" icon={<IconAlertTriangle size={20} />} title={`${state.name} não foi importado`}>
            <Text size="sm">{state.error}</Text>
          </Alert>
        )}
        {state.is === 'read' && (
          <FoundCampaigns
            key={state.name}
            campaigns={state.campaigns}
            lists={state.lists}
            accountAssets={state.accountAssets}
          />
        )}
        {state.is === 'empty' && <Steps />}
      </Stack>
    </>
  );
}

function Steps() {
  return (
    <Panel title="Como exportar do Editor">
      <List type="ordered" spacing="xs">
        <List.Item>No Google Ads Editor, baixe as alterações recentes da conta.</List.Item>
        <List.Item>
          Abra Conta &gt; Exportar e escolha a conta toda ou as campanhas que quer trazer.
        </List.Item>
        <List.Item>Escolha o arquivo CSV aqui, sem abri-lo antes em uma planilha.</List.Item>
      </List>
    </Panel>
  );
}
