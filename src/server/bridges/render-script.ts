import type { Caps } from '#domain/deciding/bridge/messages.ts';
import { scriptText } from './script-text.ts';

/** Raise it when the script does something else than before, so that people are asked to copy the new one. */
export const SCRIPT_VERSION = 3;

export interface ScriptConstants {
  /** Where the script calls, without a slash at the end. */
  address: string;
  kind: 'account' | 'manager';
  customerId: string;
  reportsToken: string;
  commandsToken: string;
}

/** A person's copy of the script: the constants on top, then the same text for everybody. */
export function renderScript(constants: ScriptConstants, caps: Caps): string {
  return [
    '// Faísca: traz os relatórios desta conta e aplica só o que você aprovou.',
    '// Cole em Google Ads > Ferramentas > Ações em massa > Scripts, autorize e escolha a frequência "A cada hora".',
    '// Não mostre este texto a ninguém: as duas chaves abaixo são da sua conta. Você as troca na Faísca, em Conexões.',
    `const SCRIPT_VERSION = ${SCRIPT_VERSION};`,
    `const FAISCA = ${JSON.stringify(constants, null, 2)};`,
    '',
    '// O máximo que este script faz, peça o servidor o que pedir. Valores na moeda da conta. Você pode diminuir.',
    '// raise: quantas vezes o valor de hoje um orçamento ou lance pode ter. kinds: as mudanças permitidas. conversions: se envia vendas como conversões.',
    `const CAPS = ${JSON.stringify(caps, null, 2)};`,
    '',
    scriptText,
    '',
  ].join('\n');
}
