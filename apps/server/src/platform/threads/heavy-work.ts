import { join } from 'node:path'
import { serverFolder } from '../server-folder'
import { Threads } from './threads'

const asset = (name: string): string => join(serverFolder, 'assets', name)

/** A thread of our own sources, which are bundled with the server. */
const source = (name: string): string =>
  import.meta.url.endsWith('.ts')
    ? join(serverFolder, 'src', 'threads', `${name}.ts`)
    : join(serverFolder, 'dist', 'threads', `${name}.js`)

/** Work that is done in threads, each kind behind the lane of its name. */
export interface HeavyWork {
  readonly printing: Threads
  readonly cleaning: Threads
  readonly statements: Threads
}

export const startHeavyWork = (): HeavyWork => ({
  // A thread is kept, as starting one with its fonts takes longer than most documents do.
  printing: new Threads(asset('print-document.mjs'), {
    patienceMs: 60_000,
    mostMegabytes: 512,
    mostYoungMegabytes: 64,
    kept: 1,
  }),
  cleaning: new Threads(asset('clean-rich-texts.mjs'), { patienceMs: 10_000, mostMegabytes: 128, kept: 1 }),
  statements: new Threads(source('work-on-statements'), { patienceMs: 60_000, mostMegabytes: 512, kept: 1 }),
})
