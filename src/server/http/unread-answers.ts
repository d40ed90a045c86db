import type { Socket } from 'node:net';

/** A connection with so many unread bytes or fewer is not watched. */
const SMALL = 256 * 1024;

interface Answer {
  readonly writableLength: number;
}

/**
 * Keeps the answers that nobody reads from filling the memory: beyond the limit it cuts the connection with most
 * unread bytes. A person on a slow line is not hit, because a browser's answers are compressed.
 * @param most the most bytes of all of them together.
 * @param open the open answers of each connection. There are several when a client asks again before it is
 * answered.
 */
export function createUnreadAnswers(most: number, open: ReadonlyMap<Socket, ReadonlySet<Answer>>) {
  const unread = new Set<Socket>();

  function bytesOf(socket: Socket): number {
    let bytes = 0;
    for (const answer of open.get(socket) ?? []) bytes += answer.writableLength;
    return bytes;
  }

  function makeRoom(): void {
    for (;;) {
      let total = 0;
      let largest: { socket: Socket; bytes: number } | undefined;
      for (const socket of unread) {
        const bytes = bytesOf(socket);
        total += bytes;
        if (largest === undefined || bytes > largest.bytes) largest = { socket, bytes };
      }
      if (total <= most || largest === undefined) return;
      unread.delete(largest.socket);
      largest.socket.destroy();
    }
  }

  return {
    /** Call it after each write to the connection, and `forget` when it has no open answer any more. */
    watch(socket: Socket): void {
      if (socket.destroyed || bytesOf(socket) <= SMALL) return;
      unread.add(socket);
      makeRoom();
    },
    forget(socket: Socket): void {
      unread.delete(socket);
    },
  };
}
