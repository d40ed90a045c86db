import type { BlockKind } from '#domain/editor-file/paste-blocks.ts';
import type { OutReason, StaysOut } from '#domain/editor-file/ready-plan.ts';
import { campaignFileName } from '#domain/texts/exports.ts';

export const kindLabels: Record<StaysOut['kind'], string> = {
  adGroups: 'Grupos de anúncios',
  keywords: 'Palavras-chave',
  groupNegatives: 'Negativas de grupo',
  negatives: 'Negativas da campanha',
  ads: 'Anúncios',
  sitelinks: 'Sitelinks',
  callouts: 'Frases de destaque',
  snippets: 'Snippets',
  promotions: 'Promoções',
  locations: 'Locais',
  titles: 'Título',
  descriptions: 'Descrição',
  settings: 'Dados',
};

export const outReasons: Record<OutReason, string> = {
  refused: 'O Google não aceita estes caracteres ou este tamanho.',
  repeated: 'Já está no arquivo.',
  too_long: 'Passa do limite de caracteres.',
  few_titles: 'Tem menos de 3 títulos válidos.',
  few_descriptions: 'Tem menos de 2 descrições válidas.',
  no_url: 'Falta a URL final.',
  no_discount: 'Falta o desconto.',
  few_values: 'Tem menos de 3 valores.',
  empty_group: 'Não tem palavras nem anúncios.',
  not_in_this_file: 'O envio pelo navegador não tem coluna para isto.',
};

const pausedNote =
  'A campanha chega pausada. No Editor, campanhas pausadas ficam ocultas por padrão: ajuste o filtro se não a encontrar.';

/** The program that takes the file: Google Ads Editor, or the upload in the browser. */
export type ExportTarget = 'editor' | 'web';

/** `update`: the Editor's file of an imported campaign, which changes the campaign of the account. */
type Way = ExportTarget | 'update';

/** `copy`: an imported campaign sent by the browser, which would make a second one. */
export const aboutTarget: Record<Way | 'copy', string> = {
  editor: 'Um arquivo com tudo, que você importa e confere antes de publicar. É o caminho mais completo.',
  web: 'Arquivos numerados, para quem não usa o Editor. O navegador não controla a presença: confira os locais depois.',
  update: 'Esta campanha veio do Editor: o arquivo muda a que já existe na conta, sem criar outra.',
  copy: 'O navegador cria outra campanha com o mesmo nome. Para mudar a que já existe, use o Editor.',
};

export const exportSteps: Record<Way, readonly string[]> = {
  editor: [
    'No Google Ads Editor, baixe as alterações recentes da conta.',
    'Abra Conta > Importar > Do arquivo e escolha o arquivo baixado, sem abri-lo antes em uma planilha.',
    'Confira a prévia e clique em Concluir.',
    pausedNote,
    'Revise a campanha, clique em Publicar e só então ative.',
    'Não envie também pelo navegador: enviar os dois duplica a campanha.',
  ],
  update: [
    'No Google Ads Editor, baixe as alterações recentes da conta de onde a campanha veio.',
    'Abra Conta > Importar > Do arquivo e escolha o arquivo baixado, sem abri-lo antes em uma planilha.',
    'Confira a prévia: o que você tirou aparece como pausado ou removido, e nada é apagado sem aparecer ali.',
    'Clique em Concluir, revise as alterações e publique. A campanha fica no estado em que está na conta.',
    'Depois de publicar, exporte a conta e importe aqui de novo, para a próxima comparação partir dela.',
  ],
  web: [
    'Descompacte o ZIP. Os arquivos vão um por um, na ordem dos números.',
    'No Google Ads, abra Ferramentas > Ações em massa > Uploads e envie o primeiro arquivo.',
    'Clique em Pré-visualizar, confira, e depois em Aplicar. Espere terminar antes do próximo.',
    'Depois do último, abra Configurações > Locais e escolha "Presença": este envio não controla isso.',
    'A campanha chega pausada. Ative só depois de conferir.',
    'Não importe também pelo Editor: enviar os dois duplica a campanha.',
  ],
};

const fileEnds = {
  editor: '_editor.csv',
  web: '_navegador.zip',
  spreadsheet: '.xlsx',
  script: '_script.js',
} as const;

/** `faisca_campaign_Verão_editor.csv`. */
export function fileNameOf(campaign: string, format: keyof typeof fileEnds): string {
  return campaignFileName(campaign).replace(/\.json$/, fileEnds[format]);
}

export const blockLabels: Record<BlockKind, string> = {
  negatives: 'Negativas da campanha',
  callouts: 'Frases de destaque',
  sitelinks: 'Sitelinks (texto, descrições e URL)',
  keywords: 'Palavras-chave',
  groupNegatives: 'Negativas do grupo',
  titles: 'Títulos',
  descriptions: 'Descrições',
};
