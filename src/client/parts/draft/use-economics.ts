import { useQuery } from '@tanstack/react-query';
import { costCurrency } from '#domain/measuring/reports/stored.ts';
import { rateOfCommission, withRate } from '#domain/making/structure/exchange.ts';
import { ratesOptions } from '#client/data/profit.ts';
import { importsOptions } from '#client/data/reports.ts';
import { useSession } from '#client/data/use-session.ts';
import { useBuilder, useCampaignDraft } from './draft-context.ts';

/** The currency of the costs in the campaign's reports; null while it has none. */
export function useReportedCurrency(): string | null {
  const { data: imports = [] } = useQuery(importsOptions(useBuilder().campaign.id));
  return costCurrency(imports);
}

/** The currency of the Google Ads account: that of the reports, else the one that its owner said; null while unknown. */
function useAccountCurrency(): string | null {
  const reported = useReportedCurrency();
  const { profile } = useSession();
  return reported ?? profile.adsCurrency;
}

/** The currency of budgets and bids: the account's, or while that is unknown the campaign's. */
export function useSpendCurrency(): string {
  const { campaign } = useBuilder();
  return useAccountCurrency() ?? campaign.currency;
}

/** Economia's numbers with the rate of Cotações while the person said none, and the currency that they are then in. */
export function useEconomics() {
  const { campaign } = useBuilder();
  const { economics } = useCampaignDraft().settings;
  const { data: rates = [] } = useQuery(ratesOptions);
  const account = useAccountCurrency();
  const rate = rateOfCommission(rates, campaign.currency, account);
  const currency =
    economics.exchange !== 1 ? (account ?? campaign.currency) : (rate?.to ?? campaign.currency);
  const known = withRate(economics, rate);
  return {
    economics: known,
    /** Null while they are in another currency than the account's costs, because one for one is never guessed. */
    inAccount: account === null || account === currency ? known : null,
    /** The rate that is read; null where the person said one or none is needed. */
    rate: economics.exchange === 1 ? rate : null,
    currency,
  };
}
