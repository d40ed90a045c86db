import { Button, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { assetTypes } from '#domain/ads/asset-types.ts';
import type { FirstSteps as Progress } from '#domain/making/campaign/first-steps.ts';
import { PRODUCT_SHEET_KEY, savedListsKey } from '#domain/making/texts/store-keys.ts';
import { Panel } from '#client/components/panel.tsx';
import { firstStepsOptions } from '#client/data/first-steps.ts';
import { useCloseGuide } from '#client/data/guides.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { hasStored } from '#client/lib/storage/browser-scope.ts';
import { paths } from '#client/paths.ts';
import { ExampleRow } from './example-row.tsx';
import classes from './first-steps.module.css';

type StepId = Exclude<keyof Progress, 'example'>;

const steps: readonly { id: StepId; title: string; hint: string; action: string; to: string }[] = [
  {
    id: 'campaign',
    title: 'Crie uma campanha',
    hint: 'Nome, país e preço bastam para começar.',
    action: 'Criar campanha',
    to: paths.newCampaign,
  },
  {
    id: 'plan',
    title: 'Monte os grupos e anúncios',
    hint: 'Na campanha, Montar: um clique separa as palavras e escreve os anúncios.',
    action: 'Abrir campanhas',
    to: paths.savedCampaigns,
  },
  {
    id: 'sheet',
    title: 'Preencha a ficha do produto',
    hint: 'Preço, garantia e página: os textos passam a citar o que é verdade.',
    action: 'Preencher ficha',
    to: paths.firstSheet,
  },
  {
    id: 'list',
    title: 'Gere uma lista',
    hint: 'Palavras-chave, negativas ou textos seus entram antes dos prontos.',
    action: 'Gerar palavras-chave',
    to: paths.tool('keywords'),
  },
];

/**
 * The first steps of a new account. Each step is ticked when the account contains its result. After the person
 * closes the list, it never returns.
 */
export function FirstSteps() {
  const { data: progress } = useQuery(firstStepsOptions);
  const inBrowser = useDoneInBrowser();
  const closeGuide = useCloseGuide();
  const isDone = (id: StepId) => progress?.[id] === true || inBrowser[id] === true;
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
              <Step key={step.id} {...step} isDone={isDone(step.id)} isNext={step.id === next} />
            ))}
          </ol>
        )}
        <ExampleRow example={progress?.example ?? null} isReady={progress !== undefined} />
      </Panel>
    </div>
  );
}

/** A sheet and lists may also be kept in this browser, without a campaign. */
function useDoneInBrowser(): Partial<Record<StepId, boolean>> {
  const accountId = useAccountId();
  const hasKept = (key: string) => hasStored(ofAccount({ key }, accountId));
  return {
    sheet: hasKept(PRODUCT_SHEET_KEY),
    list: assetTypes.some((kind) => hasKept(savedListsKey(kind))),
  };
}

interface StepProps {
  title: string;
  hint: string;
  action: string;
  to: string;
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
      {!isDone && (
        <Button component={Link} to={to} size="sm" variant={isNext ? 'filled' : 'default'}>
          {action}
        </Button>
      )}
    </li>
  );
}
