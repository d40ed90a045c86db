import { List, Text } from '@mantine/core';
import type { OfflineFile } from '#domain/measuring/profit/offline-files.ts';
import { leftReasons } from '#domain/measuring/profit/offline-files.ts';
import { countText } from '#client/lib/count-text.ts';
import { leftWords } from '#client/parts/left-words.ts';

const SHOWN = 8;

/** The orders that are not in the file, by reason. */
export function LeftLines({ left }: Pick<OfflineFile, 'left'>) {
  if (left.length === 0) return null;
  return (
    <>
      <Text size="sm">{countText(left.length, 'pedido fica de fora', 'pedidos ficam de fora')}:</Text>
      <List size="sm" spacing={2}>
        {leftReasons.map((reason) => {
          const own = left.filter((each) => each.reason === reason).map(({ orderId }) => orderId);
          if (own.length === 0) return null;
          const more = own.length > SHOWN ? ` e mais ${own.length - SHOWN}` : '';
          return (
            <List.Item key={reason} style={{ overflowWrap: 'anywhere' }}>
              {leftWords[reason]}: {own.slice(0, SHOWN).join(', ')}
              {more}
            </List.Item>
          );
        })}
      </List>
    </>
  );
}
