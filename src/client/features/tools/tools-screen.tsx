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

export function ToolsScreen() {
  const { profile } = useSession();
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
          <Title order={2}>{planLabels[displayedPlan(profile)]}</Title>
          <Text size="sm" mt={4}>
            O Pro libera listas ilimitadas e todas as ferramentas.
          </Text>
        </div>
        <PlanCards />
      </Paper>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {catalogue.map((tool) => (
          <ToolCard key={tool.title} tool={tool} />
        ))}
      </SimpleGrid>
    </>
  );
}

function ToolCard({ tool }: { tool: CatalogueTool }) {
  const { title, description, features, icon: Shown, isPro, to } = tool;
  return (
    <Card component="article" withBorder radius="lg" padding="lg" className={classes.card} aria-label={title}>
      <Group justify="space-between" mb="sm">
        <ThemeIcon size={42} radius="md" variant="light" aria-hidden="true">
          <Shown size={22} stroke={1.7} />
        </ThemeIcon>
        <Group gap={6}>
          {to === null && (
            <Badge color="gray" tt="none">
              Em breve
            </Badge>
          )}
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
        <Button variant="default" onClick={notifyComingSoon}>
          Notificar quando disponível
        </Button>
      ) : (
        <Button
          component={Link}
          to={to}
          variant="light"
          rightSection={<IconArrowRight size={16} stroke={1.8} />}
        >
          Acessar ferramenta
        </Button>
      )}
    </Card>
  );
}
