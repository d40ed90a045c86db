import { List, Text } from '@mantine/core';
import { ShowMore } from '#client/components/show-more.tsx';

/** The first texts of a list, and more of them on request. */
export function PieceTexts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nada
      </Text>
    );
  }
  return (
    <ShowMore entries={texts} first={8} step={200} isCompact>
      {(shown) => (
        <List size="sm" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
          {shown.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
    </ShowMore>
  );
}
