import { describe, expect, it } from 'vitest';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { auctionOf, pressingRival } from './auction.ts';

const read = (text: string) => readReportFile(new TextEncoder().encode(text));

it.each([
  [
    'pt',
    'Relatório de informações do leilão\n1 de maio de 2026 - 15 de maio de 2026\nDomínio do URL de visualização,Parcela de impressões,Taxa de sobreposição,Taxa de posição superior\nVocê,"45,2%",--,--\nrival.com,"30,1%","52,4%","40,0%"\npequeno.com,< 10%,"5,0%","1,0%"',
  ],
  [
    'en',
    'Auction insights report\n"May 1, 2026 - May 15, 2026"\nDisplay URL domain,Impression share,Overlap rate,Position above rate\nYou,45.2%,--,--\nrival.com,30.1%,52.4%,40.0%\npequeno.com,< 10%,5.0%,1.0%',
  ],
  [
    'es',
    'Informe de datos de subasta\n1 de mayo de 2026 - 15 de mayo de 2026\nDominio de la URL visible,Cuota de impresiones,Tasa de superposición,Tasa de posición superior\nTú,"45,2%",--,--\nrival.com,"30,1%","52,4%","40,0%"\npequeno.com,< 10%,"5,0%","1,0%"',
  ],
])('auction insights in %s', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'auction_insights', language, error: null, rows: 3 });
  const { rivals } = auctionOf({
    auction: rows.map(({ subject, details }) => [subject, '2026-05-01', '2026-05-15', details]),
  });
  expect(rivals.map(({ isOwn, shares, above }) => [isOwn, shares[0], above])).toEqual([
    [true, 0.452, null],
    [false, 0.301, 0.4],
    [false, 0.05, 0.01],
  ]);
});

describe('over time', () => {
  const row = (domain: string, month: number, share: string) =>
    [domain, `2026-0${month}-01`, `2026-0${month}-28`, { auctionShare: share }] as [
      string,
      string,
      string,
      object,
    ];
  const auction = auctionOf({
    auction: [
      row('you', 4, '0.5'),
      row('you', 5, '0.4'),
      row('antigo.com', 4, '0.2'),
      row('novo.com', 5, '0.3'),
      row('cresce.com', 4, '0.1'),
      row('cresce.com', 5, '0.25'),
      row('igual.com', 5, '0.12'),
      row('igual.com', 4, '0.1'),
    ],
  });

  it('tells who came, who left and who grows, the account first', () => {
    expect(auction.periods.map(({ start }) => start)).toEqual(['2026-04-01', '2026-05-01']);
    expect(auction.rivals.map(({ domain, is }) => [domain, is])).toEqual([
      ['you', 'shrinks'],
      ['novo.com', 'new'],
      ['cresce.com', 'grows'],
      ['igual.com', 'stays'],
      ['antigo.com', 'gone'],
    ]);
  });

  it('a rival presses where the clicks became dearer meanwhile', () => {
    expect(pressingRival(auction, [1, 1.3])?.domain).toBe('novo.com');
    expect(pressingRival(auction, [1, 1.05])).toBeNull();
    expect(pressingRival(auction, [null, 1])).toBeNull();
  });

  it('days of one month are one period', () => {
    const days = ['2026-05-01', '2026-05-02'].map(
      (day) =>
        ['a.com', day, day, { auctionShare: day.endsWith('1') ? '0.2' : '0.4' }] as [
          string,
          string,
          string,
          object,
        ],
    );
    const { periods, rivals } = auctionOf({ auction: days });
    expect(periods).toEqual([{ start: '2026-05-01', end: '2026-05-02' }]);
    expect(rivals[0]?.shares[0]).toBeCloseTo(0.3);
  });
});
