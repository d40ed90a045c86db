import * as z from 'zod/mini';
import { notFound } from './errors.ts';

const uuid = z.uuid();

/** In small letters, as the database writes ids. */
export function uuidOrNull(value: string | undefined): string | null {
  return uuid.safeParse(value).data?.toLowerCase() ?? null;
}

/** Reads an id from the path. A malformed id gets the same answer as an unknown one. */
export function uuidParam(value: string | undefined, missing: string): string {
  const id = uuidOrNull(value);
  if (id === null) throw notFound(missing);
  return id;
}
