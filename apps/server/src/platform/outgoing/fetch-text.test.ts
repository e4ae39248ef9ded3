import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchText, ServiceFailed } from './fetch-text'

const service = createServer(({ url }, answer) => {
  if (url === '/fine') answer.end('täglich')
  else if (url === '/long') answer.end('x'.repeat(101))
  else if (url === '/wrong') answer.writeHead(500).end('x')
  // Anything else is never answered.
})
let port = 0
const ask = (path: string, milliseconds = 30_000) =>
  fetchText(new URL(`http://127.0.0.1:${port}${path}`), { milliseconds, bytes: 100 })

beforeAll(async () => {
  await new Promise<void>((listens) => service.listen(0, '127.0.0.1', listens))
  port = (service.address() as AddressInfo).port
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

test('a service is read as text', async () => {
  expect(await ask('/fine')).toBe('täglich')
})

test.each(['/long', '/wrong'])('%s fails in the same way', async (path) => {
  await expect(ask(path)).rejects.toThrow(ServiceFailed)
})

test('a service that does not answer is not waited for', async () => {
  await expect(ask('/silent', 50)).rejects.toThrow(ServiceFailed)
})

test('a service that is not there fails too', async () => {
  await expect(fetchText(new URL('http://127.0.0.1:1/'))).rejects.toThrow(ServiceFailed)
})
