import { Hono } from 'hono';
import {
  beginSchema,
  fetchSchema,
  partSchema,
  resultsSchema,
  startSchema,
  troubleSchema,
  uploadedSchema,
} from '#domain/deciding/bridge/messages.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { beginCommands, handCommands, keepResults } from './handing.ts';
import { receivePart, receiveTrouble } from './receiving.ts';
import { scriptCalls } from './script-call.ts';
import { startRun } from './starting.ts';
import { handUploads, keepUploaded, type UploadWork } from './uploads.ts';

/** Calls of people's scripts in Google Ads. A token with one purpose authenticates each instead of session and origin. */
export function scriptRoutes(deps: Deps, uploads: UploadWork) {
  const call = scriptCalls(deps);
  const [reports, commands] = ['reports', 'commands'] as const;
  return new Hono<AppEnv>()
    .post('/start', call({ purpose: reports, schema: startSchema, isNoted: true, work: startRun }))
    .post('/parts', call({ purpose: reports, schema: partSchema, isNoted: false, work: receivePart }))
    .post('/trouble', call({ purpose: reports, schema: troubleSchema, isNoted: false, work: receiveTrouble }))
    .post('/commands', call({ purpose: commands, schema: fetchSchema, isNoted: true, work: handCommands }))
    .post('/begin', call({ purpose: commands, schema: beginSchema, isNoted: true, work: beginCommands }))
    .post('/results', call({ purpose: commands, schema: resultsSchema, isNoted: true, work: keepResults }))
    .post(
      '/conversions',
      call({ purpose: commands, schema: fetchSchema, isNoted: true, ...handUploads(uploads) }),
    )
    .post(
      '/uploaded',
      call({ purpose: commands, schema: uploadedSchema, isNoted: true, ...keepUploaded(uploads) }),
    );
}
