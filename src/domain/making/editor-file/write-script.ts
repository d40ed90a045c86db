import type { ExportableDraft } from './exportable-draft.ts';
import { webTables } from './web-tables.ts';

/** The code after the data in the script. It contains nothing of the campaign, whose texts are only in the JSON. */
const program = `
function main() {
  TABLES.forEach(function (table, index) {
    var upload = AdsApp.bulkUploads().newCsvUpload(table.columns, {
      moneyInMicros: false,
      fileLocale: 'en_US',
    });
    upload.forCampaignManagement();
    upload.setFileName('faisca-' + (index + 1) + '-' + table.name + '.csv');
    table.rows.forEach(function (row) {
      var cells = {};
      table.columns.forEach(function (column, at) {
        cells[column] = row[at];
      });
      upload.append(cells);
    });
    if (PREVIEW) {
      upload.preview();
      return;
    }
    upload.apply();
    // O Google precisa de um tempo para criar a campanha antes do que vai dentro dela.
    if (index < TABLES.length - 1) Utilities.sleep(WAIT_MS);
  });
}
`;

const head = `// Faísca: cria a campanha abaixo, pausada, com o editor de scripts do Google Ads.
// 1. No Google Ads, abra Ferramentas > Ações em massa > Scripts, crie um script e cole este texto inteiro.
// 2. Execute: em modo de prévia nada muda. O resultado aparece em Ações em massa > Uploads.
//    Na prévia, o que fica dentro da campanha pode dar erro, porque ela ainda não existe.
// 3. Troque o true da primeira linha abaixo por false e execute uma vez só: executar de novo duplica.
// 4. Depois, abra Configurações > Locais da campanha e escolha "Presença".
var PREVIEW = true;
var WAIT_MS = 60000;
`;

/** A script for Google Ads' own script editor that uploads the campaign. It only previews until the person says so. */
export function writeScript(ready: ExportableDraft): string {
  const tables = webTables(ready, { decimal: '.' })
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, columns, rows }) => {
      const used = columns.filter((column) => rows.some((cells) => (cells[column] ?? '') !== ''));
      return { name, columns: used, rows: rows.map((cells) => used.map((column) => cells[column] ?? '')) };
    });
  return `${head}var TABLES = ${JSON.stringify(tables)};\n${program}`;
}
