import { Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconMapPinOff } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { BackButton } from '#client/components/back-button.tsx';
import { EmptyState } from '#client/components/empty-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Panel } from '#client/components/panel.tsx';
import { unbroken } from '#client/components/unbroken.tsx';
import { paths } from '#client/paths.ts';
import { ArticlePicture } from './article-picture.tsx';
import type { Section } from './articles/article.ts';
import { type HelpEntry, helpEntries, helpGroups } from './articles/index.ts';
import classes from './article-screen.module.css';

export function ArticleScreen() {
  const { slug } = useParams();
  const article = helpEntries.find((entry) => entry.slug === slug);
  return (
    <>
      <BackButton to={paths.help}>Toda a ajuda</BackButton>
      {article === undefined ? <NoArticle /> : <ArticlePage article={article} />}
    </>
  );
}

function ArticlePage({ article }: { article: HelpEntry }) {
  const { title, summary, sections, screen, links = [] } = article;
  return (
    <>
      <PageHeader title={title} subtitle={summary} />
      <div className={classes.page}>
        <Panel>
          <Stack gap="lg" maw="44rem">
            {sections.map((section, at) => (
              <SectionText key={at} section={section} />
            ))}
            {screen && (
              <Group gap="sm">
                <Button component={Link} to={screen.to} variant="light" rightSection={<IconArrowRight />}>
                  {screen.label}
                </Button>
                {links.map(({ label, to }) => (
                  <Button key={to} component={Link} to={to} variant="default">
                    {label}
                  </Button>
                ))}
              </Group>
            )}
          </Stack>
        </Panel>
        <NextArticles article={article} />
      </div>
    </>
  );
}

/** The other articles of the same subject: beside the article where there is room, else below it. */
function NextArticles({ article }: { article: HelpEntry }) {
  const group = helpGroups.find(({ entries }) => entries.some(({ slug }) => slug === article.slug));
  const others = group?.entries.filter(({ slug }) => slug !== article.slug) ?? [];
  if (!group || others.length === 0) return null;
  return (
    <Panel title={group.title}>
      <ul className={classes.others}>
        {others.map(({ slug, title }) => (
          <li key={slug}>
            <Anchor data-alone component={Link} to={paths.helpArticle(slug)} size="sm">
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SectionText({
  section: { title, paragraphs = [], steps = [], points = [], picture },
}: {
  section: Section;
}) {
  return (
    <Stack gap="xs" component="section">
      {title !== undefined && (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{unbroken(paragraph)}</Text>
      ))}
      <Lines type="ordered" lines={steps} />
      <Lines type="unordered" lines={points} />
      {picture && <ArticlePicture name={picture} />}
    </Stack>
  );
}

function Lines({ type, lines }: { type: 'ordered' | 'unordered'; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <List type={type} spacing="xs" style={{ overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <List.Item key={line}>{unbroken(line)}</List.Item>
      ))}
    </List>
  );
}

function NoArticle() {
  return (
    <>
      <PageTitle>Artigo não encontrado</PageTitle>
      <EmptyState
        isPage
        icon={IconMapPinOff}
        title="Este artigo não existe"
        hint="O endereço pode ter mudado. Busque o assunto na ajuda."
        action={
          <Button component={Link} to={paths.help}>
            Buscar na ajuda
          </Button>
        }
      />
    </>
  );
}
