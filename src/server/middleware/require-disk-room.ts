import { createMiddleware } from 'hono/factory';
import type { Deps, UserEnv } from '../request/context.ts';
import { AppError } from '../request/errors.ts';
import { hasRoomFor } from '../request/disk-room.ts';
import { isWrite } from './write-limit.ts';

const MESSAGE =
  'Estamos quase sem espaço e já avisamos quem cuida do sistema. O que você guardou está salvo: tente gravar de novo mais tarde.';

/** Requires `requireSession`. While the disk is nearly full, an account reads and deletes, and adds nothing. */
export function requireDiskRoom({ disk }: Deps) {
  return createMiddleware<UserEnv>(async (c, next) => {
    const { subscription, now } = c.var.user;
    const adds = isWrite(c.req.method) && c.req.method !== 'DELETE';
    if (adds && !hasRoomFor(disk, subscription, now)) throw new AppError('storage_full', MESSAGE);
    await next();
  });
}
