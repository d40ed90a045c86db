import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import { paths } from '#client/paths.ts';

/** The link that was just created. Nobody can show it again, because only its hash is stored. */
export function NewLink({ token }: { token: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (token === null)
    return (
      <Alert mt="md" color="red" title="O link se perdeu no caminho">
        Ele foi criado, mas a resposta não chegou. Revogue-o na lista abaixo e crie outro.
      </Alert>
    );
  const link = new URL(paths.sharedReport(token), window.location.origin).href;
  return (
    <Alert mt="md" color="teal" variant="light" title="Link criado. Copie agora: ele não aparece de novo.">
      <Group align="flex-end" gap="sm">
        <TextInput
          flex="1 1 18rem"
          label="Link do relatório"
          readOnly
          value={link}
          ref={field}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          leftSection={<IconCopy />}
          onClick={() => void copyToClipboard(link, 'Selecione o link e copie com Ctrl+C.')}
        >
          Copiar link
        </Button>
      </Group>
    </Alert>
  );
}
