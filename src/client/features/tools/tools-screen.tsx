import { Badge, Button, Card, Group, List, Paper, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { displayedPlan } from '#domain/account/plans.ts';
import { PageHeader } from '#client/components/page-header.tsx';
import { PlanCards } from '#client/parts/plan-cards.tsx';
import { useSession } from '#client/data/use-session.ts';
import { planLabels } from '#client/parts/plan-views.ts';
import { notifyComingSoon } from './coming-soon.ts';
import { catalogue, type CatalogueTool } from './catalogue.ts';
import classes from './tools-screen.module.css';

/** What the current plan includes. The full texts of the plans are on /pricing. */
const planFacts: Record<ReturnType<typeof displayedPlan>, string> = {
  trial: 'Durante o teste, tudo do Pro está aberto.',
  basico: 'Todas as ferramentas abertas e 1 lista salva em cada uma. No Pro, listas ilimitadas.',
  pro: 'Todas as ferramentas, com listas ilimitadas.',
};

export function ToolsScreen() {
  const { profile } = useSession();
  const plan = displayedPlan(profile);
  return (
    <>
      <PageHeader
        title="Ferramentas"
        subtitle="Tudo o que uma campanha de pesquisa precisa, em um só lugar."
      />
      <Paper component="section" withBorder radius="lg" className={classes.banner} aria-label="Seu plano">
        <div>
          <Text size="sm" c="dimmed">
            Seu plano atual
          </Text>
          <Title order={2}>{planLabels[plan]}</Title>
          <Text size="sm" mt={4}>
            {planFacts[plan]}
          </Text>
        </div>
        <PlanCards />
      </Paper>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {catalogue.map((tool) => (
          <ToolCard key={tool.title} tool={tool} />
        ))}
      </SimpleGrid>
    </>
  );
}

function ToolCard({ tool }: { tool: CatalogueTool }) {
  const { title, description, features, icon: ToolIcon, isPro, to } = tool;
  return (
    <Card component="article" withBorder radius="lg" padding="lg" aria-label={title}>
      <Group justify="space-between" mb="sm">
        <ThemeIcon size={42} radius="md" variant="light" aria-hidden="true">
          <ToolIcon size={22} />
        </ThemeIcon>
        <Group gap={6}>
          {to === null && <Badge color="gray">Em breve</Badge>}
          {isPro && <Badge variant="filled">PRO</Badge>}
        </Group>
      </Group>
      <Title order={3}>{title}</Title>
      <Text size="sm" c="dimmed" mt={4}>
        {description}
      </Text>
      <List size="sm" my="md" spacing={4} className={classes.features}>
        {features.map((feature) => (
          <List.Item key={feature}>{feature}</List.Item>
        ))}
      </List>
      {to === null ? (
        <Button variant="default" data-wraps onClick={notifyComingSoon}>
          Notificar quando disponível
        </Button>
      ) : (
        <Button component={Link} to={to} variant="light" rightSection={<IconArrowRight />}>
          Acessar ferramenta
        </Button>
      )}
    </Card>
  );
}
