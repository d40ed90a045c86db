import { microsOf, sizeOf } from './amounts.ts';
import {
  contentsOf,
  fieldOf,
  formOf,
  at,
  parseJson,
  subIdsIn,
  subIdsOf,
  textAt,
  textOf,
} from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';

const statuses: StatusTable = {
  '1': 'pending',
  '2': 'approved',
  '3': 'cancelled',
  '4': 'refunded',
  '5': 'noSale', // blocked during an investigation; the result comes as another event
  '6': 'approved',
  '7': 'noSale',
  '98': 'noSale',
  '99': 'noSale',
  '101': 'noSale',
  '102': 'noSale',
  '103': 'noSale',
  '104': 'noSale',
  '105': 'noSale',
  '106': 'noSale',
  '120': 'noSale',
};
/** The product of the test in the panel. */
const TEST_PRODUCT = /^x-?wing/iu;

/** https://github.com/Monetizze/ExemploPOSTCallback */
export const monetizze: PostbackNetwork = {
  label: 'Monetizze',
  key: { label: 'Chave única', isRequired: false },
  steps: [
    'Na Monetizze, abra Ferramentas > Postback e adicione um postback do produto.',
    'Em URL, cole o endereço {url} e marque os status: aguardando, finalizada, cancelada, devolvida e completa.',
    'A chave única está na mesma tela. Como afiliado, peça ao produtor que libere o postback.',
  ],
  clickSlots: ['src', 'utm_content', 'utm_term'],
  verify(postback, { key, crypto }) {
    const sentKey = textAt(parseJson(postback.body), 'chave_unica') || formOf(postback)['chave_unica'];
    return key === '' || crypto.isSame(key, sentKey ?? '') ? contentsOf(postback) : null;
  },
  read(contents) {
    const { json } = contents;
    /** A form writes `venda[codigo]`, JSON an object. */
    const value = (...path: string[]) =>
      fieldOf(contents, [path[0], ...path.slice(1).map((part) => `[${part}]`)].join('')) ||
      textOf(at(json, path.join('.')));
    const orderId = value('venda', 'codigo');
    const word = value('venda', 'codigo_status') || value('tipoEvento', 'codigo');
    if (orderId === '') return word === '' ? noOrder : { kind: 'noSale', what: word };
    const isChargeback = /chargeback/iu.test(value('venda', 'status') || value('tipoEvento', 'descricao'));
    const status = isChargeback ? 'chargeback' : statusIn(statuses, word);
    if (typeof status !== 'string') return status;
    const product = value('produto', 'nome');
    const sale = at(json, 'venda');
    const names = ['src', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
    return oneEvent(monetizze, {
      orderId,
      status: TEST_PRODUCT.test(product) ? 'test' : status,
      amountMicros: sizeOf(microsOf(value('venda', 'valor'))),
      commissionMicros: sizeOf(microsOf(value('venda', 'valorRecebido'))),
      currency: 'BRL',
      at: momentOf(value('venda', 'dataFinalizada') || value('venda', 'dataInicio'), 'America/Sao_Paulo'),
      product,
      subIds:
        sale === null ? subIdsOf(names.map((name) => [name, value('venda', name)])) : subIdsIn(sale, ['src']),
    });
  },
};
