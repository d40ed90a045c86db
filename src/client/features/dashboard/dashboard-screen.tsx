import { Button, Paper, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { displayedPlan } from '#domain/account/plans.ts';
import { screenPart } from '#client/components/screen-part.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { useCloseGuide } from '#client/data/guides.ts';
import { useSession } from '#client/data/use-session.ts';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
import { LiveSales } from '#client/parts/live-sales.tsx';
import { paths } from '#client/paths.ts';
import { BadPages } from './bad-pages.tsx';
import classes from './dashboard.module.css';
import { FeedbackButton } from './feedback-button.tsx';
import { LateNews, useLateNews } from './late-news.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';

/** Only new accounts see it, so only they fetch it. */
const FirstSteps = screenPart(async () => (await import('./first-steps.tsx')).FirstSteps);

export function DashboardScreen() {
  const { profile } = useSession();
  const plan = displayedPlan(profile);
  const guide = useCloseGuide();
  const news = useLateNews();
  useAddressRequest('passos', 'abrir', () => guide.mutate({ guide: 'first_steps', isClosed: false }));
  const steps = !profile.closedGuides.includes('first_steps') && <FirstSteps />;
  const [firstName = ''] = profile.fullName.trim().split(/\s+/);
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={
          firstName === ''
            ? 'O que você vai anunciar hoje?'
            : `Olá, ${firstName}. O que você vai anunciar hoje?`
        }
        actions={
          // On a phone the money comes first: there it stands where the results will.
          <Button component={Link} to={paths.reports} variant="default" visibleFrom="sm">
            Trazer relatórios
          </Button>
        }
      />
      <div className={classes.columns} data-wide-room>
        <StatCards profile={profile} />
        <div className={classes.work}>
          {news === 'none' && steps}
          <BadPages />
          <LiveSales />
          <LateNews state={news} />
          {news === 'reports' && steps /* who has results looks for those first */}
        </div>
        <div className={classes.side}>
          <QuickActions />
          <RecentActivity />
          {plan !== 'pro' && <UpgradeBanner {...upgrades[plan]} />}
        </div>
      </div>
      <FeedbackButton />
    </>
  );
}

const upgrades = {
  trial: {
    title: 'Seu teste abre tudo o que o Pro tem',
    text: 'Escolha um plano antes que ele termine e continue de onde parou.',
  },
  basico: {
    title: 'Guarde quantas listas quiser com o Pro',
    text: 'No Básico, cada ferramenta guarda 1 lista. No Pro, não há limite.',
  },
};

function UpgradeBanner({ title, text }: { title: string; text: string }) {
  return (
    <Paper component="section" radius="lg" className={classes.upgrade} aria-label="Planos">
      <div>
        <Title order={2} fz="md" textWrap="balance">
          {title}
        </Title>
        <Text size="sm" mt={4}>
          {text}
        </Text>
      </div>
      <Button
        component={Link}
        to={paths.pricing}
        size="sm"
        variant="default"
        className={classes.upgradeButton}
        leftSection={<IconSparkles />}
      >
        Ver Planos
      </Button>
    </Paper>
  );
}
