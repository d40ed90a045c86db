import { Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import { numberText } from '#domain/shared/numbers.ts';

const [FIRST, MORE] = [8, 200];

/** The first texts of a list, and more of them on request. */
export function PieceTexts({ texts }: { texts: readonly string[] }) {
  const [shown, setShown] = useState(FIRST);
  if (texts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nada
      </Text>
    );
  }
  return (
    <>
      <List size="sm" listStyleType="none" style={{ overflowWrap: 'anywhere' }}>
        {texts.slice(0, shown).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {texts.length > shown && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setShown(shown + MORE)}>
          Mostrar mais {numberText(Math.min(MORE, texts.length - shown))}
        </Button>
      )}
    </>
  );
}
