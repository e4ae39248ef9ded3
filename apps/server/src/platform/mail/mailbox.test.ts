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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-mailbox-'))
  const transport = new FolderMailTransport(folder, 'Praxis <praxis@localhost>')
  server = Fastify()
  server.setErrorHandler((error, _request, reply) => reply.code(refusalOfError(error)?.status ?? 500).send())
  registerMailbox(server, transport, 'https://praxis.firm.example')
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

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['172.17.0.1', 200],
  ['192.168.1.20', 200],
  ['8.8.8.8', 404],
  ['::ffff:8.8.8.8', 404],
  ['2001:db8::1', 404],
])('from %s the mailbox answers %i', async (remoteAddress, status) => {
  for (const url of ['/mailbox', `/mailbox/${mail.id}`, `/mailbox/${mail.id}/html`])
    expect((await server.inject({ url, remoteAddress })).statusCode).toBe(status)
})

test.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['praxis.firm.example', 200],
  ['evil.example:3000', 404],
])('called %s the mailbox answers %i: no name of another site leads into it', async (host, status) => {
  for (const url of ['/mailbox', '/mailbox/mailbox.css', `/mailbox/${mail.id}`, `/mailbox/${mail.id}/html`])
    expect((await server.inject({ url, headers: { host } })).statusCode).toBe(status)
})

test('what a proxy passes on may come from anywhere, so it finds no mailbox', async () => {
  for (const headers of [{ 'x-forwarded-for': '10.0.0.1' }, { forwarded: 'for=10.0.0.1' }])
    expect((await server.inject({ url: '/mailbox', remoteAddress: '127.0.0.1', headers })).statusCode).toBe(404)
})
