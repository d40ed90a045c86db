import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { Panel } from '#client/components/panel.tsx';
import { countText } from '#client/lib/count-text.ts';
import { paths } from '#client/paths.ts';
import { type HelpEntry, helpEntries, helpGroups } from './articles/index.ts';
import classes from './help-screen.module.css';
import { searchArticles } from './search-articles.ts';

/** All help articles by subject, or those that a search finds. The search stands in the address. */
export function HelpScreen() {
  const [params, setParams] = useSearchParams();
  const searched = params.get('q') ?? '';
  const search = (q: string) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title="Ajuda"
        subtitle="Respostas curtas sobre as ferramentas, a campanha e o Google Ads."
      />
      <TextInput
        type="search"
        mb="lg"
        size="md"
        maw="40rem"
        aria-label="Buscar na ajuda"
        enterKeyHint="search"
        placeholder="Negativas, Editor, limites..."
        leftSection={<IconSearch />}
        value={searched}
        onChange={(event) => search(event.currentTarget.value)}
      />
      {searched.trim() === '' ? <AllArticles /> : <Found searched={searched} />}
    </>
  );
}

function AllArticles() {
  return (
    <div className={classes.groups}>
      {helpGroups.map(({ title, entries }) => (
        <Panel key={title} title={title} isFolded>
          <Entries entries={entries} />
        </Panel>
      ))}
    </div>
  );
}

function Found({ searched }: { searched: string }) {
  const entries = searchArticles(helpEntries, searched);
  return (
    <>
      <div role="status">
        {entries.length === 0 ? (
          <EmptyState
            icon={IconSearchOff}
            title="Nenhum artigo encontrado"
            hint="Tente uma palavra só, como negativas, ficha ou exportar. Se não encontrar, pergunte pelo feedback do Dashboard."
            action={
              <Button component={Link} to={paths.help} variant="default">
                Ver todos os artigos
              </Button>
            }
          />
        ) : (
          <Text c="dimmed" size="sm" mb="sm">
            {countText(entries.length, 'artigo encontrado', 'artigos encontrados')}
          </Text>
        )}
      </div>
      {entries.length > 0 && (
        <Panel>
          <Entries entries={entries} />
        </Panel>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly HelpEntry[] }) {
  return (
    <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {entries.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Anchor component={Link} to={paths.helpArticle(slug)} fw={600}>
            {title}
          </Anchor>
          <Text size="sm" c="dimmed">
            {summary}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
