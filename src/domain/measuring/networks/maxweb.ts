import { buygoodsFamily } from './buygoods.ts';
import { macroNetwork } from './macro-network.ts';

export const maxweb = macroNetwork({
  label: 'MaxWeb',
  steps: [
    'Na MaxWeb, abra Account > Postback Pixels e adicione um postback do tipo Postback URL.',
    'Cole o endereço abaixo, com as macros em maiúsculas como estão, no evento Purchase.',
    'Para os reembolsos, crie um segundo com status=refunded no lugar de status=approved.',
  ],
  ...buygoodsFamily,
});
