import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** Answers each message with what the work makes of it. Whatever it throws ends the thread. */
export const answerWith = (work) => {
  // Behind everybody's requests. Only Linux has this for a thread; elsewhere it would be for the whole process.
  if (process.platform === 'linux') setPriority(10)
  parentPort.on('message', async (given) => parentPort.postMessage(await work(given)))
}
