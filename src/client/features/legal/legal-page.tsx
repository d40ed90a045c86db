import '@mantine/core/styles.layer.css';
import { Anchor, Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LogoLink } from '#client/components/logo-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { unbroken } from '#client/components/unbroken.tsx';
import { legalContactOptions } from '#client/data/legal.ts';
import { paths } from '#client/paths.ts';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <Container component="main" size="sm" py="clamp(1.25rem, 5vw, 3rem)">
      <PageTitle>{title}</PageTitle>
      <Stack gap="xl">
        <LogoLink />
        <div>
          <Title order={1}>{title}</Title>
          <Text c="dimmed" mt={6}>
            {intro}
          </Text>
        </div>
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <Contact />
        <Text size="sm">
          <Anchor component={Link} to={paths.terms}>
            Termos de uso
          </Anchor>
          {' · '}
          <Anchor component={Link} to={paths.privacy}>
            Privacidade
          </Anchor>
        </Text>
      </Stack>
    </Container>
  );
}

function Section({ title, paragraphs }: LegalSection) {
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <Stack gap="xs">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{unbroken(paragraph)}</Text>
        ))}
      </Stack>
    </section>
  );
}

function Contact() {
  const { data: contact } = useQuery(legalContactOptions);
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        Quem responde e como falar
      </Title>
      <Text>
        Quem responde pelo serviço: {contact?.name ?? 'Faísca'}.{' '}
        {contact?.email ? (
          <>
            Fale conosco em{' '}
            <Anchor href={`mailto:${contact.email}`} underline="always">
              {contact.email}
            </Anchor>
            .
          </>
        ) : (
          unbroken('Para falar conosco, responda a qualquer e-mail que você recebeu da Faísca.')
        )}
      </Text>
    </section>
  );
}
