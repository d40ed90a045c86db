import { applyCommands } from './applying.ts';
import { callFaisca, hasTime } from './asking.ts';
import { AdsApp, AdsManagerApp, FAISCA, Logger, type ManagedAccount } from './runtime.ts';
import { type Piece, sendPieces } from './sending.ts';
import { uploadConversions } from './uploading.ts';

/** The description of an account. Its data follow in pieces. */
interface Described {
  customerId: string;
  name: string;
  currency: string;
  timeZone: string;
}

interface Asked {
  customerId: string;
  pieces: Piece[];
}

/** Google Ads calls this function. */
export function main(): void {
  const handles = accountHandles();
  const described = handles.map(describe);
  const start = callFaisca('/start', FAISCA.reportsToken, {
    accounts: described,
    now: new Date().toISOString(),
  });
  if (typeof start['message'] === 'string') Logger.log(start['message']);
  const accounts = start['accounts'] as unknown as Asked[]; // the server answers so
  for (const account of accounts) {
    const at = described.findIndex((each) => each.customerId === account.customerId);
    const handle = handles[at];
    if (handle === undefined || !hasTime()) continue;
    if (FAISCA.kind === 'manager') AdsManagerApp.select(handle);
    applyCommands(account.customerId);
    uploadConversions(account.customerId);
    if (!sendPieces(account.customerId, Number(start['run']), account.pieces)) break;
  }
  Logger.log('Fim. O que faltou vem na próxima execução.');
}

function accountHandles(): ManagedAccount[] {
  if (FAISCA.kind !== 'manager') return [AdsApp.currentAccount()];
  const handles: ManagedAccount[] = [];
  const found = AdsManagerApp.accounts().get();
  while (found.hasNext()) handles.push(found.next());
  return handles;
}

function describe(account: ManagedAccount): Described {
  return {
    customerId: account.getCustomerId(),
    name: account.getName(),
    currency: account.getCurrencyCode(),
    timeZone: account.getTimeZone(),
  };
}
