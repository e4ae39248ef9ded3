import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { DemoPerson } from './demo-people'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const NONCE = /__CSP_NONCE__/g

/** Paths of files that the build makes; folders, hidden files and unusual names are not served. */
const PLAIN_NAMES = /^(\/[\w-][\w.-]*)+$/

/** Addresses that are never a page, whatever the caller accepts. */
const NEVER_A_PAGE = /^\/(api|files|assets|mailbox)(\/|$)/

const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    // PDFs that are made on the way are shown from memory.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** A request for a missing script accepts anything, too, so that counts only for paths that do not look like a file. */
const isPage = (path: string, accept: string): boolean =>
  !NEVER_A_PAGE.test(path) && (accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path)))

/** What the page knows before its first request. */
interface PageFacts {
  readonly helpUrl: string | undefined
  readonly demoPeople: () => readonly DemoPerson[]
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Serves the built web: its files, and its one page at every address that nothing else serves. */
export const registerWebPages = (
  server: FastifyInstance,
  webFolder: string,
  { helpUrl = '', demoPeople }: PageFacts,
): void => {
  const indexFile = join(webFolder, 'index.html')
  // In development the web is served by its own server.
  if (!existsSync(indexFile)) return
  // The address is a URL, so it holds no quote that could end the attribute.
  const page = readFileSync(indexFile, 'utf8').replace('__HELP_URL__', () => helpUrl && new URL(helpUrl).href)
  const shared = {
    index: false,
    preCompressed: true,
    allowedPath: (path: string) => PLAIN_NAMES.test(path),
    setHeaders: (reply: { setHeader: (name: string, value: string) => unknown }) =>
      reply.setHeader('vary', 'accept-encoding'),
  } as const

  // The names of these files change with their content.
  server.register(fastifyStatic, {
    ...shared,
    root: join(webFolder, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR_MS,
    immutable: true,
    decorateReply: false,
  })
  server.register(fastifyStatic, {
    ...shared,
    root: webFolder,
    wildcard: false,
    globIgnore: ['index.html*', 'assets/**', '**/*.{br,gz}'],
    maxAge: 0,
    decorateReply: false,
  })
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (!isPage(path, request.headers.accept ?? '*/*')) return reply.callNotFound()
    const nonce = randomBytes(18).toString('base64')
    return reply
      .header('content-security-policy', policyWith(nonce))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept')
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE, nonce).replace('__DEMO_PEOPLE__', () => inAttribute(JSON.stringify(demoPeople()))))
  })
}
