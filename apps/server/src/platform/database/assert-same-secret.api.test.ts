import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-cluster'
import { assertSameSecret } from './assert-same-secret'

const secret = 'a secret that is long enough to be one'
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
})
afterAll(async () => {
  await database.drop()
})

it('takes the first secret it is started with, also by several processes at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => assertSameSecret(database.ownerUrl, secret)))
  await assertSameSecret(database.ownerUrl, secret)
})

it('refuses to start with another one, and says what to do', async () => {
  await expect(assertSameSecret(database.ownerUrl, `${secret}, changed`)).rejects.toMatchObject({
    name: 'StartProblem',
    problem: 'The secret is not the one this database was set up with.',
    remedy: expect.stringContaining('SECRET'),
  })
  await assertSameSecret(database.ownerUrl, secret)
})

it('keeps neither the secret nor lets the application read what it keeps', async () => {
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  const { rows } = await client.query('select secret_check from installation')
  await client.end()
  expect(rows[0].secret_check).not.toContain(secret)

  const app = new pg.Client({ connectionString: database.appUrl })
  await app.connect()
  await expect(app.query('select * from installation')).rejects.toThrow('permission denied')
  await app.end()
})
