import type { Target } from '#server/driver/client.ts';
import type { RunningServer } from '#server/testing/server-process.ts';

/** Where the database under attack is, as its owner reaches it. */
export interface Victim {
  target: Target;
  /** The folder of its cluster. */
  cluster: string;
}

/** A server that is attacked, with its database. */
export interface Attacked {
  /** The server as it runs now: another one after `restart`. */
  server: RunningServer;
  victim: Victim;
  /** Kills the server and whatever else, and starts it again on the same port and data. */
  restart: (killMore?: () => void) => Promise<void>;
  /** Ends everything; resolves to how many processes of the database are left. */
  close: () => Promise<number>;
}
