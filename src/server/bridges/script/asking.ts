import {
  AdsApp,
  type Cell,
  FAISCA,
  Logger,
  type Row,
  SCRIPT_VERSION,
  UrlFetchApp,
  Utilities,
} from './runtime.ts';

const ATTEMPTS = 4;

/** Sends a call to Faísca. It tries again when the network or the server fails, never when the server refuses. */
export function callFaisca(path: string, token: string, message: Record<string, unknown>): Row {
  const payload = JSON.stringify({ ...message, version: SCRIPT_VERSION, preview: isPreview() });
  const options = {
    method: 'post',
    contentType: 'application/json',
    headers: { Authorization: 'Bearer ' + token, 'X-Content-SHA256': hashOf(payload) },
    payload,
    muteHttpExceptions: true,
    followRedirects: false,
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = tryFetch(FAISCA.address + path, options);
    if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text) as Row; // our own server's JSON
    const isPassing = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (!isPassing) throw new Error('A Faísca recusou (' + answer.status + '): ' + messageOf(answer.text));
    if (attempt < ATTEMPTS) Utilities.sleep(2000 * attempt * attempt);
  }
  throw new Error('A Faísca não respondeu. A próxima execução continua daqui.');
}

function tryFetch(address: string, options: Record<string, unknown>): { status: number; text: string } {
  try {
    const response = UrlFetchApp.fetch(address, options);
    return { status: response.getResponseCode(), text: response.getContentText() };
  } catch (error) {
    Logger.log('Sem resposta: ' + String(error));
    return { status: 0, text: '' };
  }
}

function messageOf(text: string): string {
  try {
    return textOf(JSON.parse(text) as Row, 'message'); // our own server's JSON
  } catch (error) {
    Logger.log(String(error));
    return text.slice(0, 200);
  }
}

/** SHA-256 in hexadecimal. The digest comes as signed bytes. */
function hashOf(text: string): string {
  const bytes = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8);
  return bytes.map((byte) => ('0' + (byte & 255).toString(16)).slice(-2)).join('');
}

export function isPreview(): boolean {
  return AdsApp.getExecutionInfo().isPreview();
}

/** Google cancels a script after 30 minutes; this one stops after 25. */
export function hasTime(): boolean {
  return AdsApp.getExecutionInfo().getRemainingTime() > 300;
}

/** The value of a field like `campaign.campaign_budget`. Google leaves out zeros and empty values. */
export function valueOf(row: Row, field: string): Cell {
  let value: Cell = row;
  for (const part of field.split('.')) {
    const name = part.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    const next: Cell | undefined = value[name];
    if (next === undefined) return null;
    value = next;
  }
  return value;
}

export function textOf(row: Row, field: string): string {
  const value = valueOf(row, field);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Numbers of 64 bits come as text. */
export function numberOf(row: Row, field: string): number {
  return Number(valueOf(row, field) || 0);
}

export function searchAll(query: string): Row[] {
  const rows: Row[] = [];
  const found = AdsApp.search(query);
  while (found.hasNext()) rows.push(found.next());
  return rows;
}

/** Text as a value of a query. */
export function quoted(text: string): string {
  return "'" + text.replace(/\\/g, '\\\\').replace(/'/g, "\\'") + "'";
}
