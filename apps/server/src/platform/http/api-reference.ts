import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { areas, areaWords } from '@praxis/contract/areas'
import { openApiDocument } from '@praxis/contract/protocol/openapi'
import type { FastifyInstance } from 'fastify'
import { once } from '../once'
import { serverFolder } from '../server-folder'
import { apiReferencePage } from './api-reference-page'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Prepared {
  readonly plain: Buffer
  readonly gzipped: Buffer
  readonly etag: string
}

const prepared = (text: string): Prepared => {
  const plain = Buffer.from(text)
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  return { plain, gzipped: gzipSync(plain), etag }
}

const serve = (server: FastifyInstance, path: string, contentType: string, make: () => string): void => {
  // The contract does not change while the server runs.
  const content = once(() => prepared(make()))
  server.get(path, async (request, reply) => {
    const { plain, gzipped, etag } = content()
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .type(contentType)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(gzipped)
  })
}

const asset = (name: string) => () => readFileSync(join(serverFolder, 'assets', name), 'utf8')

/** The contract as a document for programs, and as a page for people. */
export const registerApiReference = (server: FastifyInstance): void => {
  serve(server, '/api/v1/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument(areas, areaWords)),
  )
  serve(server, '/api/docs', 'text/html; charset=utf-8', () => apiReferencePage(openApiDocument(areas, areaWords)))
  serve(server, '/api/docs/api-reference.css', 'text/css; charset=utf-8', asset('api-reference.css'))
  serve(server, '/api/docs/api-reference.js', 'text/javascript; charset=utf-8', asset('api-reference.js'))
}
