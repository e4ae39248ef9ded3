import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../refusal'
import type { Caller } from '../shares/caller'
import { CallerGone } from '../shares/lane'

interface ThreadRules {
  /** How long one piece of work may take. */
  readonly patienceMs: number
  /** How much memory one thread may use. */
  readonly mostMegabytes: number
  /** For what is soon forgotten: with more of it, work that makes many small things collects garbage less often. */
  readonly mostYoungMegabytes?: number
  /** How many idle threads are kept, as starting one takes longer than most work does. */
  readonly kept: number
}

const refuse = (): never => {
  throw new Refusal('unavailable', { retryAfter: 1 })
}

/** While we develop, a thread has to be taught to read our sources, as it does not learn it from its process. */
const RUN_SOURCE = `
  import('tsx/esm/api').then(({ register }) => {
    register()
    return import(require('node:worker_threads').workerData)
  })`

/** A thread ends when work is too much for its memory, which is refused; any other error is a fault of ours. */
const refuseTooMuch = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse()
  throw error
}

const goneOf = ({ onGone }: Caller, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stopListening = onGone?.(() => reject(new CallerGone()))
    signal.addEventListener('abort', () => stopListening?.())
  })

/**
 * Work that would hold up everybody's requests, done in threads of its own. A lane limits how many there are at once. A
 * thread that dies, takes too long or works for a caller who has left is not used again.
 */
export class Threads {
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()

  constructor(
    /** A module that answers each message with one. */
    private readonly script: string,
    private readonly rules: ThreadRules,
  ) {}

  async run<Result>(given: unknown, caller: Caller): Promise<Result> {
    const thread = this.idle.pop() ?? this.start()
    try {
      const result = await this.answerOf<Result>(thread, given, caller)
      if (this.idle.length < this.rules.kept) this.keep(thread)
      return result
    } finally {
      if (!this.idle.includes(thread)) await thread.terminate()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.terminate()))
  }

  private start(): Worker {
    const { mostMegabytes, mostYoungMegabytes } = this.rules
    const resourceLimits = {
      maxOldGenerationSizeMb: mostMegabytes,
      ...(mostYoungMegabytes !== undefined && { maxYoungGenerationSizeMb: mostYoungMegabytes }),
    }
    const thread = this.script.endsWith('.ts')
      ? new Worker(RUN_SOURCE, { eval: true, workerData: pathToFileURL(this.script).href, resourceLimits })
      : new Worker(this.script, { resourceLimits })
    this.all.add(thread)
    // The error is reported to the caller who waits for the answer; without a listener it would end the process.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      this.all.delete(thread)
      const place = this.idle.indexOf(thread)
      if (place >= 0) this.idle.splice(place, 1)
    })
    return thread
  }

  private keep(thread: Worker): void {
    thread.unref()
    this.idle.push(thread)
  }

  private async answerOf<Result>(thread: Worker, given: unknown, caller: Caller): Promise<Result> {
    const answered = new AbortController()
    const { signal } = answered
    try {
      thread.ref()
      thread.postMessage(given)
      const [result] = await Promise.race([
        once(thread, 'message', { signal }).catch(refuseTooMuch),
        once(thread, 'exit', { signal }).then(refuse),
        pause(this.rules.patienceMs, undefined, { signal }).then(refuse),
        goneOf(caller, signal),
      ])
      return result
    } finally {
      answered.abort()
    }
  }
}
