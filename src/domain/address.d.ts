/** The parser of addresses, which browsers and Node share. It is pure, and the domain knows nothing else of them. */
interface URL {
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
}

declare const URL: {
  new (address: string, base?: string | URL): URL;
  canParse(address: string, base?: string): boolean;
};
