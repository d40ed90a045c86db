/** A minimal HTTP client that sends what a browser would send. */
export function clientOf(url: string, cookie = '') {
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { Origin: url, 'Content-Type': 'application/json', Cookie: cookie, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** The cookies that an answer sets, formatted for the next request. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
