import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { isCallFrom, isLocalCall, networksOf } from '../http/local-call'
import { Refusal } from '../refusal'
import { serverFolder } from '../server-folder'
import type { FolderMailTransport } from './folder-mail-transport'
import { mailboxPage, mailPage } from './mailbox-pages'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Allows only the styles that this mail carries; no script runs, nothing is loaded, and links open outside. */
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

/**
 * Shows the mails that were not sent because no mail server is configured. Their links let the reader in, so the
 * mailbox opens only on this machine, and to networks that the configuration names.
 */
export const registerMailbox = (
  server: FastifyInstance,
  transport: FolderMailTransport,
  { PUBLIC_URL, MAILBOX_NETWORKS }: Pick<Config, 'PUBLIC_URL' | 'MAILBOX_NETWORKS'>,
): void => {
  const networks = networksOf(MAILBOX_NETWORKS)
  const style = readFileSync(join(serverFolder, 'assets', 'mailbox.css'), 'utf8')
  const onRequest = async (request: FastifyRequest) => {
    if (!isLocalCall(request) && !isCallFrom(networks, request, PUBLIC_URL)) throw new Refusal('notFound')
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
