import { z } from 'zod';
import { notFound } from '../errors.ts';

const uuid = z.uuid();

/** An id from the address; what is no id names nothing, so it is answered like an unknown one. */
export function uuidParam(value: string | undefined, missing: string): string {
  const result = uuid.safeParse(value);
  if (!result.success) throw notFound(missing);
  return result.data;
}
