import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config'
import { type DemoPerson, offersDemo } from './demo-people'
import { registerSecurityHeaders } from './security-headers'
import { registerWebPages } from './web-pages'

const SCRIPT = 'export const answer = 42\n'.repeat(40)
let folder: string
let server: FastifyInstance

const serverOn = (webFolder: string, config: { PUBLIC_URL?: string; HELP_URL?: string } = {}) => {
  const built = Fastify()
  registerSecurityHeaders(built, config)
  built.setNotFoundHandler((_request, reply) => reply.code(404).send({ reason: 'notFound' }))
  built.get('/api/v1/thing', async () => ({ ok: true }))
  registerWebPages(built, webFolder, { helpUrl: config.HELP_URL, demoPeople: () => people })
  return built
}

let people: readonly DemoPerson[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="help-url" content="__HELP_URL__"><meta name="demo-people" content="__DEMO_PEOPLE__"><div id="root">',
  )
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), SCRIPT)
  await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  server = serverOn(folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  server.inject({ url, headers })

test.each(['/', '/clients', '/projects/1/tasks?filter=a.b', '/index.html', '/people/ada.finch'])(
  '%s is the page',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
  },
)

test('every page has a nonce of its own, the same in its policy and its text', async () => {
  const nonceOf = async () => {
    const answer = await get('/')
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? []
    expect(answer.body).toContain(`content="${nonce}"`)
    expect(answer.body).not.toContain('__CSP_NONCE__')
    return nonce
  }
  expect(await nonceOf()).not.toBe(await nonceOf())
})

test('the page knows whom one can try it out as, as text and nothing else', async () => {
  expect((await get('/')).body).toContain('<meta name="demo-people" content="[]">')
  people = [
    { role: 'Owner', name: 'A "<b>" & $1', username: 'a@b.example', password: 'x', goodFor: 'All', domain: 'b' },
  ]
  const { body } = await get('/')
  people = []
  expect(body).toContain('&quot;name&quot;:&quot;A \\&quot;&lt;b>\\&quot; &amp; $1&quot;')
})

test.each([
  [{}, true],
  [{ DEMO: 'false' }, false],
  [{ PUBLIC_URL: 'https://praxis.example' }, false],
  [{ PUBLIC_URL: 'https://praxis.example', DEMO_SIGN_INS: 'true' }, true],
  [{ DEMO: 'false', DEMO_SIGN_INS: 'true' }, false],
])('with %j the people of the demo are offered: %s', (environment, isOffered) => {
  expect(offersDemo(readConfig(environment))).toBe(isOffered)
})

test('the page knows where help is, and nothing in that address becomes markup', async () => {
  expect((await get('/')).body).toContain('<meta name="help-url" content="">')
  const helped = serverOn(folder, { HELP_URL: 'https://help.example/a"><script>?b=$&' })
  const { body } = await helped.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(body).toContain('content="https://help.example/a%22%3E%3Cscript%3E?b=$&"')
  await helped.close()
})

test('no policy lets inline code or style in', async () => {
  for (const url of ['/', '/api/v1/thing', '/assets/main-1a2b.js', '/assets/missing.js'])
    expect((await get(url)).headers['content-security-policy']).not.toMatch(/unsafe|\*/)
})

test('files with a hash in their name are kept for good, others are asked for again', async () => {
  const script = await get('/assets/main-1a2b.js', { accept: '*/*' })
  expect(script.body).toBe(SCRIPT)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const icon = await get('/favicon.svg', { accept: 'image/*' })
  expect(icon.headers['cache-control']).toBe('public, max-age=0')
  expect((await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).statusCode).toBe(304)
})

test('a browser that understands it gets the compressed file', async () => {
  const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(answer.headers['content-type']).toContain('javascript')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
})

test.each([
  ['/assets/missing.js', 'text/html,*/*'],
  ['/assets/', 'text/html'],
  ['/assets/%00.js', '*/*'],
  ['/assets/.hidden', '*/*'],
  ['/assets/../index.html', '*/*'],
  ['/missing.js', '*/*'],
  ['/favicon.ico', 'image/avif,image/webp,*/*'],
  ['/api/v1/unknown', 'text/html'],
  ['/files/a/b', 'text/html'],
  ['/api', 'text/html'],
  ['/clients', 'application/json'],
])('%s for %s is not found, never the page', async (url, accept) => {
  const answer = await get(url, { accept })
  expect([answer.statusCode, answer.json()]).toEqual([404, { reason: 'notFound' }])
})

test('whoever accepts anything gets the page too', async () => {
  expect((await get('/', { accept: '*/*' })).statusCode).toBe(200)
  expect((await server.inject('/clients')).statusCode).toBe(200)
  expect((await server.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
})

test('only GET leads to the page', async () => {
  expect((await server.inject({ method: 'POST', url: '/clients', headers: { accept: 'text/html' } })).statusCode).toBe(
    404,
  )
})

test('every answer carries the strict headers', async () => {
  for (const url of ['/', '/api/v1/thing', '/assets/main-1a2b.js', '/api/v1/unknown'])
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  expect((await get('/api/v1/thing')).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  })
})

test('strict transport is asked for only when people come by https', async () => {
  expect((await get('/')).headers).not.toHaveProperty('strict-transport-security')
  const secure = serverOn(folder, { PUBLIC_URL: 'https://praxis.example' })
  expect((await secure.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000')
  await secure.close()
})

test('without a built web there is only the API', async () => {
  const bare = serverOn(join(folder, 'nowhere'))
  expect((await bare.inject('/')).statusCode).toBe(404)
  expect((await bare.inject('/api/v1/thing')).statusCode).toBe(200)
  await bare.close()
})
