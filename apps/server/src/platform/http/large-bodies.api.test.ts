import { connect } from 'node:net'
import { API_BASE } from '@praxis/contract/protocol/endpoint'
import { beforeAll, expect, test, vi } from 'vitest'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import type { TestPerson } from '../../testing/people'

const server = await startNotesServer()
const { bodies } = server.platform.shares
let firm: Awaited<ReturnType<typeof createNotesFirm>>

beforeAll(async () => {
  firm = await createNotesFirm(server)
})

const KB = 1024
const bodyOf = (size: number) => JSON.stringify({ ...firm.draft('Long'), body: 'x'.repeat(size) })

const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return [response.status, (await response.json()).reason]
}

test.each([
  ['a stranger', `${API_BASE}/auth/checkUsername`],
  ['who calls an address that does not exist', `${API_BASE}/nowhere`],
])('of %s no more is read than anybody needs', async (_, path) => {
  expect((await post(path, `{"a":"${'x'.repeat(15 * KB)}"}`))[0]).not.toBe(413)
  expect(await post(path, `{"a":"${'x'.repeat(17 * KB)}"}`)).toEqual([413, 'bodyTooLarge'])
})

test.each<[string, () => Record<string, string>, unknown[]]>([
  ['without a token', () => ({}), [401, 'invalidActionWhileNotAuthenticated']],
  ['with a forged token', () => ({ ...firm.author.headers, authorization: 'Bearer x' }), [401, 'invalidAccessToken']],
  [
    'as somebody else',
    () => ({ ...firm.author.headers, employeeID: firm.owner.employeeId }),
    [401, 'invalidPermission'],
  ],
])('whoever sends much %s is refused before it is read', async (_, headers, refusal) => {
  // Had the body been read, it would have been refused for what it holds.
  expect(await post(`${API_BASE}/notes`, 'x'.repeat(100 * KB), headers())).toEqual(refusal)
})

/** A person who announces a large body and sends only the beginning of it. */
const begin = (person: TestPerson, size: number) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const headers = Object.entries({ ...person.headers, 'content-type': 'application/json', 'content-length': size })
  socket.write(`POST ${API_BASE}/notes HTTP/1.1\r\nhost: localhost\r\n`)
  socket.write(`${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n{`)
  return socket
}

test('a person has two large bodies read at once, colleagues have theirs, and whoever goes leaves no trace', async () => {
  const slow = Array.from({ length: 4 }, () => begin(firm.author, 100 * KB))
  await vi.waitUntil(() => bodies.figures.inside === 2 && bodies.figures.waiting === 2, 20_000)
  const small = firm.write(firm.author)
  expect((await small).title).toBe('Kick-off')
  expect(await post(`${API_BASE}/notes`, bodyOf(100 * KB), firm.colleague.headers)).toEqual([400, 'invalidInput'])
  for (const socket of slow) socket.destroy()
  await vi.waitUntil(() => bodies.figures.inside === 0 && bodies.figures.waiting === 0, 20_000)
  expect(await post(`${API_BASE}/notes`, bodyOf(100 * KB), firm.author.headers)).toEqual([400, 'invalidInput'])
})

test('a body of unknown length counts as large', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const headers = Object.entries({ ...firm.author.headers, 'content-type': 'application/json' })
  socket.write(`POST ${API_BASE}/notes HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n`)
  socket.write(`${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n1\r\n{\r\n`)
  await vi.waitUntil(() => bodies.figures.inside === 1, 20_000)
  socket.destroy()
  await vi.waitUntil(() => bodies.figures.inside === 0, 20_000)
})

test('however many ask whether it is ready, the database is asked once and everybody is told', async () => {
  const { lane } = server.application.running.database
  const before = lane.figures.entered
  const answers = await Promise.all(Array.from({ length: 300 }, () => fetch(`${server.url}/readyz`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(lane.figures.entered - before).toBeLessThan(300)
})
