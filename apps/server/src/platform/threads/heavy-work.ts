import { join } from 'node:path'
import { serverFolder } from '../server-folder'
import { Threads } from './threads'

const asset = (name: string): string => join(serverFolder, 'assets', name)

/** What is done in threads, each behind the lane of its name. */
export interface HeavyWork {
  readonly printing: Threads
  readonly cleaning: Threads
}

export const startHeavyWork = (): HeavyWork => ({
  // What a document took goes with its thread.
  printing: new Threads(asset('print-document.mjs'), { patienceMs: 60_000, mostMegabytes: 512, kept: 0 }),
  cleaning: new Threads(asset('clean-rich-texts.mjs'), { patienceMs: 10_000, mostMegabytes: 128, kept: 1 }),
})
