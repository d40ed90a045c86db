import { randomUUID } from 'node:crypto';
import { capsSchema } from '#domain/deciding/bridge/messages.ts';
import { ruleTemplates } from '#domain/deciding/rules/templates.ts';
import type { Connection } from '#server/db/client.ts';
import { bridgeAccounts, bridges } from '#server/db/schema/bridges.ts';
import { ruleFindings, rules } from '#server/db/schema/rules.ts';

/** Gives the account a script that reports one campaign, rules of each kind, and what they found today. */
export async function fillRules({ db }: Connection, userId: string, campaignId: string): Promise<void> {
  const now = new Date();
  const customerId = '123-456-7890';
  const tokens = { reportsTokenHash: randomUUID(), commandsTokenHash: randomUUID() };
  const [bridge] = await db
    .insert(bridges)
    .values({ userId, kind: 'account', customerId, caps: capsSchema.parse({}), ...tokens })
    .returning();
  const [account] = await db
    .insert(bridgeAccounts)
    .values({
      bridgeId: bridge?.id ?? '', userId, campaignId, customerId,
      name: 'FitMax Brasil', currency: 'BRL', timeZone: 'America/Sao_Paulo',
    })
    .returning();
  const modes = { kill: 'act', scale: 'propose', tracking: 'propose' } as const;
  const made = await db
    .insert(rules)
    .values(
      (Object.keys(modes) as (keyof typeof modes)[]).map((kind) => {
        const { window, delay, cooldown, cap, threshold } = ruleTemplates[kind];
        return {
          userId, accountId: account?.id ?? '', kind, mode: modes[kind], lastRunAt: now,
          params: { window, delay, cooldown, cap, threshold },
        };
      }), // Object.keys loses the type of the keys
    )
    .returning();
  const ruleOf = (kind: keyof typeof modes) => made.find((rule) => rule.kind === kind)?.id ?? '';
  const found = { userId, day: now.toISOString().slice(0, 10), campaign: 'BR | FitMax | Pesquisa' };
  await db.insert(ruleFindings).values([
    {
      ...found, ruleId: ruleOf('kill'), key: 'word bula',
      text: 'A palavra "bula" custou R$ 700,00 em 45 dias e não vendeu.',
      gain: 15.5, risk: 0.01,
    },
    {
      ...found, ruleId: ruleOf('scale'), key: 'word comprar',
      text: 'O grupo Compra vende a R$ 54,20, bem abaixo do máximo de R$ 197,00.',
      gain: 42, risk: 0.04,
    },
    {
      ...found, ruleId: ruleOf('tracking'), key: 'sales',
      text: 'Há 3 dias nenhuma venda chega, e o costume são 0,9 por dia.',
    },
  ]);
}
