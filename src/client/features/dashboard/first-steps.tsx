import { Button, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '#client/components/panel.tsx';
import { firstStepsOptions } from '#client/data/first-steps.ts';
import { useCloseGuide } from '#client/data/guides.ts';
import { useSession } from '#client/data/use-session.ts';
import { paths } from '#client/paths.ts';
import { ExampleRow } from './example-row.tsx';
import classes from './first-steps.module.css';

/** The shortest way from nothing to a file for Google Ads. All but the first go on in the newest campaign. */
const steps = [
  {
    id: 'campaign',
    title: 'Crie uma campanha',
    hint: 'Nome, país e preço bastam para começar.',
    action: 'Criar campanha',
  },
  {
    id: 'plan',
    title: 'Monte os grupos e anúncios',
    hint: 'Um clique separa as palavras e escreve os anúncios.',
    action: 'Montar',
  },
  {
    id: 'budget',
    title: 'Informe o orçamento diário',
    hint: 'O Google Ads não aceita uma campanha sem ele.',
    action: 'Informar orçamento',
  },
  {
    id: 'file',
    title: 'Baixe o arquivo',
    hint: 'Confira a revisão e leve a campanha ao Google Ads.',
    action: 'Ir para Exportar',
  },
] as const;
type StepId = (typeof steps)[number]['id'];

/**
 * The first steps of a new account. Each step is ticked when the account contains its result. After the person
 * closes the list, it never returns.
 */
export function FirstSteps() {
  const { data: progress } = useQuery(firstStepsOptions);
  const { closedGuides } = useSession().profile;
  const closeGuide = useCloseGuide();
  const campaign = progress?.campaign ?? null;
  const isDone = (id: StepId): boolean => {
    if (id === 'campaign') return campaign !== null;
    return id === 'file' ? closedGuides.includes('first_file') : progress?.[id] === true;
  };
  const next = progress && steps.find(({ id }) => !isDone(id))?.id;
  const done = steps.filter(({ id }) => isDone(id)).length;
  return (
    <div data-tour="first-steps">
      <Panel
        title="Primeiros passos"
        aside={
          <Text size="sm" c="dimmed">
            {progress === undefined ? '' : `${done} de ${steps.length}`}
          </Text>
        }
        actions={
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => closeGuide.mutate({ guide: 'first_steps', isClosed: true })}
          >
            {done === steps.length ? 'Concluir' : 'Dispensar'}
          </Button>
        }
      >
        {done < steps.length && (
          <ol className={classes.steps} data-waiting={progress === undefined || undefined}>
            {steps.map((step) => (
              <Step
                key={step.id}
                {...step}
                to={addressOf(step.id, campaign)}
                isDone={isDone(step.id)}
                isNext={step.id === next}
              />
            ))}
          </ol>
        )}
        {done < steps.length || progress?.example ? (
          <ExampleRow example={progress?.example ?? null} isReady={progress !== undefined} />
        ) : (
          <AllDone />
        )}
      </Panel>
    </div>
  );
}

/** Null for what needs a campaign first. */
function addressOf(step: StepId, campaign: string | null): string | null {
  if (step === 'campaign') return paths.newCampaign;
  if (campaign === null) return null;
  return {
    plan: paths.campaignTab(campaign, 'montagem'),
    budget: paths.essential(campaign, 'dailyBudget'),
    file: paths.campaignTab(campaign, 'exportar'),
  }[step];
}

function AllDone() {
  return (
    <div className={classes.example}>
      <Text size="sm" c="dimmed" className={classes.words}>
        Tudo feito. A próxima campanha segue os mesmos quatro passos.
      </Text>
      <Button component={Link} to={paths.newCampaign} variant="light">
        Nova campanha
      </Button>
    </div>
  );
}

interface StepProps {
  title: string;
  hint: string;
  action: string;
  to: string | null;
  isDone: boolean;
  isNext: boolean;
}

function Step({ title, hint, action, to, isDone, isNext }: StepProps) {
  const Mark = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes.step} data-next={isNext || undefined}>
      <Mark
        size={25}
        stroke={1.6}
        className={classes.mark}
        data-done={isDone || undefined}
        role="img"
        aria-label={isDone ? 'Feito' : 'Por fazer'}
      />
      <div className={classes.words}>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      {!isDone && to !== null && (
        <Button component={Link} to={to} size="sm" variant={isNext ? 'filled' : 'default'}>
          {action}
        </Button>
      )}
    </li>
  );
}
