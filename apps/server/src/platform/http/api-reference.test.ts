import { gunzipSync } from 'node:zlib'
import { areas, areaWords } from '@praxis/contract/areas'
import { openApiDocument } from '@praxis/contract/protocol/openapi'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerApiReference } from './api-reference'
import { apiReferencePage } from './api-reference-page'

let server: FastifyInstance
beforeAll(() => {
  server = Fastify()
  registerApiReference(server)
})
afterAll(() => server.close())

test('the document is served, and not again to whoever has it', async () => {
  const answer = await server.inject('/api/v1/openapi.json')
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(areas, areaWords))))
  const again = await server.inject({
    url: '/api/v1/openapi.json',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('it is compressed for those who understand it', async () => {
  const plain = await server.inject('/api/docs')
  const zipped = await server.inject({ url: '/api/docs', headers: { 'accept-encoding': 'br, gzip' } })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
})

test('the reference has every endpoint and every shape, and its links lead somewhere', async () => {
  const { body } = await server.inject('/api/docs')
  const document = openApiDocument(areas, areaWords)
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const methods of Object.values(document.paths))
    for (const { operationId } of Object.values(methods)) expect(ids).toContain(operationId)
  for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`shape-${name}`)
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.filter((target) => !ids.has(target))).toEqual([])
})

test('page, style and script come from here and nothing is inline', async () => {
  const page = await server.inject('/api/docs')
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe|http/)
  expect(page.body).not.toMatch(/<style| style=|<script>| on\w+="|undefined|\[object/)
  for (const [, address = ''] of page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g))
    expect((await server.inject(address)).statusCode).toBe(200)
})

test('what the contract says is never markup', () => {
  const page = apiReferencePage({
    ...openApiDocument({}, {}),
    info: { title: '<script>alert(1)</script>', version: '1', description: 'Text with `<b>code</b>`' },
  })
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('<code>&lt;b&gt;code&lt;/b&gt;</code>')
})
