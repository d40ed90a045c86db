export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A network's message before its signature is checked. */
export interface Postback {
  method: string;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The body as it came, and as text. */
  bytes: Uint8Array;
  body: string;
}

/** The stored part of a message: its fields without data about the buyer. */
export interface Contents {
  /** Of the address and of a form. */
  fields: Readonly<Record<string, string>>;
  json: Json;
  headers: Readonly<Record<string, string>>;
}

export interface SubId {
  name: string;
  value: string;
}
