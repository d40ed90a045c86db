import { Kbd, Modal, Stack, Switch, Table, Text, Title } from '@mantine/core';
import { keyNames } from '#client/lib/shortcuts/keys.ts';
import { isSingleKey, type Shortcut, shortcutGroups, shortcutRows } from '#client/lib/shortcuts/table.ts';
import { isMac, singleKeysStore } from '#client/lib/shortcuts/use-shortcuts.ts';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';

interface ShortcutSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** All shortcuts, and the switch for those of a single key (WCAG 2.1.4). */
export function ShortcutSheet({ opened, onClose }: ShortcutSheetProps) {
  const hasSingleKeys = useStore(singleKeysStore);
  const single = shortcutRows.filter(isSingleKey).flatMap(({ keys }) => keys);
  return (
    <Modal opened={opened} onClose={onClose} title="Atalhos do teclado" size="lg">
      <Stack gap="lg">
        <Switch
          label="Usar os atalhos de uma tecla só"
          description={`Desligue se você dita textos ou aperta estas teclas sem querer: ${single.join(' ')}`}
          checked={hasSingleKeys}
          onChange={({ currentTarget: { checked } }) => void updateStore(singleKeysStore, () => checked)}
        />
        {Object.entries(shortcutGroups).map(([group, title]) => (
          <section key={group} aria-label={title}>
            <Title order={3} size="h5" mb={4}>
              {title}
            </Title>
            <Table verticalSpacing={6} horizontalSpacing={0}>
              <Table.Tbody>
                {shortcutRows
                  .filter((row) => row.group === group)
                  .map((row) => (
                    <ShortcutRow key={row.id} shortcut={row} isOff={isSingleKey(row) && !hasSingleKeys} />
                  ))}
              </Table.Tbody>
            </Table>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}

function ShortcutRow({ shortcut: { label, keys }, isOff }: { shortcut: Shortcut; isOff: boolean }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w="55%" fw={400} c={isOff ? 'dimmed' : undefined}>
        {label}
        {isOff && ' (desligado)'}
      </Table.Th>
      <Table.Td ta="right">
        {keys.map((each, at) => (
          <span key={each} style={{ display: 'inline-block', whiteSpace: 'nowrap' }}>
            {at > 0 && (
              <Text span size="sm" c="dimmed" mx={6}>
                ou
              </Text>
            )}
            {keyNames(each, isMac).map((name) => (
              <Kbd key={name} ml={4}>
                {name}
              </Kbd>
            ))}
          </span>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
