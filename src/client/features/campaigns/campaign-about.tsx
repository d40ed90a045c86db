import { Text } from '@mantine/core';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import { currencyOrigin } from '#domain/making/structure/fact-origin.ts';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { Panel } from '#client/components/panel.tsx';
import { Facts } from '#client/parts/campaign/facts.tsx';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';

/** The campaign's fields and notes. */
export function CampaignAbout({ campaign }: { campaign: Campaign }) {
  const { niche, country, platform, commission, productPrice, currency, notes } = campaign;
  const money = (amount: string | null) => (amount === null ? null : formatMoney(amount, currency));
  return (
    <Panel>
      <Text size="sm" c="dimmed" mb="sm">
        Criada em {formatPlainDay(dayOfTimestamp(campaign.createdAt))}
      </Text>
      <Facts
        isWide
        facts={[
          [fieldLabels.niche, niche],
          [fieldLabels.country, country],
          [fieldLabels.platform, platform],
          [fieldLabels.commission, money(commission)],
          [fieldLabels.productPrice, money(productPrice)],
          [
            fieldLabels.currency,
            `${currency}, ${currencyOrigin(campaign) === 'proposal' ? 'pelo país' : 'escolhida por você'}`,
          ],
        ]}
      />
      <Text
        mt="md"
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        c={notes === null ? 'dimmed' : undefined}
      >
        {notes ?? 'Sem anotações.'}
      </Text>
    </Panel>
  );
}
