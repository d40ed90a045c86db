import { Button, Group } from '@mantine/core';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { numberText } from '#domain/shared/numbers.ts';

/** The number of entries that are rendered together with the screen. The others follow when there is time. */
const AT_ONCE = 3;

interface ShowMoreProps<Entry> {
  entries: readonly Entry[];
  /** How many are added on each request. */
  step: number;
  /** How many are shown at first. Default: `step`. */
  first?: number;
  /** A small button at the left, inside a card. */
  isCompact?: boolean;
  children: (shown: readonly Entry[]) => ReactNode;
}

/** The first entries of a long list, and more of them on request. */
export function ShowMore<Entry>({ entries, step, first = step, isCompact, children }: ShowMoreProps<Entry>) {
  const [most, setMost] = useState(first);
  const drawn = useDeferredValue(most, AT_ONCE);
  const left = entries.length - most;
  return (
    <>
      {children(entries.slice(0, drawn))}
      {left > 0 && (
        <Group justify={isCompact ? 'start' : 'center'} mt={isCompact ? 4 : 'md'}>
          <Button
            variant={isCompact ? 'subtle' : 'default'}
            data-flush={isCompact ? 'start' : undefined}
            size={isCompact ? 'compact-sm' : 'sm'}
            onClick={() => setMost(most + step)}
          >
            Mostrar mais {numberText(Math.min(step, left))}
            {left > step && ` de ${numberText(left)}`}
          </Button>
        </Group>
      )}
    </>
  );
}
