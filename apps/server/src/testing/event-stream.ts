import { API_BASE } from '@praxis/contract/protocol/endpoint'
import type { Caller } from './test-server'

export interface HeardEvent {
  readonly event: string
  readonly data: Record<string, unknown>
}

/** Listens as a browser does: gives the events heard so far, and a way to close the stream. */
export const listenAt = async (path: string, person: Caller) => {
  const hangUp = new AbortController()
  const response = await fetch(`${person.transport.baseUrl}${API_BASE}${path}`, {
    headers: person.transport.headers(),
    signal: hangUp.signal,
  })
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status} ${await response.text()}`)
  const heard: HeardEvent[] = []
  let open = true
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    let rest = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = /^event: (.+)$/m.exec(block)?.[1]
        const data = /^data: (.+)$/m.exec(block)?.[1]
        if (event) heard.push({ event, data: JSON.parse(data ?? '{}') })
      }
    }
  }
  read()
    .catch(() => undefined)
    .finally(() => {
      open = false
    })
  return {
    heard,
    get isOpen() {
      return open
    },
    changes: () => heard.filter(({ event }) => event === 'change').map(({ data }) => data),
    hangUp: () => hangUp.abort(),
  }
}

/** Listens to the events of a workspace. */
export const listen = (person: Caller) => listenAt('/events', person)
