import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** As many connections as one person has at once, so that the work is measured and not their waiting for themselves. */
const CONNECTIONS = 3
const isOk = (status: number) => status >= 200 && status < 300

export interface LoadAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export const sendOne = (origin: URL, agent: Agent, { method, path, headers, body }: LoadRequest): Promise<LoadAnswer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: origin.hostname, port: origin.port, agent, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** A few connections that stay open; each sends its next request when the last one is answered. */
export class Load {
  private readonly agent: Agent
  private readonly origin: URL
  private sent = 0

  constructor(
    url: string,
    private readonly requestOf: (index: number) => LoadRequest,
    private readonly connections = CONNECTIONS,
  ) {
    // Idle connections are closed before any server closes them, as no request may be on its way when that happens.
    this.agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 4_000 })
    this.origin = new URL(url)
  }

  /** Sends one request; an answer that is no success ends the measurement. */
  async one(): Promise<LoadAnswer> {
    const answer = await sendOne(this.origin, this.agent, this.requestOf(this.sent++))
    if (!isOk(answer.status)) throw new Error(`${this.origin} answered ${answer.status}: ${answer.body}`)
    return answer
  }

  async run(requests: number): Promise<void> {
    let left = requests
    const work = async () => {
      while (left-- > 0) await this.one()
    }
    await Promise.all(Array.from({ length: this.connections }, work))
  }

  close(): void {
    this.agent.destroy()
  }
}
