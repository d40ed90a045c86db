import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { capsSchema } from '#domain/deciding/bridge/messages.ts';
import { newCommandsSchema } from '#domain/deciding/bridge/commands.ts';
import { addDays } from '#domain/shared/days.ts';
import { approveCommands } from '#server/bridges/approvals.ts';
import { createBridge, renewBridge } from '#server/bridges/bridge-writes.ts';
import type { Connection } from '#server/db/client.ts';
import { bridgeCommands } from '#server/db/schema/bridges.ts';
import {
  type Account,
  addAdGroup,
  addCampaign,
  addKeyword,
  newAccount,
} from '#server/testing/ads-scripts/account.ts';
import {
  type Responder,
  respondWith,
  type Run,
  startAdsScripts,
} from '#server/testing/ads-scripts/client.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { type Random, randomOf } from '../random.ts';
import type { installClock } from './clock.ts';
import { forget, liveDay, type LivingAccount, makeLiving, type TermDay } from './living.ts';

const CUSTOMER = '123-456-7890';
const START = '2026-01-01';
/** Days that the account knows of itself before the script comes. */
const HISTORY = 100;
/** The hour of Brasília in UTC. */
const ZONE = '-03:00';

const faults = [
  ...(['none', 'lost answers', 'unreached', 'cancelled', 'overlap', 'skew', 'preview', 'revoked'] as const),
] as const;
type Fault = (typeof faults)[number];

export interface PlayedYear {
  days: number;
  runs: Record<Fault, number>;
  calls: number;
  commands: Record<string, number>;
  manualChanges: number;
  comparedDays: number;
  /** Clicks of the truth on those days, so that nothing was compared with nothing. */
  comparedClicks: number;
  /** What was not as it must be; empty when all is well. */
  wrong: string[];
}

interface YearOptions {
  seed: number;
  days: number;
  /** The hours at which the script runs on a day; more of them on some days. */
  hours: (at: number) => readonly number[];
  /** The server's own connection, opened after the clock was installed. */
  server: Connection;
  clock: Awaited<ReturnType<typeof installClock>>;
  log: (line: string) => void;
}

/** Lets a script run for many days with every fault, and compares reports and commands with the truth. */
export async function playDays(options: YearOptions): Promise<PlayedYear> {
  const { seed, days, hours, server, clock, log } = options;
  const { db } = server;
  const { app, deps } = createTestApp(server);
  const [scripts, others] = [startAdsScripts(), startAdsScripts()];
  const random = randomOf(seed * 7 + 3);
  const world = makeWorld(seed);
  await clock.set(momentOf(START, 0));
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const author = { userId, address: '127.0.0.1', scriptAddress: `${deps.env.APP_URL}/api/script` };
  const caps = capsSchema.parse({ commandsPerRun: 100, dailyBudget: 1e6, cpc: 1e4, raise: 1.5 });
  const made = await createBridge(db, author, { kind: 'account', customerId: CUSTOMER, caps });
  if (typeof made === 'string') throw new Error(made);
  const state: State = { script: made.script, bridgeId: made.id, userId, ledger: [], plans: new Map() };
  const played: PlayedYear = {
    days,
    calls: 0,
    commands: {},
    manualChanges: 0,
    comparedDays: 0,
    comparedClicks: 0,
    wrong: [],
    runs: Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>, // one for each
  };
  const answers = respondWith(app);

  const run = async (at: string, fault: Fault): Promise<Run> => {
    const started = await scripts.run(
      state.script,
      [world.account],
      spoiled(fault, answers, random, overlapping),
      {
        now: at,
        isPreview: fault === 'preview',
        ...(fault === 'cancelled' && { seconds: 302 + random.whole(1, 25) }),
        ...(fault === 'skew' && { skewMs: random.whole(-6, 6) * 3_600_000 }),
      },
    );
    note(started, at);
    return started;
    async function overlapping(): Promise<void> {
      note(await others.run(state.script, [world.account], answers, { now: at }), at);
    }
  };
  const note = ({ done, calls }: Run, at: string): void => {
    played.calls += calls;
    for (const { operations } of done)
      for (const operation of operations) state.ledger.push({ at, operation });
  };

  try {
    for (let at = 0; at < days; at += 1) {
      const day = addDays(START, at);
      world.live(day);
      for (const hour of hours(at)) {
        const moment = momentOf(day, hour);
        await clock.set(moment);
        if (random.chance(0.5)) await approve(db, state, world, random);
        if (random.chance(0.15)) {
          world.changeByHand(random);
          played.manualChanges += 1;
        }
        const fault = random.chance(0.45) ? 'none' : random.pick(faults);
        played.runs[fault] += 1;
        if (fault === 'revoked') await revoke(db, author, state, () => run(moment, 'none'), played);
        await run(moment, fault === 'revoked' ? 'none' : fault);
        world.follow();
      }
      if (at % 30 === 29 || at === days - 1) {
        await clock.set(momentOf(day, 23));
        await run(momentOf(day, 23), 'none'); // what the faults of the day left open comes now
        await compareReports(db, state, world, day, played);
        log(`${day}: ${played.wrong.length} wrong, ${state.ledger.length} operations`);
      }
    }
    await compareCommands(db, state, played);
    return played;
  } finally {
    await Promise.all([scripts.close(), others.close(), deps.changes.stop(), deps.sales.stop()]);
  }
}

function momentOf(day: string, hour: number): string {
  return `${day}T${String(hour).padStart(2, '0')}:20:00${ZONE}`;
}

interface State {
  script: string;
  bridgeId: string;
  userId: string;
  /** What was really carried out in the account. */
  ledger: { at: string; operation: Record<string, unknown> }[];
  /** What each approved budget must find before it. */
  plans: Map<string, { expected: string }>;
}

/** How the network treats a run. */
function spoiled(
  fault: Fault,
  answers: Responder,
  random: Random,
  overlapping: () => Promise<void>,
): Responder {
  let calls = 0;
  const at = random.whole(1, 12);
  return async (request) => {
    calls += 1;
    if (fault === 'unreached' && random.chance(0.2)) return null;
    if (fault === 'overlap' && calls === at) await overlapping();
    const answer = await answers(request);
    return fault === 'lost answers' && random.chance(0.25) ? null : answer;
  };
}

/** A person approves changes: each has a text or an amount that no other has. */
async function approve(db: Connection['db'], state: State, world: World, random: Random): Promise<void> {
  const campaign = random.pick(world.living.advertiser.campaigns).name;
  const number = world.nextNumber();
  const budget = Number(world.budgetOf(campaign));
  const target = Math.round((budget * random.between(0.9, 1.1)) / 1e6) * 1e6 + number * 10_000;
  const commands = [
    {
      kind: 'negative',
      action: { level: 'campaign', campaign, text: `palavra ${number}`, matchType: 'PHRASE' },
    },
    ...(random.chance(0.5)
      ? [{ kind: 'budget', action: { campaign, micros: target }, expected: budget }]
      : []),
  ];
  const hours = random.chance(0.2) ? 1 : 72;
  const parsed = newCommandsSchema.parse({ commands, hours });
  const sent = await approveCommands(db, state, parsed);
  if (typeof sent === 'string') throw new Error(sent);
}

/** The keys are changed; the script with the old ones must do nothing any more. */
async function revoke(
  db: Connection['db'],
  author: Parameters<typeof renewBridge>[1],
  state: State,
  runOld: () => Promise<Run>,
  played: PlayedYear,
): Promise<void> {
  const renewed = await renewBridge(db, author, state.bridgeId, undefined);
  if (renewed === null || typeof renewed === 'string') return; // enough for one day
  const old = await runOld();
  if (!old.error?.includes('401') || old.mutations > 0) played.wrong.push('a revoked token did something');
  state.script = renewed.script;
}

/** Each day that is held must be as the account has it, once. */
async function compareReports(
  db: Connection['db'],
  { userId }: State,
  { living }: World,
  day: string,
  played: PlayedYear,
): Promise<void> {
  const since = addDays(day, -59);
  for (const table of ['campaigns', 'search_terms', 'keywords']) {
    const { rows } = await db.execute<{ day: string; clicks: number; cost: number; conversions: number }>(sql`
      select r.day::text as day, sum(r.clicks)::float8 as clicks, sum(r.cost_micros)::float8 as cost,
        sum(r.conversions)::float8 as conversions
      from report_rows r join report_imports i on i.id = r.import_id and i.user_id = r.user_id
      where r.user_id = ${userId} and i.bridge_table = ${table} and r.day >= ${since}::date group by 1`);
    const storedRows = new Map(rows.map((row) => [row.day, [row.clicks, row.cost, row.conversions]]));
    for (let each = since; each <= day; each = addDays(each, 1)) {
      const seen = living.days.filter((row) => row.day === each);
      const sum = (key: 'clicks' | 'costMicros' | 'conversions') =>
        seen.reduce((total, row) => total + row[key], 0);
      const truth = [sum('clicks'), sum('costMicros'), sum('conversions')];
      const stored = storedRows.get(each) ?? [0, 0, 0];
      played.comparedDays += 1;
      played.comparedClicks += sum('clicks');
      if (JSON.stringify(stored) !== JSON.stringify(truth))
        played.wrong.push(`${table} ${each}: ${stored.join(' ')} instead of ${truth.join(' ')}`);
    }
  }
}

/** Nothing was carried out twice, after its expiry or against another value, and what is reported as done was done. */
async function compareCommands(
  db: Connection['db'],
  { userId, ledger }: State,
  played: PlayedYear,
): Promise<void> {
  const commands = await db.select().from(bridgeCommands).where(eq(bridgeCommands.userId, userId));
  const texts = ledger.map(({ at, operation }) => ({ at: Date.parse(at), text: JSON.stringify(operation) }));
  for (const { kind, action, state, expected, before, expiresAt, finishedAt } of commands) {
    played.commands[state] = (played.commands[state] ?? 0) + 1;
    const sign =
      kind === 'negative' ? `"${String(action['text'])}"` : `"amountMicros":"${String(action['micros'])}"`;
    const done = texts.filter(({ text }) => text.includes(sign));
    const name = `${kind} ${sign}`;
    if (done.length > 1) played.wrong.push(`${name} was carried out ${done.length} times`);
    if (done.some(({ at }) => at > expiresAt.getTime()))
      played.wrong.push(`${name} was carried out after its expiry`);
    if (state === 'done' && done.length !== 1) played.wrong.push(`${name} is reported as done and was not`);
    if (['skipped', 'expired', 'waiting', 'sent', 'cancelled'].includes(state) && done.length > 0)
      played.wrong.push(`${name} is ${state} and was carried out`);
    if (state === 'done' && before !== expected && finishedAt !== null && before !== action['micros'])
      played.wrong.push(`${name} found ${String(before)} instead of ${String(expected)}`);
  }
}

interface World {
  living: LivingAccount;
  account: Account;
  live: (day: string) => void;
  budgetOf: (campaign: string) => string;
  changeByHand: (random: Random) => void;
  /** Lets the truth run as the account says. */
  follow: () => void;
  nextNumber: () => number;
}

function makeWorld(seed: number): World {
  const living = makeLiving(seed, 'small');
  const account = newAccount(CUSTOMER, `Conta ${randomUUID().slice(0, 4)}`);
  const names = new Map<string, string>();
  for (const { name, dailyBudget, groups } of living.advertiser.campaigns) {
    const campaign = addCampaign(account, name, { budgetMicros: Math.round(dailyBudget * 100) * 10_000 });
    names.set(name, campaign);
    for (const group of groups) {
      const adGroup = addAdGroup(account, campaign, group.name);
      names.set(JSON.stringify([name, group.name]), adGroup);
      for (const { text, matchType, cpc } of group.keywords) {
        const options = { matchType: matchType.toUpperCase(), cpcMicros: Math.ceil(cpc * 100) * 10_000 };
        names.set(
          JSON.stringify([name, group.name, text, matchType]),
          addKeyword(account, adGroup, text, options),
        );
      }
    }
  }
  let number = 0;
  const budgetEntity = (campaign: string) => {
    const own = account.entities.find(
      ({ resource, fields }) => resource === 'campaign' && fields['name'] === campaign,
    );
    const budget = account.entities.find(
      ({ fields }) => fields['resource_name'] === own?.fields['campaign_budget'],
    );
    if (!budget) throw new Error(`no budget of ${campaign}`);
    return budget;
  };
  const live = (day: string): void => {
    addFacts(account, names, liveDay(living, day));
    // A conversion of an earlier day comes in late.
    const late = living.days.find((row) => row.day === addDays(day, -2));
    if (late) {
      late.conversions += 1;
      account.facts = account.facts.filter(({ fields }) => fields['segments.date'] !== late.day);
      addFacts(
        account,
        names,
        living.days.filter((row) => row.day === late.day),
      );
    }
    forget(living, day, HISTORY);
    const first = addDays(day, -HISTORY);
    account.facts = account.facts.filter(({ fields }) => String(fields['segments.date']) >= first);
  };
  for (let back = HISTORY; back > 0; back -= 1) live(addDays(START, -back));
  return {
    living,
    account,
    live,
    budgetOf: (campaign) => String(budgetEntity(campaign).fields['amount_micros']),
    changeByHand(random) {
      const { fields } = budgetEntity(random.pick(living.advertiser.campaigns).name);
      const amount = Math.round((Number(fields['amount_micros']) * random.between(0.9, 1.1)) / 1e6) * 1e6;
      number += 1;
      fields['amount_micros'] = String(amount + number * 10_000);
    },
    follow() {
      for (const running of living.runnings)
        running.budget = Number(budgetEntity(running.campaign.name).fields['amount_micros']) / 1e6;
    },
    nextNumber: () => (number += 1),
  };
}

function addFacts(account: Account, names: ReadonlyMap<string, string>, days: readonly TermDay[]): void {
  for (const {
    day,
    campaign,
    adGroup,
    keyword,
    term,
    impressions,
    clicks,
    costMicros,
    conversions,
  } of days) {
    const segments = { 'segments.date': day, 'segments.hour': 10, 'segments.device': 'MOBILE' };
    const metrics = { impressions, clicks, cost_micros: costMicros, conversions };
    const owners = {
      campaign: names.get(campaign),
      ad_group: names.get(JSON.stringify([campaign, adGroup])),
    };
    const criterion = names.get(JSON.stringify([campaign, adGroup, keyword.text, keyword.matchType]));
    const searched = {
      'segments.keyword.info.text': keyword.text,
      'segments.search_term_match_type': keyword.matchType.toUpperCase(),
    };
    account.facts.push(
      { view: 'campaign', fields: { campaign: owners.campaign, ...segments }, metrics },
      { view: 'ad_group', fields: { ...owners, ...segments }, metrics },
      { view: 'keyword_view', fields: { ...owners, ad_group_criterion: criterion, ...segments }, metrics },
      {
        view: 'search_term_view',
        fields: { ...owners, search_term: term.text, status: 'NONE', ...segments, ...searched },
        metrics,
      },
    );
  }
}
