/** The parser of addresses and the reader of base 64, which browsers and Node share. They are pure, and the domain knows nothing else of them. */
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

declare function atob(data: string): string;
