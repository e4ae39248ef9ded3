import { randomUUID } from 'node:crypto'
import { auth } from '@praxis/contract/people/auth'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTasksFirm, type TasksFirm } from '../../features/tasks/testing/tasks-firm'
import { createTestCompany, createUser } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { composeMail } from './mail'
import { enqueueMail } from './send-mail-job'

const WAITING = 1000

describe('with a thousand mails of one company and a mail server that takes none of them', () => {
  let server: TestServer
  let firm: TasksFirm
  /** Mails that are under way, in the order in which they were begun. */
  const begun: { readonly to: string; readonly accept: () => void }[] = []
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        begun.push({ to, accept: () => done() })
        if (!to.startsWith('crowd')) done()
      })
    },
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    const address = mailServer.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    server = await startTestServer({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    firm = await createTasksFirm(server)
    await server.drainJobs()
    begun.length = 0
    const crowd = await createTestCompany(server)
    await server.application.running.database.mutate(systemScope(crowd.id), async (db) => {
      for (let count = 0; count < WAITING; count += 1)
        enqueueMail(
          db,
          'ruleOutside',
          composeMail({ to: `crowd-${count}@elsewhere.example`, subject: 'S', heading: 'H', paragraphs: ['P'] }),
        )
    })
    await server.application.jobs.start()
    await vi.waitUntil(() => begun.length === 2, { timeout: 20_000 })
  }, 60_000)

  afterAll(async () => {
    await server.sql(`delete from graphile_worker._private_jobs where locked_at is null`)
    const stopping = server.application.jobs.stop()
    for (const { accept } of begun) accept()
    await stopping
    await server.close()
    await new Promise<void>((resolve) => mailServer.close(resolve))
  })

  const isBegun = (to: string) => vi.waitUntil(() => begun.some((mail) => mail.to === to), { timeout: 10_000 })

  /** Whether a mail to this person waits in the queue. */
  const isInTheQueue = (employeeId: string) =>
    vi.waitUntil(
      async () =>
        (await server.sql('select from notifications where employee_id = $1 and mailed_at is not null', [employeeId]))
          .length > 0,
      { timeout: 10_000 },
    )

  it('a link to an account is sent at once', async () => {
    const { username } = await createUser(server)
    await server.nobody.call(auth.requestResetPassword, { body: { username } })
    await isBegun(username)
    expect(begun.filter(({ to }) => to.startsWith('crowd'))).toHaveLength(2)
  })

  it('work that is no mail goes on', async () => {
    await firm.task('Given', { employeeIDs: [firm.reader.employeeId] })
    await server.sql(`update graphile_worker._private_jobs set run_at = now() where key like 'notifications %'`)
    await server.sql(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`)
    await isInTheQueue(firm.reader.employeeId)
  })

  it('another company’s mention is the next that is sent', async () => {
    const mentioned = await createTasksFirm(server)
    const taskId = await mentioned.task('Asked about')
    await mentioned.lead.call(projectTasks.createTaskComment, {
      params: { id: mentioned.projectId, taskListId: mentioned.lists.design, taskId },
      body: { text: `Look ${randomUUID()}`, mentionedEmployeeIDs: [mentioned.manager.employeeId] },
    })
    await isInTheQueue(mentioned.manager.employeeId)
    const before = begun.length
    begun.find(({ to }) => to.startsWith('crowd'))?.accept()
    await vi.waitUntil(() => begun.length > before, { timeout: 10_000 })
    const next = begun.slice(before).map(({ to }) => to)
    expect([firm.reader.username, mentioned.manager.username]).toContain(next[0])
    await isBegun(mentioned.manager.username)
    expect(begun.slice(before).filter(({ to }) => to.startsWith('crowd')).length).toBeLessThanOrEqual(1)
  })
})
