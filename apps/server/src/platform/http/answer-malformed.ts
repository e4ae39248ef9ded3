import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { Refusal } from '../refusal'
import { securityHeadersFor } from './security-headers'

const TOO_LARGE = new Set(['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW'])

/** Whether an answer is on its way through the socket; another one would end up in the middle of it. */
const isAnswering = (socket: Socket): boolean => {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
}

/** Answers text that is not HTTP: without a request to reply to, the usual answer is written to the socket. */
export const malformedAnswerer = (config: Pick<Config, 'PUBLIC_URL'>, log: Logger) => {
  const headers = securityHeadersFor(config)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy()
      return
    }
    const { reason, status } = new Refusal(TOO_LARGE.has(error.code ?? '') ? 'bodyTooLarge' : 'invalidInput')
    const body = JSON.stringify({ reason })
    const request = randomUUID()
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${Buffer.byteLength(body)}`,
      'x-request-id': request,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    log.info({ request, status, problem: error.code }, 'what came is no request')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
  }
}
