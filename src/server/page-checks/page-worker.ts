import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type StudiedPage, studyPage, type StudyRequest } from './study-page.ts';

// On Linux this is the priority of this thread alone. Requests go before the study of a page.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Reads visited pages on a thread of its own, one after the other. */
parentPort?.on('message', (request: StudyRequest) => {
  void studyPage(request).then((studied: StudiedPage) => parentPort?.postMessage(studied));
});
