import { Alert, Button, List, Stack, Text, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyToClipboard } from '#client/lib/clipboard.ts';

/** The script, shown once, with the steps in Google Ads. */
export function BridgeScript({ script }: { script: string }) {
  return (
    <Alert variant="light" title="Cole este texto no Google Ads">
      <Stack gap="sm">
        <Text size="sm">Copie agora: por segurança, as chaves do script não aparecem de novo.</Text>
        <div>
          <Button
            leftSection={<IconCopy size={16} />}
            onClick={() => void copyToClipboard(script, 'Marque o texto abaixo e copie.')}
          >
            Copiar o script
          </Button>
        </div>
        <List type="ordered" size="sm" spacing={4}>
          <List.Item>
            No Google Ads, abra Ferramentas &gt; Ações em massa &gt; Scripts e clique em “+” &gt; Novo script.
          </List.Item>
          <List.Item>Dê um nome, apague o exemplo e cole o texto.</List.Item>
          <List.Item>
            Clique em Autorizar e depois em Visualizar. Nada muda na conta e nada fica guardado aqui.
          </List.Item>
          <List.Item>Leia os registros. Se terminam em “Fim”, clique em Salvar.</List.Item>
          <List.Item>Na lista de scripts, em Frequência, escolha “A cada hora”.</List.Item>
        </List>
        <Textarea
          aria-label="Texto do script"
          value={script}
          readOnly
          rows={6}
          styles={{ input: { fontFamily: 'monospace', fontSize: 'var(--mantine-font-size-xs)' } }}
        />
      </Stack>
    </Alert>
  );
}
