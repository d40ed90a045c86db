import { describe, expect, it } from 'vitest';
import {
  findCampaigns,
  type KnownCampaign,
  ownOfFile,
  rowsOf,
  sharesOf,
  sumRows,
  campaignsInFile,
} from './account-files.ts';
import { readReportFile } from './report.ts';

const file = (header: string, ...rows: string[]) =>
  readReportFile(
    new TextEncoder().encode(
      ['Relatório de campanhas', '1 de maio de 2026 - 31 de maio de 2026', header, ...rows].join('\n'),
    ),
  ).rows;
const withIds = 'Campanha,ID da campanha,Cliques,Impr.,Custo,Conversões';
const rows = file(
  withIds,
  'Marca,111,10,100,"10,10",1',
  'Genérica,222,30,300,"30,30",3',
  'Marca,111,1,10,"0,05",0.5',
);

describe('the campaigns of a file', () => {
  it('are reported with their sums, the dearest first', () => {
    expect(campaignsInFile(rows)).toEqual([
      {
        name: 'Genérica',
        id: '222',
        rows: 1,
        totals: { impressions: 300, clicks: 30, cost: 30.3, conversions: 3 },
      },
      {
        name: 'Marca',
        id: '111',
        rows: 2,
        totals: { impressions: 110, clicks: 11, cost: 10.15, conversions: 1.5 },
      },
    ]);
  });

  it('are none where no row names one', () => {
    expect(campaignsInFile(rows.map((row) => ({ ...row, campaign: '' })))).toEqual([]);
  });

  it('divide the file without a rest', () => {
    const parts = campaignsInFile(rows).map((campaign) => rowsOf(rows, [campaign]));
    expect(parts.flat()).toHaveLength(rows.length);
    expect(parts.reduce((sum, part) => sum + (sumRows(part).cost ?? 0), 0)).toBeCloseTo(
      sumRows(rows).cost ?? 0,
      9,
    );
  });

  it('have no sum of what no row tells', () => {
    expect(sumRows(rows.map((row) => ({ ...row, costMicros: null })))).toMatchObject({
      cost: null,
      clicks: 41,
    });
  });
});

const known: KnownCampaign[] = [
  { id: 'a', name: 'Vitalis marca', google: [{ name: 'Marca', id: '111' }], inReports: [] },
  { id: 'b', name: 'Genérica', google: [], inReports: ['Loja'] },
  { id: 'c', name: 'Dupla', google: [], inReports: [] },
  { id: 'd', name: 'dupla', google: [], inReports: [] },
];
const match = (...campaigns: { name: string; id: string }[]) =>
  findCampaigns([campaigns], known).map((found) => [found.name, found.match]);

describe('which campaign here it is', () => {
  it.each([
    ['an id wins over the name', { name: 'Genérica', id: '111' }, 'a'],
    ['a name that a file told before', { name: 'Marca', id: '' }, 'a'],
    ['the name of one campaign, without case and accents', { name: 'generica', id: '999' }, 'b'],
    ['a name that two have', { name: 'Dupla', id: '' }, null],
    ['a name that none has', { name: 'Nova', id: '5' }, null],
  ])('%s', (_what, campaign, expected) => {
    expect(match(campaign)).toEqual([[campaign.name, expected]]);
  });

  it.each([
    ['two of its name', { name: 'DUPLA', id: '' }, ['c', 'd']],
    ['the one whose report had the name', { name: 'loja', id: '7' }, ['b']],
    ['none where one is certain', { name: 'Marca', id: '111' }, []],
    ['none where no name fits', { name: 'Nova', id: '5' }, []],
  ])('may be %s', (_what, campaign, expected) => {
    expect(findCampaigns([[campaign]], known).map(({ likely }) => likely)).toEqual([expected]);
  });

  it('is asked once for all files that name it', () => {
    const found = findCampaigns(
      [
        [{ name: 'Nova', id: '5' }],
        [{ name: 'Nova', id: '' }],
        [
          { name: 'Nova', id: '' },
          { name: 'Marca', id: '111' },
        ],
      ],
      known,
    );
    expect(found.map(({ name, files }) => [name, files])).toEqual([
      ['Nova', 3],
      ['Marca', 1],
    ]);
  });

  it('is not guessed where two ids have one name', () => {
    const files = [
      [
        { name: 'Marca', id: '111' },
        { name: 'Marca', id: '112' },
      ],
      [{ name: 'Marca', id: '' }],
    ];
    const found = findCampaigns(files, known);
    expect(found.map(({ ids, match, likely }) => [ids, match, likely])).toEqual([
      [['111'], 'a', []],
      [['112'], null, ['a']],
      [[], null, ['a']],
    ]);
    const { placed, left } = sharesOf(files.flat(), found, ({ ids }) =>
      ids[0] === '112' ? null : `to ${ids[0]}`,
    );
    expect([...placed.keys()]).toEqual(['to 111', 'to undefined']);
    expect(left).toEqual([{ name: 'Marca', id: '112' }]);
  });
});

describe('a file of several campaigns that is brought to one', () => {
  const campaigns = ['Marca', 'Genérica', 'EUA'].map((name) => ({ name, id: '' }));
  const known = (google: readonly { name: string; id: string }[]) => [
    { id: 'a', name: 'marca', google, inReports: [] },
  ];

  it.each([
    ['has the one of its name', known([]), ['Marca'], false],
    ['has the one that an earlier file told', known([{ name: 'Genérica', id: '' }]), ['Genérica'], true],
    ['may have none', [{ id: 'a', name: 'Outra', google: [], inReports: [] }], [], false],
  ] as const)('%s', (_, here, own, isSure) => {
    const found = ownOfFile(campaigns, here, 'a');
    expect(found.own.map(({ name }) => name)).toEqual(own);
    expect(found.isSure).toBe(isSure);
  });

  it('may have the one whose name another campaign here has too', () => {
    const both = ['a', 'b'].map((id) => ({ id, name: 'marca', google: [], inReports: [] }));
    expect(ownOfFile(campaigns, both, 'b')).toMatchObject({
      own: [{ name: 'Marca' }],
      isSure: false,
    });
  });
});
