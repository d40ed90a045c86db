import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { KnownSession } from '#client/data/session.ts';
import '@mantine/spotlight/styles.layer.css';
import { findEntries } from './find-entries.ts';
import { useEntries } from './use-entries.ts';

const [store, { open }] = createSpotlight();

interface PaletteProps {
  session: KnownSession;
  openSheet: () => void;
  /** The palette opens whenever this changes. */
  request: number;
}

/** Finds every screen, tool, campaign, saved list and action by some of its letters. */
export function Palette({ session, openSheet, request }: PaletteProps) {
  const [query, setQuery] = useState('');
  const groups = findEntries(useEntries(session, openSheet), query);
  useEffect(() => open(), [request]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={420}
      centered={false}
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': 'Busca' } }}
    >
      <Spotlight.Search
        aria-label="Buscar ou ir para"
        placeholder="Tela, campanha, grupo, palavra ou ação"
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
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
