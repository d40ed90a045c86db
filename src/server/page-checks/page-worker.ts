import { parentPort } from 'node:worker_threads';
import { type StudiedPage, studyPage, type StudyRequest } from './study-page.ts';

/** Reads one visited page on a thread of its own, and ends. */
parentPort?.once('message', (request: StudyRequest) => {
  void studyPage(request).then((studied: StudiedPage) => parentPort?.postMessage(studied));
});
