import { Text } from '@mantine/core';
import type { Campaign, CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { type CampaignField, campaignFieldNames, isOfKind } from '#domain/making/campaign/campaign-fields.ts';
import { currencyOrigin } from '#domain/making/structure/fact-origin.ts';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { Panel } from '#client/components/panel.tsx';
import { Facts } from '#client/parts/campaign/facts.tsx';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';

/** The heading has the name; currency and notes have their own shape. */
const shownElsewhere: readonly CampaignField[] = ['name', 'currency', 'notes'];

/** The campaign's fields and notes. */
export function CampaignAbout({ campaign }: { campaign: Pick<CampaignDetail, keyof Campaign | 'sheet'> }) {
  const { currency, notes, sheet } = campaign;
  const factOf = (field: CampaignField) => {
    if (field === 'productPrice' && sheet.price !== undefined)
      return [
        fieldLabels[field],
        `${formatMoney(sheet.price, sheet.currency ?? currency)}, da ficha`,
      ] as const;
    const value = campaign[field];
    return [
      fieldLabels[field],
      value !== null && isOfKind(field, 'amount') ? formatMoney(value, currency) : value,
    ] as const;
  };
  return (
    <Panel>
      <Text size="sm" c="dimmed" mb="sm">
        Criada em {formatPlainDay(dayOfTimestamp(campaign.createdAt))}
      </Text>
      <Facts
        isWide
        facts={[
          ...campaignFieldNames.filter((field) => !shownElsewhere.includes(field)).map(factOf),
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
