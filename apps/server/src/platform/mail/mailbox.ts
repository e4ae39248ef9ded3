import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knownAddress } from '../http/caller-address'
import { isOwnHost } from '../http/own-host'
import { Refusal } from '../refusal'
import { serverFolder } from '../server-folder'
import type { FolderMailTransport } from './folder-mail-transport'
import { mailboxPage, mailPage } from './mailbox-pages'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Mails hold links that let their reader in, so the mailbox opens to this machine and its private network only. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')
nearby.addSubnet('fe80::', 10, 'ipv6')

const isNearby = (address: string | undefined): boolean => {
  const plain = (address ?? '').replace(/^::ffff:/, '').replace(/%.*$/, '')
  const kind = isIP(plain)
  return kind !== 0 && nearby.check(plain, kind === 6 ? 'ipv6' : 'ipv4')
}

/** Only the styles that this very mail carries; no script, nothing loaded, links open outside. */
const mailPolicy = (html: string): string => {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style))
  const hashes = [...styles].map((style) => {
    const text = style.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${hashes.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

const sendPage = (reply: FastifyReply, page: string, policy = PAGE_POLICY) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)

/** Shows the mails that were not sent because no mail server is configured. */
export const registerMailbox = (
  server: FastifyInstance,
  transport: FolderMailTransport,
  publicUrl: string | undefined,
): void => {
  const style = readFileSync(join(serverFolder, 'assets', 'mailbox.css'), 'utf8')
  const onRequest = async (request: FastifyRequest) => {
    if (!isNearby(knownAddress(request)) || !isOwnHost(request.headers.host, publicUrl)) throw new Refusal('notFound')
  }
  const mailAt = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const mail = await transport.read(request.params.id)
    if (!mail) throw new Refusal('notFound')
    return mail
  }

  server.get('/mailbox', { onRequest }, async (_request, reply) =>
    sendPage(reply, mailboxPage(await transport.list(), transport.folder)),
  )
  server.get('/mailbox/mailbox.css', { onRequest }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  )
  server.get<{ Params: { id: string } }>('/mailbox/:id', { onRequest }, async (request, reply) =>
    sendPage(reply, mailPage(await mailAt(request))),
  )
  server.get<{ Params: { id: string } }>('/mailbox/:id/html', { onRequest }, async (request, reply) => {
    const mail = await mailAt(request)
    return sendPage(reply, mail.html, mailPolicy(mail.html))
  })
}
