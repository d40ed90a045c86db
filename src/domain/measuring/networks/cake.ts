import { isUnfilled } from './contents.ts';
import { macroNetwork } from './macro-network.ts';

/** Text beyond 100 characters continues from s2 in s3. https://support.getcake.com/support/solutions/articles/5000545788 */
const FULL = 100;

function joinSpilled(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { s2 = '', s3 = '' } = fields;
  const isSpilled = s2.length === FULL && s3 !== '' && !isUnfilled(s3);
  return isSpilled ? { ...fields, s2: s2 + s3, s3: '' } : { ...fields };
}

export const cake = macroNetwork({
  label: 'CAKE',
  steps: [
    'No painel da rede (CAKE), abra a oferta e, em Pixel, escolha Postback URL.',
    'Cole o endereço abaixo, com as macros como estão.',
    'No link da oferta, leve o clique em s2.',
  ],
  macros:
    'order=#tid#&lead=#leadid#&commission=#price#&time=#utcunixtime#&s1=#s1#&s2=#s2#&s3=#s3#&s4=#s4#&s5=#s5#',
  clickSlots: ['s2', 's1', 's3', 's4', 's5'],
  timeZone: 'UTC',
  currency: 'USD',
  mend: joinSpilled,
  names: {
    order: ['order', 'tid', 'lead', 'leadid'],
    other: ['lead', 'leadid'],
    status: ['status'],
    commission: ['commission', 'price', 'payout'],
    currency: ['currency'],
    time: ['time', 'utcunixtime'],
    product: ['product', 'offer', 'campid'],
    test: ['test'],
    subIds: ['s1', 's2', 's3', 's4', 's5', 'gclid'],
  },
});
