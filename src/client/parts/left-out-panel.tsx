import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Omission } from '#domain/making/editor-file/exportable-draft.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { kindLabels, outReasons } from './omission-words.ts';

const SHOWN = 500;
const FIRST = 8;

/** What the file leaves out because Google Ads would refuse it: the items of each reason together. */
export function LeftOutPanel({ out }: { out: readonly Omission[] }) {
  if (out.length === 0) return null;
  return (
    <Panel title={`O que fica de fora (${numberText(out.length)})`}>
      <Stack gap="md">
        {reasonsOf(out).map((reason) => (
          <Reason key={`${reason.kind} ${reason.why}`} {...reason} />
        ))}
      </Stack>
    </Panel>
  );
}

interface ReasonProps {
  kind: Omission['kind'];
  why: Omission['why'];
  items: readonly Omission[];
}

function Reason({ kind, why, items }: ReasonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = items.slice(0, isOpen ? SHOWN : FIRST);
  return (
    <div>
      <Text fw={600}>
        {kindLabels[kind]} ({numberText(items.length)})
      </Text>
      <Text size="sm" c="dimmed">
        {outReasons[why]}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {shown.map(({ text, group }) => (group === null ? text : `${text} (${group})`)).join('; ')}
      </Text>
      {items.length > FIRST && (
        <Button
          variant="subtle"
          size="compact-sm"
          data-flush="start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver tudo'}
        </Button>
      )}
    </div>
  );
}

function reasonsOf(out: readonly Omission[]): ReasonProps[] {
  const reasons = new Map<string, Omission[]>();
  for (const each of out) {
    const key = `${each.kind} ${each.why}`;
    reasons.set(key, [...(reasons.get(key) ?? []), each]);
  }
  return [...reasons.values()].flatMap((items) => {
    const [first] = items;
    return first ? [{ kind: first.kind, why: first.why, items }] : [];
  });
}
