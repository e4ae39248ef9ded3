import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import { users } from '@praxis/contract/people/users'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createUser } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer

/** The server runs as on a machine where several images may be decoded at once. */
beforeAll(async () => {
  const cores = vi.spyOn(os, 'availableParallelism').mockReturnValue(8)
  syncBuiltinESMExports()
  server = await startTestServer()
  cores.mockRestore()
  syncBuiltinESMExports()
})
afterEach(() => server.sql('rollback'))

it('decodes one image of a person at a time, while somebody else’s goes on', async () => {
  const [greedy, other] = [await createUser(server), await createUser(server)]
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  const image = new Blob([await picture.png().toBuffer()], { type: 'image/png' })
  const { images } = server.platform.shares
  const standing = (inside: number, waiting: number) =>
    vi.waitUntil(() => images.figures.inside === inside && images.figures.waiting === waiting, { timeout: 10_000 })
  expect(images.figures.places).toBeGreaterThan(1)
  // The lock makes changes of the greedy person wait, so that their call stays inside until the test ends the
  // transaction.
  await server.sql('begin')
  await server.sql('select from users where id = $1 for update', [greedy.userId])
  const sent = Array.from({ length: 3 }, () => greedy.send(users.setProfileImage, { image }))
  await standing(1, 2)
  const { entered } = images.figures
  await other.call(users.setProfileImage, { image })
  await other.call(users.setProfileImage, { image })
  expect(images.figures).toMatchObject({ inside: 1, waiting: 2, entered: entered + 2 })
  await server.sql('commit')
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200])
  await standing(0, 0)
})
