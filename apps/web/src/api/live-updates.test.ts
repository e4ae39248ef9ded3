import { ApiError } from '@praxis/contract/protocol/caller'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEvents } from './event-stream'
import { keepListening, type LiveEvent } from './live-updates'

const readyAfter = (quietForMs: number) => `event: ready\ndata: {"quietForMs":${quietForMs}}\n\n`
const ready = readyAfter(0)

/** A body whose chunks end where the network happened to cut them. */
function bodyOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}

/** A stream that stays open after the text. */
const openWith = (text: string) =>
  new Response(
    new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) }),
  )

const silent = () => openWith('')

describe('reading events', () => {
  it('puts together what arrives in pieces, and hears heartbeats', async () => {
    const lives = vi.fn()
    const events = []
    for await (const event of readEvents(bodyOf('event: cha', 'nge\ndata: {"a":', '1}\n\n: beat\n\n'), lives))
      events.push(event)
    expect(events).toEqual([{ event: 'change', data: '{"a":1}' }])
    expect(lives).toHaveBeenCalledTimes(3)
  })
})

describe('listening', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function listen(answers: (() => Response)[]) {
    const stop = new AbortController()
    const events: LiveEvent[] = []
    const open = vi.fn(async () => {
      const answer = answers.shift() ?? silent
      return answer()
    })
    const done = keepListening({ open, onEvent: (event) => events.push(event), signal: stop.signal })
    return { stop, events, open, done }
  }

  it('passes changes on', async () => {
    const { events, stop } = listen([
      () => new Response(bodyOf(ready, 'event: change\ndata: {"topic":"employees","id":"1"}\n\n')),
    ])
    await vi.advanceTimersByTimeAsync(10)
    expect(events).toEqual([{ kind: 'resync' }, { kind: 'change', topic: 'employees', id: '1' }])
    stop.abort()
  })

  it('comes back after the connection broke, and fetches what was missed', async () => {
    const { events, open, stop } = listen([() => new Response(bodyOf(ready)), () => openWith(ready)])
    await vi.advanceTimersByTimeAsync(1000)
    expect(open).toHaveBeenCalledTimes(2)
    expect(events).toEqual([{ kind: 'resync' }, { kind: 'resync' }])
    stop.abort()
  })

  it('fetches nothing again when nothing happened while it was not listening', async () => {
    const { events, open, stop } = listen([
      () => new Response(bodyOf(readyAfter(performance.now() + 60_000))),
      () => new Response(bodyOf(readyAfter(60_000))),
      () => openWith(readyAfter(1)),
    ])
    await vi.advanceTimersByTimeAsync(3000)
    expect(open).toHaveBeenCalledTimes(3)
    expect(events).toEqual([{ kind: 'resync' }])
    stop.abort()
  })

  it('pauses longer and longer while the server cannot be reached, and not at all once the network is back', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const { open, stop } = listen([lost, lost, lost, lost, lost, lost, lost])
    await vi.advanceTimersByTimeAsync(10_000)
    const attempts = open.mock.calls.length
    expect(attempts).toBeLessThan(7)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1)
    expect(open).toHaveBeenCalledTimes(attempts + 1)
    stop.abort()
  })

  it('stops and says so when listening is refused', async () => {
    const { events, open, done } = listen([
      () => {
        throw new ApiError(401, { reason: 'employeeDeactivated' })
      },
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    await done
    expect(open).toHaveBeenCalledTimes(1)
    expect(events).toEqual([{ kind: 'access', lost: true }])
  })

  it('stops without a word when it is no longer wanted', async () => {
    const { events, stop, done } = listen([() => new Response(bodyOf(ready))])
    await vi.advanceTimersByTimeAsync(10)
    stop.abort()
    await done
    expect(events).toEqual([{ kind: 'resync' }])
  })
})
