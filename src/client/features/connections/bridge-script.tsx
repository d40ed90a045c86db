import { Button, List, Stack, Text, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyToClipboard } from '#client/lib/clipboard.ts';

/** The script, shown once, with the steps in Google Ads. */
export function BridgeScript({ script }: { script: string }) {
  return (
    <Stack gap="sm">
      <Text fw={600}>Copie agora: as chaves do script só aparecem esta vez.</Text>
      <div>
        <Button
          leftSection={<IconCopy />}
          onClick={() => void copyToClipboard(script, 'Marque o texto abaixo e copie.')}
        >
          Copiar o script
        </Button>
      </div>
      <Textarea
        aria-label="Texto do script"
        value={script}
        readOnly
        rows={6}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      <List type="ordered" spacing={4}>
        <List.Item>No Google Ads: Ferramentas, Ações em massa, Scripts, botão “+”, Novo script.</List.Item>
        <List.Item>Dê um nome, apague o exemplo e cole o texto.</List.Item>
        <List.Item>Autorize e clique em Visualizar: nada muda na conta e nada fica guardado aqui.</List.Item>
        <List.Item>Leia os registros e salve.</List.Item>
        <List.Item>Na lista de scripts, em Frequência, escolha “A cada hora”.</List.Item>
      </List>
    </Stack>
  );
}
