import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { firstLines } from './first-lines.ts';

/** A text of any length. A long one is shortened until the person opens it. */
export function LongText({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const short = firstLines(children);
  return (
    <>
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isOpen || short === children ? children : `${short}…`}
      </Text>
      {short !== children && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          data-flush="start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Mostrar menos' : 'Mostrar tudo'}
        </Button>
      )}
    </>
  );
}
