import { Button, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RulesPage } from '#domain/deciding/rules/rule.ts';
import { ruleKinds } from '#domain/deciding/rules/templates.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { Panel } from '#client/components/panel.tsx';
import { rulesOptions } from '#client/data/rules.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { MorningPanel } from '#client/parts/morning-panel.tsx';
import { paths } from '#client/paths.ts';
import { AccountChanges } from './account-changes.tsx';
import { Findings } from './findings.tsx';
import { RuleCard } from './rule-card.tsx';

/** What rules found, the rules of an account, the mail of the morning, and the log of changes. */
export function RulesScreen() {
  return (
    <>
      <PageHeader
        title="Regras e alertas"
        subtitle={
          <>
            O que você olharia toda manhã, olhado de hora em hora.{' '}
            <HelpLink to="regras">Como funciona</HelpLink>
          </>
        }
      />
      <Loaded query={useQuery(rulesOptions)} waiting="Buscando suas regras">
        {(read) => <Contents {...read} />}
      </Loaded>
    </>
  );
}

function Contents({ accounts, rules, findings }: RulesPage) {
  const [chosen, setChosen] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  if (!account) {
    return (
      <EmptyState
        icon={IconPlugConnected}
        title="Nenhuma conta do Google Ads conectada"
        hint="As regras leem o que o script traz. Crie o script e espere a primeira execução."
        action={
          <Button component={Link} to={paths.connections}>
            Abrir conexões
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="lg">
      {accounts.length > 1 && (
        <Select
          label="Conta"
          maw="28rem"
          allowDeselect={false}
          value={account.id}
          onChange={setChosen}
          data={accounts.map(({ id, name, customerId }) => ({ value: id, label: `${name} (${customerId})` }))}
        />
      )}
      <Findings account={account} findings={findings.filter(({ accountId }) => accountId === account.id)} />
      <Panel title="Regras">
        <Stack gap="md">
          {ruleKinds.map((kind) => (
            <RuleCard
              key={account.id + kind}
              kind={kind}
              account={account}
              rule={rules.find((each) => each.accountId === account.id && each.kind === kind) ?? null}
            />
          ))}
        </Stack>
      </Panel>
      <MorningPanel />
      <AccountChanges key={account.id} account={account} />
    </Stack>
  );
}
