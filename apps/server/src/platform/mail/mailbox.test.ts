import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOfError } from '../http/refusal-of-error'
import { FolderMailTransport } from './folder-mail-transport'
import { composeMail, type IdentifiedMail } from './mail'
import { registerMailbox } from './mailbox'

let folder: string
let transport: FolderMailTransport
let server: FastifyInstance
const mail: IdentifiedMail = {
  id: randomUUID(),
  ...composeMail({
    to: 'ada@firm.example',
    subject: 'A <b>bold</b> subject',
    heading: 'Hello',
    paragraphs: ['Welcome.'],
    action: { label: 'Open', url: 'https://praxis.example/verify?token=a&b=1' },
  }),
}

const serverWith = (MAILBOX_NETWORKS: string[], trustProxy = false) => {
  const made = Fastify({ trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0) })
  made.setErrorHandler((error, _request, reply) => reply.code(refusalOfError(error)?.status ?? 500).send())
  registerMailbox(made, transport, { PUBLIC_URL: 'https://praxis.firm.example', MAILBOX_NETWORKS })
  return made
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-mailbox-'))
  transport = new FolderMailTransport(folder, 'Praxis <praxis@localhost>')
  server = serverWith([])
  expect((await server.inject('/mailbox')).body).toContain('No e-mails yet')
  await transport.send(mail)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('the list leads to the mail, and what a mail says is never markup', async () => {
  const { body, headers } = await server.inject('/mailbox')
  expect(body).toContain(`href="/mailbox/${mail.id}"`)
  expect(body).toContain('A &lt;b&gt;bold&lt;/b&gt; subject')
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('the mail shows its text with links to click', async () => {
  const { body } = await server.inject(`/mailbox/${mail.id}`)
  expect(body).toContain('<a href="https://praxis.example/verify?token=a&amp;b=1">')
  expect(body).toContain(`src="/mailbox/${mail.id}/html"`)
})

test('the HTML part is shown as it is, without scripts and with no styles but its own', async () => {
  const { body, headers } = await server.inject(`/mailbox/${mail.id}/html`)
  expect(body).toBe(mail.html)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
  expect(policy).not.toContain('unsafe-inline')
  const hash = createHash('sha256').update('margin: 0 0 16px').digest('base64')
  expect(policy).toContain(`'sha256-${hash}'`)
})

test.each([
  '/mailbox/unknown',
  `/mailbox/${randomUUID()}`,
  `/mailbox/${randomUUID()}/html`,
  '/mailbox/..%2f..%2fsecret',
])('%s is not found', async (url) => {
  expect((await server.inject(url)).statusCode).toBe(404)
})

const pages = ['/mailbox', '/mailbox/mailbox.css', `/mailbox/${mail.id}`, `/mailbox/${mail.id}/html`]

test.each([
  ['127.0.0.1', 200],
  ['127.0.0.53', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['172.17.0.1', 404],
  ['192.168.1.20', 404],
  ['10.0.0.5', 404],
  ['fd00::1', 404],
  ['8.8.8.8', 404],
  ['::ffff:8.8.8.8', 404],
  ['2001:db8::1', 404],
])('from %s the mailbox answers %i', async (remoteAddress, status) => {
  for (const url of pages) expect((await server.inject({ url, remoteAddress })).statusCode).toBe(status)
})

test.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['praxis.firm.example', 404],
  ['evil.example:3000', 404],
])('called %s the mailbox answers %i: whoever uses a name comes from outside', async (host, status) => {
  for (const url of pages) expect((await server.inject({ url, headers: { host } })).statusCode).toBe(status)
})

test.each([
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { via: '1.1 proxy' },
])('what a proxy on this machine passes on (%j) may come from anywhere, trusted or not', async (headers) => {
  for (const made of [server, serverWith([], true)])
    expect((await made.inject({ url: '/mailbox', remoteAddress: '127.0.0.1', headers })).statusCode).toBe(404)
})

test.each([
  ['172.17.0.1', 'localhost:3000', 200],
  ['192.168.1.20', 'praxis.firm.example', 200],
  ['fd12::7', '[fd12::1]:3000', 200],
  ['127.0.0.1', 'localhost:3000', 200],
  ['192.168.1.21', 'localhost:3000', 404],
  ['172.17.0.1', 'evil.example', 404],
])('asked for by the configuration, it opens to its networks: %s calling %s gets %i', async (from, host, status) => {
  const asked = serverWith(['172.17.0.0/16', '192.168.1.20', 'fd00::/8'])
  const answer = await asked.inject({ url: '/mailbox', remoteAddress: from, headers: { host } })
  expect(answer.statusCode).toBe(status)
})

test('of a proxy that is trusted it is the caller who has to be in one of them', async () => {
  const from = (caller: string, trustProxy: boolean) =>
    serverWith(['10.1.0.0/16'], trustProxy).inject({
      url: '/mailbox',
      remoteAddress: '10.1.0.1',
      headers: { 'x-forwarded-for': caller },
    })
  expect((await from('10.1.2.3', true)).statusCode).toBe(200)
  expect((await from('8.8.8.8', true)).statusCode).toBe(404)
  expect((await from('10.1.2.3', false)).statusCode).toBe(404)
})
