import { ApiError } from '@praxis/contract/client'
import * as z from 'zod'
import { readEvents, type ServerSentEvent } from './event-stream'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** The server gives a sign of life every 20 s; a connection silent for longer is dead without knowing it. */
const SILENCE_MS = 50_000

const Change = z.object({ topic: z.string(), id: z.string().nullish() })
const Access = z.object({ lost: z.boolean() })

/** `resync`: something may have been missed. `access`: the person's rights here have changed, or are gone. */
export type LiveEvent =
  | { readonly kind: 'change'; readonly topic: string }
  | { readonly kind: 'resync' }
  | { readonly kind: 'access'; readonly lost: boolean }

export interface LiveUpdates {
  /** Opens the stream; called again whenever it has ended. */
  readonly open: (signal: AbortSignal) => Promise<Response>
  readonly onEvent: (event: LiveEvent) => void
  readonly signal: AbortSignal
}

function liveEvent({ event, data }: ServerSentEvent): LiveEvent | undefined {
  if (event === 'change') return { kind: 'change', topic: Change.parse(JSON.parse(data)).topic }
  if (event === 'access') return { kind: 'access', lost: Access.parse(JSON.parse(data)).lost }
  // What happened before the stream was open went unheard.
  if (event === 'ready' || event === 'resync') return { kind: 'resync' }
  return undefined
}

/** Waits, but not past the moment the network is back. */
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

/** Reads one connection to its end; true when it had been open. */
async function readOnce({ open, onEvent, signal }: LiveUpdates): Promise<boolean> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  let wasOpen = false
  try {
    heard()
    const response = await open(AbortSignal.any([signal, silence.signal]))
    if (!response.body) return false
    for await (const event of readEvents(response.body, heard)) {
      wasOpen = true
      const live = liveEvent(event)
      if (live) onEvent(live)
    }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error
  } finally {
    clearTimeout(timer)
  }
  return wasOpen
}

/** Keeps a stream of changes open until the signal, with growing pauses while the server cannot be reached. */
export async function keepListening(updates: LiveUpdates): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!updates.signal.aborted) {
    let wasOpen: boolean
    try {
      wasOpen = await readOnce(updates)
    } catch {
      // The server refuses to be listened to: whoever is concerned finds out why by opening the workspace again.
      if (!updates.signal.aborted) updates.onEvent({ kind: 'access', lost: true })
      return
    }
    if (wasOpen) pauseMs = FIRST_PAUSE_MS
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
