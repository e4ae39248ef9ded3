export interface ServerSentEvent {
  readonly event: string
  readonly data: string
}

function parseBlock(block: string): ServerSentEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    else if (line.startsWith('data:')) data.push(line.slice(5).trimStart())
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}

/** Reads server-sent events from a body; `onSignOfLife` also hears the heartbeats between them. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSignOfLife: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSignOfLife()
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseBlock(block)
        if (event) yield event
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
