/** After an answer that is not a stream, such as a proxy's 502, the browser does not reconnect by itself. */
const REOPEN_MS = 5000;

/**
 * Listens to a stream of the server, and reconnects when the connection is lost.
 * @param listener `isNews` is false for the first event of each connection. The server sends it because a change may have
 * been missed.
 * @returns how to stop.
 */
export function onServerEvents(path: string, event: string, listener: (isNews: boolean) => void): () => void {
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    let isNews = false;
    const opened = new EventSource(path);
    opened.addEventListener(event, () => {
      listener(isNews);
      isNews = true;
    });
    opened.addEventListener('error', () => {
      isNews = false;
      if (opened.readyState === EventSource.CLOSED)
        reopening = setTimeout(() => (source = open()), REOPEN_MS);
    });
    return opened;
  }

  return () => {
    clearTimeout(reopening);
    source.close();
  };
}
