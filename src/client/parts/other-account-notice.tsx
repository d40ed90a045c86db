import { Alert, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { hasListsOfAnotherAccount } from '#client/data/browser-backup.ts';
import { useAccountId } from '#client/data/use-session.ts';

/**
 * Tells the second account of a browser why it does not see the first account's lists, and how to copy them.
 * @param storeKey shows the notice only when the other account stores data under this key.
 */
export function OtherAccountNotice({ storeKey }: { storeKey?: string }) {
  if (!hasListsOfAnotherAccount(useAccountId(), storeKey)) return null;
  return (
    <Alert
      color="ember"
      mb="md"
      icon={<IconUsers size={20} />}
      title="Este navegador guarda listas de outra conta"
    >
      <Text size="sm">
        Cada conta vê só as suas. Para trazer as listas e os modelos da outra: entre nela, abra Configurações
        Avançadas, clique em “Exportar backup”, volte a esta conta e clique em “Restaurar backup”.
      </Text>
    </Alert>
  );
}
