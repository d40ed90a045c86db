import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { RuledAccount, ShownFinding } from '#domain/deciding/rules/rule.ts';
import { ruleTemplates } from '#domain/deciding/rules/templates.ts';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { useDecide } from '#client/data/rules.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useBasket } from '#client/parts/basket/basket-store.ts';
import { paths } from '#client/paths.ts';

const STEP = 20;

/** What rules found and nobody has answered: changes to approve, and alerts to know of. */
export function Findings({
  account,
  findings,
}: {
  account: RuledAccount;
  findings: readonly ShownFinding[];
}) {
  return (
    <Panel
      title="Esperam você"
      aside={findings.length > 0 && <Badge variant="light">{findings.length}</Badge>}
    >
      {findings.length === 0 ? (
        <Text c="dimmed">
          Nada por aqui. O que as regras acharem aparece neste lugar e no e-mail da manhã.
        </Text>
      ) : (
        <ShowMore entries={findings} step={STEP}>
          {(shown) => (
            <RuledList label="Esperam você">
              {shown.map((finding) => (
                <Finding key={finding.id} account={account} finding={finding} />
              ))}
            </RuledList>
          )}
        </ShowMore>
      )}
    </Panel>
  );
}

function Finding({ account, finding }: { account: RuledAccount; finding: ShownFinding }) {
  const decide = useDecide();
  const basket = useBasket(finding.campaignId);
  const { id, kind, text, change, createdAt } = finding;
  const isChosen = change !== null && basket.has([change]);
  const answer = (isApproved: boolean) =>
    decide.mutate(
      { id, isApproved },
      {
        onSuccess: () => {
          if (isApproved) notifySuccess('Mudança aprovada', 'Ela vai na próxima execução do script.');
        },
      },
    );
  return (
    <RuledEntry py="sm">
      <div style={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>
        <Text size="sm" c="dimmed">
          {ruleTemplates[kind].title}, {formatMoment(createdAt)}
        </Text>
      </div>
      {change === null ? (
        <Button size="sm" variant="default" onClick={() => answer(false)} aria-label={`Entendi: ${text}`}>
          Entendi
        </Button>
      ) : (
        <Group gap="xs">
          <Button size="sm" onClick={() => answer(true)} aria-label={`Aprovar: ${text}`}>
            Aprovar
          </Button>
          {isChosen ? (
            <Anchor component={Link} to={paths.campaignTab(account.campaignId, 'termos')} size="sm">
              Escolhida
            </Anchor>
          ) : (
            <Button
              size="sm"
              variant="default"
              onClick={() => basket.add([change])}
              aria-label={`Escolher: ${text}`}
            >
              Escolher
            </Button>
          )}
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            onClick={() => answer(false)}
            aria-label={`Não quero: ${text}`}
          >
            Não quero
          </Button>
        </Group>
      )}
    </RuledEntry>
  );
}
