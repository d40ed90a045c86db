import { parentPort } from 'node:worker_threads';
import { type StudiedPage, studyPage, type StudyRequest } from './study-page.ts';

/** Reads visited pages on a thread of its own, one after the other. */
parentPort?.on('message', (request: StudyRequest) => {
  void studyPage(request).then((studied: StudiedPage) => parentPort?.postMessage(studied));
});
