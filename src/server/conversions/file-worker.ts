import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type FileRequest, writeFile } from './write-file.ts';

// On Linux this is the priority of this thread alone. Requests go before files.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Writes files of conversions on a thread of its own, one after the other. */
parentPort?.on('message', (request: FileRequest) => {
  void writeFile(request).then((file) => parentPort?.postMessage(file, [file.csv.buffer]));
});
