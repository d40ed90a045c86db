import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconCode, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import type { PageReport } from '#domain/making/landing-page/finding-codes.ts';
import { refusalOfFile } from '#domain/making/landing-page/page-file.ts';
import { Panel } from '#client/components/panel.tsx';
import { pageWorker } from '#client/parts/jobs/page-worker.ts';
import { useProductSheet } from '#client/data/product-sheet.ts';
import { notifyError } from '#client/lib/notify.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { readTextFile } from '#client/parts/read-text-file.ts';
import { PageFindings } from './page-report.tsx';

/** Checks HTML that is pasted or dropped, in this browser alone. */
export function PastedPage() {
  const { campaign } = useBuilder();
  const sheet = useProductSheet(campaign.id);
  const [html, setHtml] = useState('');
  const [report, setReport] = useState<PageReport | null>(null);
  const [isReading, setIsReading] = useState(false);
  async function check(text: string): Promise<void> {
    setIsReading(true);
    try {
      setReport(await pageWorker.call('check', { html: text, sheet }));
    } catch (error) {
      notifyFailure('Erro ao ler a página', error);
    } finally {
      setIsReading(false);
    }
  }
  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    const refusal = refusalOfFile(new Uint8Array(await file.arrayBuffer()));
    if (refusal !== null) {
      notifyError('Erro ao ler a página', refusal);
      return;
    }
    const text = await readTextFile(file);
    setHtml(text.length > 200_000 ? '' : text);
    await check(text);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  return (
    <Panel title="Colar o HTML">
      <Stack>
        <Text size="sm" c="dimmed">
          Para uma página que ainda não está no ar. O texto é lido neste navegador e não é enviado.
        </Text>
        <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Textarea
            label="HTML da página"
            placeholder="Cole aqui, ou solte um arquivo .html"
            rows={5}
            value={html}
            onChange={(event) => {
              setHtml(event.currentTarget.value);
              setReport(null);
            }}
          />
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconCode />}
            disabled={html.trim() === ''}
            loading={isReading}
            onClick={() => void check(html)}
          >
            Verificar o HTML
          </Button>
          <FileButton accept=".html,.htm,text/html" onChange={(file) => void take(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload />}>
                Escolher arquivo
              </Button>
            )}
          </FileButton>
        </Group>
        {report && <PageFindings report={report} />}
      </Stack>
    </Panel>
  );
}
