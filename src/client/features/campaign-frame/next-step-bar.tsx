import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { missingFacts } from '#domain/making/findings/missing-facts.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { paths } from '#client/paths.ts';
import classes from './campaign-frame.module.css';
import { factWords } from './fact-words.ts';
import { nextStep } from './next-step.ts';
import { useOpenTab } from './use-open-tab.ts';
import { usePanel } from './use-panel.ts';

const listFormat = new Intl.ListFormat('pt-BR');

/** The next step. On a phone it stays at the foot of the screen. */
export function NextStepBar() {
  const { campaign } = useBuilder();
  const draft = useCampaignDraft();
  const { tab } = useOpenTab();
  const { open } = usePanel();
  const step = nextStep({ tab, groups: draft.groups.length, missing: missingFacts(draft) });
  if (step === null) return null;
  if (step.kind === 'open') {
    return (
      <div className={classes.next}>
        <Button
          component={Link}
          to={paths.campaignTab(campaign.id, step.tab)}
          rightSection={<IconArrowRight />}
          className={classes.nextButton}
        >
          {step.label}
        </Button>
      </div>
    );
  }
  const [first] = step.missing;
  return (
    <div className={classes.next} data-clear-of-toasts>
      <p className={classes.missing}>
        Falta: {listFormat.format(step.missing.map((fact) => factWords[fact]))}
      </p>
      <Button onClick={() => open('essencial', first)} rightSection={<IconArrowRight />}>
        <span>
          Preencher<span className={classes.whatIsLeft}> o que falta</span>
        </span>
      </Button>
    </div>
  );
}
