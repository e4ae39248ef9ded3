import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { mailKinds } from '../../platform/mail/mail-kinds'
import { putOffMails } from '../../platform/mail/put-off-mails'
import { tellByMail } from '../../platform/mail/tell-by-mail'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { createTasksFirm, type TasksFirm } from './testing/tasks-firm'

describe('mails in the course of the work', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    firm = await createTasksFirm(server)
  })

  const mention = async (person: TasksFirm['lead'], text: string, taskId?: string) =>
    firm.lead.call(projectTasks.createTaskComment, {
      params: {
        id: firm.projectId,
        taskListId: firm.lists.design,
        taskId: taskId ?? (await firm.task('Talked about')),
      },
      body: { text, mentionedEmployeeIDs: [person.employeeId] },
    })
  const mailOn = async (statusID: string, emails: string[], projectId = firm.projectId) =>
    firm.lead.call(projectAutomations.createAutomation, {
      params: { id: projectId },
      body: { trigger: { type: 'taskStatusUpdate', statusID }, action: { type: 'sendEmail', emails } },
    })
  const moveTo = (taskID: string, statusID: string) =>
    firm.lead.call(projectTasks.moveTaskToStatus, { params: firm.params, body: { taskID, statusID } })
  const rules = async () => (await firm.lead.call(projectAutomations.listAutomations, { params: firm.params })).items

  /** Sets the count as if so many mails had been sent. */
  const useUp = (name: string, subject: string, taken: number) =>
    server.sql(
      `insert into rate_limits (bucket, taken, resets_at) values ($1, $2, now() + interval '1 hour')
       on conflict (bucket) do update set taken = excluded.taken`,
      [`${name}:${subject}`, taken],
    )
  /** Runs the jobs that wait for the quarter of an hour to end, and answers with the mails. */
  const whenTheQuarterIsOver = async (address: string) => {
    await server.sql(`update graphile_worker._private_jobs set run_at = now() where key like 'gathered %'`)
    return mailsTo(server, address)
  }
  const subjects = (mails: Awaited<ReturnType<typeof mailsTo>>) => mails.map(({ subject }) => subject)

  describe('mentions', () => {
    it('come one by one, and beyond a few together when the quarter of an hour is over', async () => {
      const { username } = firm.manager
      for (let count = 1; count <= 8; count += 1) await mention(firm.manager, `Look ${count}`)
      expect(subjects(await mailsTo(server, username))).toEqual(
        Array.from({ length: 5 }, () => 'Lena Smith mentioned you: Talked about'),
      )
      const [gathered, ...before] = await whenTheQuarterIsOver(username)
      expect(before).toHaveLength(5)
      expect(gathered?.subject).toBe('You were mentioned in 3 comments')
      expect(gathered?.text.match(/- Lena Smith mentioned you: Talked about\n {2}http\S+\/taskLists\//g)).toHaveLength(
        3,
      )
      expect(await whenTheQuarterIsOver(username)).toHaveLength(6)
    })

    it('beyond what a person or a company may send at once are told all the same, later', async () => {
      const { ofPerson, ofCompany } = mailKinds.mention
      for (const [limit, subject] of [
        [ofPerson, firm.lead.userId],
        [ofCompany, firm.company.id],
      ] as const) {
        await server.sql('delete from rate_limits')
        const before = (await mailsTo(server, firm.manager.username)).length
        await useUp(limit.name, subject, limit.attempts)
        await mention(firm.manager, 'Once more')
        expect(await mailsTo(server, firm.manager.username)).toHaveLength(before)
        expect(await whenTheQuarterIsOver(firm.manager.username)).toHaveLength(before + 1)
      }
    })

    it('are not told to somebody who has left by then', async () => {
      for (let count = 1; count <= 7; count += 1) await mention(firm.manager, `Look ${count}`)
      await server.drainJobs()
      await server.sql('update employees set is_active = false where id = $1', [firm.manager.employeeId])
      expect(await whenTheQuarterIsOver(firm.manager.username)).toHaveLength(5)
    })

    it('carry nothing that a mail program makes a link of', async () => {
      const task = await firm.task('See evil.example/prize')
      await mention(
        firm.manager,
        'Sign in at https://evil.example/x or evil.example, or ask me@evil.example: now',
        task,
      )
      const [mail] = await mailsTo(server, firm.manager.username)
      expect(mail?.subject).toBe('Lena Smith mentioned you: See [link]')
      expect(mail?.text).toContain('> Sign in at [link] or [link] or ask [link] now')
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('evil')
    })
  })

  describe('by rule', () => {
    it('tell colleagues all of it, and beyond a few together', async () => {
      const { statuses, manager } = firm
      await mailOn(statuses.done, [manager.username])
      const id = await firm.task('Restless')
      for (let count = 0; count < 7; count += 1) {
        await moveTo(id, statuses.done)
        await server.drainJobs()
        await moveTo(id, statuses.doing)
      }
      expect(await mailsTo(server, manager.username)).toHaveLength(5)
      const [gathered] = await whenTheQuarterIsOver(manager.username)
      expect(gathered?.subject).toBe('2 task updates')
      expect(gathered?.text).toContain('- Restless · Done (2 times)\n')
    })

    it('to people outside are limited over all projects of a company, which the rule tells', async () => {
      const { statuses, company } = firm
      const address = await firm.contact()
      await mailOn(statuses.done, [address])
      const { ofCompany } = mailKinds.ruleOutside
      await useUp(ofCompany.name, company.id, ofCompany.attempts - 1)
      await firm.task('The last one', { statusID: statuses.done })
      expect(await mailsTo(server, address)).toHaveLength(1)
      const counted = putOffMails().heldBack.get('ruleOutside') ?? 0
      const id = await firm.task('Too many', { statusID: statuses.done })
      expect(await whenTheQuarterIsOver(address)).toHaveLength(1)
      expect(putOffMails().heldBack.get('ruleOutside')).toBe(counted + 1)
      expect(await rules()).toMatchObject([{ heldBack: 1 }])
      const history = await server.sql<{ rule: string }>(
        `select after ->> 'rule' as rule from history where entity_id = $1 and action = 'ruleApplied'`,
        [id],
      )
      expect(history[0]?.rule).toContain(`(held back from ${address}: too many e-mails in a day)`)

      const second = await firm.start('Another project')
      const { id: done } = await firm.lead.call(projectTasks.createTaskStatus, {
        params: { id: second.id },
        body: { name: 'Done', color: '#336699', progress: 'finished' },
      })
      const list = await firm.lead.call(projectTasks.createTaskList, {
        params: { id: second.id },
        body: { name: 'List' },
      })
      await mailOn(done, [address], second.id)
      await firm.lead.call(projectTasks.createTask, {
        params: { id: second.id, taskListId: list.id },
        body: { title: 'Elsewhere', statusID: done },
      })
      expect(await whenTheQuarterIsOver(address)).toHaveLength(1)
    })

    it('to people outside are limited for a person over all their companies', async () => {
      const { ofPerson } = mailKinds.ruleOutside
      const address = await firm.contact()
      await mailOn(firm.statuses.done, [address])
      await useUp(ofPerson.name, firm.lead.userId, ofPerson.attempts)
      await firm.task('Too many', { statusID: firm.statuses.done })
      expect(await whenTheQuarterIsOver(address)).toEqual([])
      await firm.manager.call(projectTasks.createTask, {
        params: { id: firm.projectId, taskListId: firm.lists.design },
        body: { title: 'By somebody else', statusID: firm.statuses.done },
      })
      expect(subjects(await mailsTo(server, address))).toEqual(['By somebody else · Done'])
    })
  })

  it('of different kinds come together in one mail', async () => {
    const { manager, statuses } = firm
    await mailOn(statuses.done, [manager.username])
    for (let count = 1; count <= 6; count += 1) await mention(manager, `Look ${count}`)
    await firm.task('Shipped', { statusID: statuses.done })
    await server.drainJobs()
    const [gathered] = await whenTheQuarterIsOver(manager.username)
    expect(gathered?.subject).toBe('2 updates')
    for (const line of ['Lena Smith mentioned you: Talked about', 'Shipped · Done'])
      expect(gathered?.html).toContain(`>${line}</a>`)
  })

  it('are told once, also when the work that tells them runs a second time', async () => {
    const tell = () =>
      server.application.running.database.mutate(systemScope(firm.company.id), (db) =>
        tellByMail(db, server.platform, {
          kind: 'rule',
          occasion: 'the same',
          by: null,
          mails: [
            {
              to: firm.manager.username,
              subject: 'Once',
              heading: 'Once',
              paragraphs: [],
              action: { label: 'Open', url: server.url },
            },
          ],
        }),
      )
    await tell()
    await tell()
    expect(await mailsTo(server, firm.manager.username)).toHaveLength(1)
    await tell()
    expect(await whenTheQuarterIsOver(firm.manager.username)).toHaveLength(1)
  })
})
