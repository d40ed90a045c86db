import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { type StudiedPage, studyPage, type StudyRequest } from './study-page.ts';

// On Linux this is the priority of this thread alone. Requests go before the study of a page.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// V8 interprets an expression once before it compiles it. What it makes for that of the reader's two thousand expressions
// counts as compiled code, and above 1 MB of that it compiles without its optimisations: a page then takes up to half as
// long again, a short text three times as long.
setFlagsFromString('--no-regexp-tier-up');

/** Reads visited pages on a thread of its own, one after the other. */
parentPort?.on('message', (request: StudyRequest) => {
  void studyPage(request).then((studied: StudiedPage) => parentPort?.postMessage(studied));
});
