import { Drawer, Stack, Text } from '@mantine/core';
import { termKey } from '#domain/deciding/report-findings/ignored.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { countText } from '#client/lib/count-text.ts';
import { broughtText } from '../actions/change-words.ts';
import type { Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { groupName, rateText, reasonText } from '../study/evidence-words.ts';
import { TierBadge } from '../study/tier-badge.tsx';
import { blockNote } from '../study/blocking-changes.ts';
import { TermLine } from './term-line.tsx';

interface GroupDrawerProps {
  group: StudiedGroup | null;
  withIgnored: boolean;
  onClose: () => void;
  onPromote: (promotion: Promotion) => void;
}

/** The evidence about a group, and its most expensive terms. */
export function GroupDrawer({ group, withIgnored, onClose, onPromote }: GroupDrawerProps) {
  const { currency, ignored } = useWorkbench();
  return (
    <Drawer
      opened={group !== null}
      onClose={onClose}
      position="right"
      size="min(34rem, 100%)"
      title={group === null ? '' : `Termos de ${groupName(group)}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {group && (
        <Stack gap="sm">
          <div>
            <TierBadge tier={group.tier} />
          </div>
          <Text fw={600}>
            {broughtText(group.counts, currency)}, {countText(group.counts.terms, 'termo', 'termos')}
          </Text>
          <Text size="sm" c="dimmed">
            {[reasonText(group), rateText(group), blockNote(group)].filter(Boolean).join(' ')}
          </Text>
          <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
            {group.examples
              .filter(({ text }) => withIgnored || !ignored.has(termKey(text)))
              .map((example) => (
                <TermLine key={example.text} term={example} onPromote={onPromote} />
              ))}
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
}
