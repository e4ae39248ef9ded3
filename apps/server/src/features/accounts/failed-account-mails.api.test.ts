import { operations } from '@praxis/contract/company/history-and-jobs'
import { auth } from '@praxis/contract/people/auth'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createEmployee, createTestCompany, createUser } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { handClock } from './testing/account-holder'

let isRefusing = true
const received: string[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (isRefusing) return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    received.push(address)
    done()
  },
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => done())
  },
})
await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
const address = mailServer.server.address()
const clock = handClock()
const server = await startTestServer({
  environment: { SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` },
  clock: clock.read,
})
afterAll(async () => {
  // The mail server waits half a minute for connections that are left open.
  await server.close()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})

/** A reset mail that the mail server has refused for the last time. */
const failToMail = async (username: string): Promise<void> => {
  isRefusing = true
  await server.nobody.call(auth.requestResetPassword, { body: { username } })
  // The first job makes the link, the second sends it.
  await server.drainJobs()
  await server.sql(
    `update graphile_worker._private_jobs set run_at = now(), max_attempts = 2 where payload ->> 'to' = $1`,
    [username],
  )
  await server.drainJobs()
  isRefusing = false
}

test('an account mail that failed is listed for administrators where its owner works, and for nobody else', async () => {
  const [company, other] = [await createTestCompany(server), await createTestCompany(server)]
  const person = await createEmployee(server, company)
  await failToMail(person.username)

  const { items } = await company.owner.call(operations.listFailedJobs, {})
  expect(items).toMatchObject([
    { task: 'sendAccountMail', attempts: 2, error: expect.stringContaining('no such mailbox') },
  ])
  const params = { id: items[0]?.id ?? '' }
  expect(await other.owner.call(operations.listFailedJobs, {})).toEqual({ items: [] })
  expect(await other.owner.refusal(operations.retryFailedJob, { params })).toMatchObject({ status: 404 })

  await company.owner.call(operations.retryFailedJob, { params })
  await server.drainJobs()
  expect(received).toContain(person.username)
  expect(await company.owner.call(operations.listFailedJobs, {})).toEqual({ items: [] })
})

test('it is not listed where they no longer work, nor anywhere when they work nowhere, but counted', async () => {
  const company = await createTestCompany(server)
  const gone = await createEmployee(server, company, { isActive: false })
  const alone = await createUser(server)
  await failToMail(gone.username)
  await failToMail(alone.username)
  expect(await company.owner.call(operations.listFailedJobs, {})).toEqual({ items: [] })
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toContain('praxis_failed_jobs{task="sendAccountMail"} 2')
})

test('a mail whose link has expired is not sent any more, and its job is done', async () => {
  const company = await createTestCompany(server)
  const person = await createEmployee(server, company)
  await failToMail(person.username)
  const { items } = await company.owner.call(operations.listFailedJobs, {})
  await company.owner.call(operations.retryFailedJob, { params: { id: items[0]?.id ?? '' } })
  clock.advance(3600)
  await server.drainJobs()
  expect(received).not.toContain(person.username)
  expect(
    await server.sql(`select from graphile_worker._private_jobs where payload ->> 'to' = $1`, [person.username]),
  ).toEqual([])
})
