import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { caveatOf, howTo, orderText, proofText } from '#domain/deciding/advice/reason.ts';
import { FailedRead } from '#client/components/loaded.tsx';
import { unbroken } from '#client/components/unbroken.tsx';
import { adviceOptions } from '#client/data/dashboard-reports.ts';
import { AdviceButton } from '#client/parts/basket/advice-button.tsx';
import { adviceSubject } from '#client/parts/basket/advice-words.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { ItemMenu } from '../actions/item-menu.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import classes from './advice-list.module.css';

const SHOWN = 10;

/** What to do first in this campaign, in the dashboard's order. */
export function AdviceList() {
  const { id } = useOpenCampaign();
  const { ignored, ignore } = useWorkbench();
  const query = useQuery(adviceOptions);
  const { data = [] } = query;
  const own = data.filter(({ campaignId, key }) => campaignId === id && !ignored.has(key)).slice(0, SHOWN);
  if (own.length === 0) return <FailedRead query={query} />;
  return (
    <Stack component="section" gap="sm" aria-label="O que traz mais lucro">
      <Title order={2} size="h4">
        O que traz mais lucro
      </Title>
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {own.map((advice) => {
          const order = orderText(advice, advice.currency);
          return (
            <Paper
              key={advice.key}
              component="li"
              withBorder
              radius="lg"
              px="md"
              py="xs"
              className={classes.card}
              aria-label={order}
            >
              <div className={classes.head}>
                <Stack gap={4} className={classes.text}>
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    <Text span fz="inherit" fw={600}>
                      {order}
                    </Text>{' '}
                    <span style={{ display: 'inline-block' }}>{adviceSubject(advice)}</span>
                  </Text>
                  <Text size="xs" c="dimmed">
                    {unbroken(
                      [`${proofText(advice, advice.currency)}.`, howTo(advice), caveatOf(advice)]
                        .filter((part) => part !== null)
                        .join(' '),
                    )}
                  </Text>
                </Stack>
                <Group gap="xs" className={classes.actions}>
                  <AdviceButton advice={advice} />
                </Group>
                <div className={classes.menu}>
                  <ItemMenu
                    name={order}
                    isIgnored={false}
                    onIgnore={(isIgnored) => ignore([advice.key], isIgnored)}
                  />
                </div>
              </div>
            </Paper>
          );
        })}
      </Stack>
    </Stack>
  );
}
