import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers up to this size are not watched. */
const SMALL = 256 * 1024;

type Watched = ServerResponse & { req: IncomingMessage };

/**
 * Keeps the answers that nobody reads from filling the memory: beyond the limit it cuts the connection with most unread
 * bytes. A person on a slow line is not hit, because a browser's answers are compressed. @param most bytes of all of them.
 */
export function createUnreadAnswers(most: number) {
  const unread = new Set<Watched>();

  function makeRoom(): void {
    for (;;) {
      let total = 0;
      let largest: Watched | undefined;
      for (const answer of unread) {
        total += answer.writableLength;
        if (largest === undefined || answer.writableLength > largest.writableLength) largest = answer;
      }
      if (total <= most || largest === undefined) return;
      unread.delete(largest);
      largest.req.socket.destroy();
    }
  }

  return {
    /** Call it after each write, and `forget` when the answer ends. */
    watch(answer: Watched): void {
      if (answer.writableLength <= SMALL) return;
      unread.add(answer);
      makeRoom();
    },
    forget(answer: Watched): void {
      unread.delete(answer);
    },
  };
}
