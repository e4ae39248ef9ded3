import { ApiError } from '@praxis/contract/protocol/caller'
import type { Topic } from '@praxis/contract/protocol/topics'
import { readEvents, type ServerSentEvent } from './event-stream'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** The server gives a sign of life every 20 s; a connection silent for longer is dead without knowing it. */
const SILENCE_MS = 50_000

/** `resync`: something may have been missed. `access`: the person's rights here have changed, or are gone. */
export type LiveEvent =
  | { readonly kind: 'change'; readonly topic: Topic; readonly id?: string | undefined }
  | { readonly kind: 'resync' }
  | { readonly kind: 'access'; readonly lost: boolean }

export interface LiveUpdates {
  /** Opens the stream; called again whenever the stream has ended. */
  readonly open: (signal: AbortSignal) => Promise<Response>
  readonly onEvent: (event: LiveEvent) => void
  readonly signal: AbortSignal
}

const quietFor = (data: string): number => {
  const { quietForMs }: { quietForMs: number } = JSON.parse(data)
  return quietForMs
}

/** What a message of the stream means; everything up to `heardUntil` has been heard, or was fetched later. */
function liveEvent({ event, data }: ServerSentEvent, heardUntil: number): LiveEvent | undefined {
  if (event === 'change') {
    const { topic, id }: { topic: Topic; id?: string | null } = JSON.parse(data)
    return { kind: 'change', topic, id: id ?? undefined }
  }
  if (event === 'access') {
    const { lost }: { lost: boolean } = JSON.parse(data)
    return { kind: 'access', lost }
  }
  // Changes made while the stream was not open went unheard, unless the server says that there were none.
  const isComplete = event === 'ready' && quietFor(data) > performance.now() - heardUntil
  if ((event === 'ready' && !isComplete) || event === 'resync') return { kind: 'resync' }
  return undefined
}

/** Waits, but no longer than until the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

/** Reads one connection to its end; returns the moment of its last sign of life, if it was open at all. */
async function readOnce({ open, onEvent, signal }: LiveUpdates, heardUntil: number): Promise<number | undefined> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  let lastHeard: number | undefined
  try {
    heard()
    const response = await open(AbortSignal.any([signal, silence.signal]))
    if (!response.body) return undefined
    const signOfLife = () => {
      lastHeard = performance.now()
      heard()
    }
    for await (const event of readEvents(response.body, signOfLife)) {
      const live = liveEvent(event, heardUntil)
      if (live) onEvent(live)
    }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error
  } finally {
    clearTimeout(timer)
  }
  return lastHeard
}

/** Keeps a stream of changes open until the signal, with growing pauses while the server cannot be reached. */
export async function keepListening(updates: LiveUpdates): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  // Data on the page cannot be older than the page itself.
  let heardUntil = 0
  while (!updates.signal.aborted) {
    let lastHeard: number | undefined
    try {
      lastHeard = await readOnce(updates, heardUntil)
    } catch {
      // The server refuses the stream: opening the workspace again tells the person why.
      if (!updates.signal.aborted) updates.onEvent({ kind: 'access', lost: true })
      return
    }
    if (lastHeard !== undefined) {
      pauseMs = FIRST_PAUSE_MS
      heardUntil = lastHeard
    }
    await pause(pauseMs * (0.75 + Math.random() / 2), updates.signal)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/** One stream for all tabs in the same workspace: the tab that holds the lock reads, the others hear it from there. */
export function shareListening(name: string, updates: LiveUpdates): void {
  const { signal, onEvent } = updates
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data)
  signal.addEventListener('abort', () => channel.close())
  const tellAll = (event: LiveEvent) => {
    channel.postMessage(event)
    onEvent(event)
  }
  const listen = () => keepListening({ ...updates, onEvent: tellAll })
  if (!navigator.locks) void listen()
  else navigator.locks.request(name, { signal }, listen).catch(() => undefined)
}
