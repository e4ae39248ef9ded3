import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer()

/** What comes back through a bare socket until the server closes it. */
const answerTo = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname, () => socket.write(sent))
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })

const GET = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'

test.each([
  ['is no HTTP at all', 'so what\r\n\r\n', 400, 'invalidInput'],
  ['has a header that is none', `${GET}no colon here\r\n\r\n`, 400, 'invalidInput'],
  ['says twice how long it is', `${GET}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`, 400, 'invalidInput'],
  ['names no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalidInput'],
  ['has headers beyond all measure', `${GET}x-long: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'bodyTooLarge'],
])('what %s is answered in the form of every refusal, and the connection ends', async (_, sent, status, reason) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((line) => line.toLowerCase().split(': ', 2) as [string, string]))
  expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`))
  expect(JSON.parse(body)).toEqual({ reason })
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(headers.get('content-length')).toBe(`${body.length}`)
  expect(headers.get('connection')).toBe('close')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
