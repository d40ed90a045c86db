/** The headers that Chromium sends with a page's call. Host and Cookie differ per request. */
const browserHeaders = [
  'Connection: keep-alive',
  'sec-ch-ua-platform: "Linux"',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'sec-ch-ua: "Chromium";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile: ?0',
  'Accept: */*',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: pt-BR,pt;q=0.9,en;q=0.8',
];

interface Request {
  port: number;
  path: string;
  cookie?: string;
  body?: unknown;
  headers?: readonly string[];
}

/** The bytes of a browser's request: a GET, or a POST with JSON. */
export function browserRequest({ port, path, cookie, body, headers = [] }: Request): Buffer {
  const origin = `http://localhost:${port}`;
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...browserHeaders,
    `Referer: ${origin}/saved-campaigns`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined
      ? []
      : [
          `Origin: ${origin}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(text)}`,
        ]),
    ...headers,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
