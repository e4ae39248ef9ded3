import { auth } from '@praxis/contract/people/auth'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'

describe('a mail that the mail server refuses', () => {
  let refusing = true
  const received: Buffer[] = []
  let mailServer: SMTPServer
  let server: TestServer

  beforeAll(async () => {
    mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(refusing ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks))
          done()
        })
      },
    })
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    const address = mailServer.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    server = await startTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  })
  afterAll(async () => {
    await server.close()
    await new Promise<void>((resolve) => mailServer.close(resolve))
  })

  const waiting = () =>
    server.sql<{ attempts: number; last_error: string }>(`
      select attempts, last_error from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendAccountMail'`)

  it('is kept and tried again until it is accepted', async () => {
    const { username } = await createUser(server)
    await server.nobody.call(auth.requestResetPassword, { body: { username } })
    await server.drainJobs()
    // The queue records the outcome just after the work is done.
    await expect.poll(waiting).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('no such mailbox') }])

    refusing = false
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    await server.drainJobs()
    await expect.poll(waiting).toEqual([])
    expect(received).toHaveLength(1)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail.to).toMatchObject([{ address: username }])
    expect(mail.text).toContain(`${server.url}/resetpassword?token=`)
  })

  it('does not show in a mailbox: there is none', async () => {
    expect((await fetch(`${server.url}/mailbox`)).status).toBe(404)
  })
})

describe('without a mail server', () => {
  it('a mail lands in the mailbox', async () => {
    const server = await startTestServer()
    const { username } = await createUser(server)
    await server.nobody.call(auth.requestResetPassword, { body: { username } })
    await server.drainJobs()
    const list = await (await fetch(`${server.url}/mailbox`)).text()
    expect(list).toContain(username)
    const [, mail = ''] = /href="(\/mailbox\/[\w-]+)"/.exec(list) ?? []
    expect(await (await fetch(server.url + mail)).text()).toContain('/resetpassword?token=')
  })
})
