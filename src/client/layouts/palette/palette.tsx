import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { KnownSession } from '#client/data/session.ts';
import '@mantine/spotlight/styles.layer.css';
import { findEntries } from './find-entries.ts';
import { FIELD_LABEL, FIELD_PLACEHOLDER, PALETTE_LABEL } from './palette-words.ts';
import { useEntries } from './use-entries.ts';

const [store, { open }] = createSpotlight();

interface PaletteProps {
  session: KnownSession;
  openSheet: () => void;
  /** The palette opens whenever this changes. */
  request: number;
  query: string;
  onQueryChange: (query: string) => void;
  /** Its field has the focus. */
  onFocus: () => void;
  onClose: () => void;
}

/** Finds every screen, tool, campaign, saved list and action by some of its letters. */
export function Palette({
  session,
  openSheet,
  request,
  query,
  onQueryChange,
  onFocus,
  onClose,
}: PaletteProps) {
  const [given] = useState(query);
  const groups = findEntries(useEntries(session, openSheet), query);
  const first = groups[0]?.entries[0]?.id;
  useEffect(() => open(), [request]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQueryChange}
      onSpotlightClose={onClose}
      returnFocus={false}
      shortcut={null}
      scrollable
      maxHeight={420}
      centered={false}
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': PALETTE_LABEL } }}
    >
      <Spotlight.Search
        autoFocus
        onFocus={({ currentTarget }) => {
          currentTarget.setSelectionRange(query.length, query.length);
          onFocus();
        }}
        aria-label={FIELD_LABEL}
        placeholder={FIELD_PLACEHOLDER}
        leftSection={<IconSearch size={20} />}
      />
      <Spotlight.ActionsList>
        {groups.length === 0 && <Spotlight.Empty>Nada encontrado. Tente outra palavra.</Spotlight.Empty>}
        {groups.map(({ group, entries }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {entries.map(({ id, label, detail, icon: EntryIcon, run }) => (
              <Spotlight.Action
                key={id}
                label={label}
                description={detail}
                leftSection={<EntryIcon size={20} />}
                onClick={run}
                {...(given !== '' && query === given && id === first && { 'data-selected': true })} // Mantine selects only for what is typed into its field
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
