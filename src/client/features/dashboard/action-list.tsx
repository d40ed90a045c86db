import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignAdvice } from '#domain/deciding/advice/campaign-advice.ts';
import { caveatOf, orderText, proofText } from '#domain/deciding/advice/reason.ts';
import { unbroken } from '#client/components/unbroken.tsx';
import { AdviceButton } from '#client/parts/basket/advice-button.tsx';
import { adviceSubject } from '#client/parts/basket/advice-words.ts';
import { paths } from '#client/paths.ts';
import classes from './dashboard.module.css';

const SHOWN = 3;

/** The actions that gain most, each with its number, its reason and its change. */
export function ActionList({ actions }: { actions: readonly CampaignAdvice[] }) {
  if (actions.length === 0)
    return (
      <Text c="dimmed">
        Nada promete mais lucro com certeza nos relatórios que você trouxe. Com mais dados isso pode mudar.
      </Text>
    );
  return (
    <ol className={classes.advice}>
      {actions.slice(0, SHOWN).map((advice) => (
        <li key={advice.campaignId + advice.key}>
          <div className={classes.what}>
            <Text size="sm">
              <Anchor component={Link} to={paths.campaignTab(advice.campaignId, 'problemas')} fw={600}>
                {orderText(advice, advice.currency)}
              </Anchor>{' '}
              <span style={{ display: 'inline-block' }}>{adviceSubject(advice)}</span>
            </Text>
            <Text size="xs" c="dimmed">
              {unbroken(reasonText(advice))}
            </Text>
          </div>
          <AdviceButton advice={advice} />
        </li>
      ))}
    </ol>
  );
}

/** Names the campaign, unless what is changed names it already. */
function reasonText(advice: CampaignAdvice): string {
  const isNamed = adviceSubject(advice).includes(advice.name);
  const where = isNamed ? '' : ` Na campanha ${advice.name}.`;
  return `${proofText(advice, advice.currency)}.${where} ${caveatOf(advice) ?? ''}`;
}
