import { vi } from 'vitest'

interface Received {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: string
}

type Answer = (received: Received) => unknown

/** A refusal for the fake server to answer with. */
export class Refused {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly details: Record<string, unknown> = {},
  ) {}
}

/** The connection breaks before an answer arrives. */
export const LOST = Symbol('lost')

async function respond(answer: unknown): Promise<Response> {
  const given = await answer
  if (given === LOST) throw new TypeError('Failed to fetch')
  if (given instanceof Refused)
    return Response.json({ reason: given.reason, ...given.details }, { status: given.status })
  return given === undefined ? new Response(null, { status: 204 }) : Response.json(given)
}

/** Answers the calls of a test by 'METHOD /path', and keeps what it received. */
export function serve(answers: Record<string, Answer>): readonly Received[] {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams: query } = new URL(request.url)
    const path = pathname.replace('/api/v1', '')
    const answer = answers[`${request.method} ${path}`]
    if (!answer) throw new Error(`Nobody expected ${request.method} ${path}`)
    const call = { path, query, headers: request.headers, body: await request.text() }
    received.push(call)
    return respond(answer(call))
  })
  return received
}
