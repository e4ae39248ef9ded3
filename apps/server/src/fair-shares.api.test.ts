import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newUsername, registration } from './features/accounts/testing/account-holder'
import { createUser } from './testing/people'
import { startTestServer } from './testing/test-server'

const server = await startTestServer({ environment: { DATABASE_POOL: '3' } })
let person: Awaited<ReturnType<typeof createUser>>
let image: Blob

beforeAll(async () => {
  person = await createUser(server)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  image = new Blob([await picture.png().toBuffer()], { type: 'image/png' })
})

/** Until the test ends, calls that write to the table wait while they hold a connection. */
const holdUp = async (table: string) => {
  await server.sql('begin')
  await server.sql(`lock table ${table} in exclusive mode`)
}
afterEach(() => server.sql('rollback'))

const isHeldUp = async () =>
  (
    await server.sql(
      'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    )
  ).length > 0

test.each([
  ['strangers', 'users', () => server.nobody.send(auth.register, { body: registration(newUsername()) })],
  ['uploads', 'public_files', () => person.send(users.setProfileImage, { image })],
])('however many %s wait for the database, others get through', async (_, table, call) => {
  await holdUp(table)
  const calls = Array.from({ length: 9 }, call)
  await vi.waitUntil(isHeldUp, { timeout: 10_000 })
  expect((await person.call(users.getMe, {})).username).toBe(person.username)
  await server.sql('commit')
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true)
})

test('whoever signs in waits for none of the images that their office fetches', async () => {
  await server.sql('begin')
  await server.sql('lock table public_files in access exclusive mode')
  const fetchImage = () => fetch(`${server.url}/api/v1/files/public/${'x'.repeat(24)}`)
  const images = Array.from({ length: 220 }, fetchImage)
  await vi.waitUntil(() => server.application.running.database.lane.figures.refused.tooMany > 0, { timeout: 10_000 })
  await server.nobody.call(auth.checkUsername, { body: { username: newUsername() } })
  await server.sql('commit')
  expect(new Set((await Promise.all(images)).map(({ status }) => status))).toEqual(new Set([404, 429]))
})
