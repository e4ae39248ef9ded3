import { users } from '@praxis/contract/people/users'
import { files } from '@praxis/contract/protocol/files'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'

describe('a public image', () => {
  let server: TestServer
  let picture: Blob

  beforeAll(async () => {
    server = await startTestServer()
    const photo = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#07a' } })
    picture = new Blob([new Uint8Array(await photo.jpeg().toBuffer())], { type: 'image/jpeg' })
  })

  const setImage = async () => {
    const person = await createUser(server)
    const { profileImage } = await person.call(users.setProfileImage, { image: picture })
    return { person, url: profileImage ?? '' }
  }
  const storedKeys = async () => {
    const keys: string[] = []
    for await (const { key } of server.platform.files.storage.list()) keys.push(key)
    return keys
  }

  it('is seen by anyone who knows its address, and kept by browsers for good', async () => {
    const { url } = await setImage()
    expect(url).toMatch(/^\/api\/v1\/files\/public\/[\w-]{22,}$/)
    const response = await fetch(server.url + url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-disposition')).toMatch(/^inline/)
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(width).toBeLessThan(1600)
    expect(width).toBe((height ?? 0) * 2)
    const etag = response.headers.get('etag') ?? ''
    expect((await fetch(server.url + url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('has its bytes removed when it is replaced', async () => {
    const { person, url } = await setImage()
    const key = `public/${url.split('/').at(-1)}`
    expect(await storedKeys()).toContain(key)
    await person.call(users.setProfileImage, { image: picture })
    await server.drainJobs()
    expect((await fetch(server.url + url)).status).toBe(404)
    expect(await storedKeys()).not.toContain(key)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a page that says it is a picture', '<!doctype html><script>alert(1)</script>', 'image/png'],
    [
      'a picture that ends too soon',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 13),
      'image/png',
    ],
  ])('is never %s', async (_, content, type) => {
    const person = await createUser(server)
    const image = new Blob([content], { type })
    expect(await person.refusal(users.setProfileImage, { image })).toMatchObject({
      status: 400,
      reason: 'invalidFileExtension',
    })
  })

  it.each(['A'.repeat(24), 'x', '..%2f..%2fsecret'])('is not found under %s', async (id) => {
    expect((await fetch(`${server.url}/api/v1/files/public/${id}`)).status).toBeGreaterThanOrEqual(400)
    expect((await server.nobody.send(files.getPublicFile, { params: { fileId: 'A'.repeat(24) } })).status).toBe(404)
  })
})
