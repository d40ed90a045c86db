import * as z from 'zod/mini';
import { broughtAssetsSchema } from '#domain/making/structure/account-assets.ts';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { broughtListSchema } from '#domain/making/structure/negative-lists.ts';

export const sourceLimits = { columns: 400, rows: 60_000, cell: 20_000 } as const;

const column = z.string().check(z.regex(/^\d{1,3}$/));

/**
 * One campaign's part of an Editor export, in the order of the file. A row holds its filled cells by the position
 * of their column.
 */
const sourceSchema = z.strictObject({
  headers: z
    .array(z.string().check(z.maxLength(500, 'Há um cabeçalho com mais de 500 caracteres.')))
    .check(
      z.minLength(1),
      z.maxLength(sourceLimits.columns, `O arquivo tem mais de ${sourceLimits.columns} colunas.`),
    ),
  rows: z
    .array(
      z.record(
        column,
        z.string().check(z.maxLength(sourceLimits.cell, 'Há uma célula com mais de 20.000 caracteres.')),
      ),
    )
    .check(z.maxLength(sourceLimits.rows, 'Uma campanha importada guarda até 60.000 linhas.')),
});
export type CampaignSource = z.output<typeof sourceSchema>;
export type SourceRow = Readonly<Record<string, string>>;

/** A campaign's source, with the names that its file has for the campaign and its groups. */
export interface ImportedCampaign {
  source: CampaignSource;
  /** The name in the file. */
  name: string;
  /** The name that Faísca gave the campaign: the same one, cut where it was too long. */
  givenName: string;
  /** The name in the file of each group, by the group's id. */
  groupNames: Readonly<Record<string, string>>;
}

const MANY_LISTS = `O Google aceita até ${negativeListLimits.lists} listas de negativas em uma conta.`;

/** The chosen campaigns and shared lists of a file. All of them are stored, or none. */
export const importSchema = z
  .strictObject({
    campaigns: z
      .array(
        z.strictObject({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
          source: sourceSchema,
          /** The campaign that is compared with the file. Without one, the file makes a new campaign. */
          into: z.optional(z.uuid()),
        }),
      )
      .check(
        z.maxLength(200, 'Importe até 200 campanhas de uma vez.'),
        z.refine(
          (campaigns) => {
            const compared = campaigns.flatMap(({ into }) => into?.toLowerCase() ?? []);
            return new Set(compared).size === compared.length;
          },
          { message: 'Cada campanha só pode ser comparada uma vez.' },
        ),
      ),
    /** The shared lists of negatives, with the campaigns that use them by their names in the file. */
    lists: z._default(
      z.array(broughtListSchema).check(z.maxLength(negativeListLimits.lists, MANY_LISTS)),
      [],
    ),
    /** What the file has of the whole account. */
    accountAssets: z._default(z.nullable(broughtAssetsSchema), null),
  })
  .check(
    z.refine(({ campaigns, lists, accountAssets }) => campaigns.length + lists.length > 0 || accountAssets, {
      message: 'Escolha ao menos uma campanha.',
      path: ['campaigns'],
    }),
  );

/** A campaign of a file, for a new campaign or for the one that it is compared with. */
export type CampaignImport = z.output<typeof importSchema>['campaigns'][number];
/** What is chosen of a file. */
export type FileImport = z.output<typeof importSchema>;
