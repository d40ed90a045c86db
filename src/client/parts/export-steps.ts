const pausedNote =
  'A campanha chega pausada. No Editor, campanhas pausadas ficam ocultas por padrão: ajuste o filtro se não a encontrar.';

/** Prices and shared lists of negatives are files of their own, so that a campaign with them comes in a ZIP. */
const zipSteps = {
  yes: 'Descompacte o ZIP antes. Os arquivos vão um por um, na ordem dos números.',
  maybe:
    'Uma campanha com preços ou listas de negativas vem em um ZIP: descompacte antes e importe os arquivos, na ordem dos números.',
};

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

/**
 * What to do with the file.
 * @param isZip whether it is a ZIP; `maybe` where it is about any campaign.
 */
export function exportSteps(use: Way, isZip: boolean | 'maybe'): readonly string[] {
  if (use === 'web' || isZip === false) return steps[use];
  const [prepare = '', ...others] = steps[use];
  return [prepare, zipSteps[isZip === true ? 'yes' : 'maybe'], ...others];
}

const steps: Record<Way, readonly string[]> = {
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
