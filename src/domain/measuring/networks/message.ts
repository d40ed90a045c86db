export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What a network sent, before anything of it is believed. */
export interface Postback {
  method: string;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The body as it came, and as text. */
  bytes: Uint8Array;
  body: string;
}

/** What is kept of a message: its fields without what tells of the buyer. */
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
