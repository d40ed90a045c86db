import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import type { Omission } from '#domain/making/editor-file/exportable-draft.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { kindLabels, outReasons } from './export-words.ts';

const SHOWN = 500;
const FIRST = 8;

/** What the file leaves out because Google Ads would refuse it, each with its reason. */
export function LeftOutPanel({ out }: { out: readonly Omission[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (out.length === 0) return null;
  return (
    <Panel title={`O que fica de fora (${numberText(out.length)})`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Item</Table.Th>
            <Table.Th>Por quê</Table.Th>
            <Table.Th>Onde</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {out.slice(0, isOpen ? SHOWN : FIRST).map(({ kind, text, group, why }, at) => (
            <Table.Tr key={at}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{text}</Table.Td>
              <Table.Td>{outReasons[why]}</Table.Td>
              <Table.Td>{[kindLabels[kind], group].filter(Boolean).join(' · ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {out.length > FIRST && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver tudo'}
        </Button>
      )}
    </Panel>
  );
}
