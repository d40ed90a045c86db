import { fromStoredItem, type StoredItem } from '#domain/ads/items.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { textDirection } from '#domain/ads/text.ts';
import type { WholeAsset } from '#domain/making/campaign/campaign.ts';
import type { SharedView } from '#domain/making/campaign/share.ts';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Logo } from '#client/components/logo.tsx';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import '#client/styles/print.css';
import { assetHeading } from '#client/parts/campaign/asset-heading.ts';
import { Facts } from '#client/parts/campaign/facts.tsx';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';
import classes from './client-report.module.css';

interface ClientReportProps {
  campaign: SharedView;
  lists: readonly WholeAsset[];
  /** `h1` where the report is the whole page. */
  heading: 'h1' | 'h3';
}

/** A campaign for its client: the campaign and all its lists, whole, on the screen and on paper. */
export function ClientReport({ campaign, lists, heading: Heading }: ClientReportProps) {
  const ListHeading = Heading === 'h1' ? 'h2' : 'h4';
  return (
    <article className={classes.report} aria-label="Relatório da campanha">
      <header className={classes.header}>
        <Logo />
        <p className={classes.kind}>Relatório de campanha</p>
        <Heading className={classes.name}>{campaign.name}</Heading>
        <Facts isWide facts={factsOf(campaign)} />
        {campaign.notes !== null && <p className={classes.notes}>{campaign.notes}</p>}
      </header>
      {lists.length === 0 && <p>Esta campanha ainda não tem listas.</p>}
      {lists.map((list) => (
        <ListSection key={list.id} list={list} heading={ListHeading} />
      ))}
    </article>
  );
}

/** Facts without a value are left out: a client has no use for an N/A. */
function factsOf({ createdAt, niche, country, platform, ownerName, values }: SharedView) {
  const money = (amount: string | null) => (amount === null ? null : formatMoney(amount, values?.currency));
  const facts = [
    [fieldLabels.day, formatPlainDay(dayOfTimestamp(createdAt))],
    ['Preparado por', ownerName],
    [fieldLabels.niche, niche],
    [fieldLabels.country, country],
    [fieldLabels.platform, platform],
    [fieldLabels.commission, money(values?.commission ?? null)],
    [fieldLabels.productPrice, money(values?.productPrice ?? null)],
  ] as const;
  return facts.filter(([, value]) => value !== null && value !== '');
}

function ListSection({ list, heading: Heading }: { list: WholeAsset; heading: 'h2' | 'h4' }) {
  const { title, details } = assetHeading(list);
  const count = list.content.length;
  return (
    <section className={classes.list} aria-label={title}>
      <Heading className={classes.title}>
        {title} <small>{countText(count, 'item', 'itens')}</small>
      </Heading>
      {details !== '' && <p className={classes.details}>{details}</p>}
      <ul className={classes.items} data-short={list.assetType !== 'descriptions' || undefined}>
        {list.content.map((item, position) => (
          <SharedItem key={position} item={item} language={list.origin.language} />
        ))}
      </ul>
    </section>
  );
}

function SharedItem({ item, language }: { item: StoredItem; language: LanguageCode | null }) {
  const { text = '', ...rest } = fromStoredItem(item);
  return (
    <li dir={textDirection(text)} lang={language ?? undefined}>
      {text}
      {Object.entries(rest)
        .filter(([, line]) => line !== '')
        .map(([field, line]) => (
          <span key={field}>{line}</span>
        ))}
    </li>
  );
}
