import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import type { AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemScope } from '../../../platform/database/scope'
import { createTestCompany } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { createTasksFirm, type TasksFirm } from '../testing/tasks-firm'

type NewRule = Pick<AutomationInput, 'trigger' | 'action'> & Partial<AutomationInput>

const whenever = { type: 'taskStatusUpdate', statusID: null } as const
const mailing = (...emails: string[]) => ({ type: 'sendEmail', emails }) as const
const becomes = (statusID: string) => ({ type: 'taskStatusUpdate', statusID }) as const
const setting = (statusID: string) => ({ type: 'updateStatus', statusID }) as const

describe('automations', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    firm = await createTasksFirm(server)
  })

  const add = (body: NewRule) => firm.lead.call(projectAutomations.createAutomation, { params: firm.params, body })
  const moveTo = (taskID: string, statusID: string, person = firm.lead) =>
    person.call(projectTasks.moveTaskToStatus, { params: firm.params, body: { taskID, statusID } })
  const read = (taskId: string) => firm.lead.call(projectTasks.getTask, { params: { id: firm.projectId, taskId } })
  const historyOf = async (id: string, entity = 'task') =>
    (await firm.lead.call(operations.getHistory, { params: { entity, id } })).items

  describe('rules', () => {
    it('are added, changed, switched off and deleted, which their history tells in words', async () => {
      const { params, statuses, lead } = firm
      const rule = await add({
        trigger: becomes(statuses.done),
        action: mailing('b@x.example', 'A@x.example', 'b@x.example'),
      })
      expect(rule).toMatchObject({
        trigger: { statusID: statuses.done },
        action: { emails: ['a@x.example', 'b@x.example'] },
        isActive: true,
      })
      const changed = await lead.call(projectAutomations.updateAutomation, {
        params: { ...params, automationId: rule.id },
        body: { trigger: whenever, action: setting('-1'), isActive: false },
      })
      expect(await lead.call(projectAutomations.listAutomations, { params })).toEqual({
        items: [changed],
        can: { edit: true },
      })
      expect(await historyOf(rule.id, 'automation')).toMatchObject([
        {
          action: 'updated',
          before: { rule: 'When the status becomes Done, e-mail a@x.example, b@x.example', isActive: true },
          after: { rule: 'When the status changes, set the status to Backlog', isActive: false },
        },
        { action: 'created' },
      ])
      await lead.call(projectAutomations.deleteAutomation, { params: { ...params, automationId: rule.id } })
      expect((await lead.call(projectAutomations.listAutomations, { params })).items).toEqual([])
    })

    it('exist once', async () => {
      const { params, lead } = firm
      const rule = { trigger: whenever, action: mailing('a@x.example', 'b@x.example') }
      await add(rule)
      const same = { trigger: whenever, action: mailing('B@x.example', 'a@x.example'), isActive: false }
      expect(await lead.refusal(projectAutomations.createAutomation, { params, body: same })).toMatchObject({
        status: 409,
        reason: 'ruleExists',
      })
      const many = mailing(
        ...Array.from({ length: 20 }, (_, index) => `${'long'.repeat(15)}${index}@${'x'.repeat(60)}.example`),
      )
      await add({ trigger: whenever, action: many })
      expect(
        await lead.refusal(projectAutomations.createAutomation, { params, body: { trigger: whenever, action: many } }),
      ).toMatchObject({ reason: 'ruleExists' })
      const { id } = await add({ trigger: whenever, action: { type: 'selfAssign' } })
      const call = { params: { ...params, automationId: id }, body: rule }
      expect(await lead.refusal(projectAutomations.updateAutomation, call)).toMatchObject({ reason: 'ruleExists' })
    })

    it('are as many as a board can look through', async () => {
      const { params, lead, company, projectId } = firm
      await server.sql(
        `insert into automations (company_id, id, board_id, trigger, action)
         select $1, gen_random_uuid(), $2, jsonb_build_object('type', 'logTime', 'n', n), '{"type":"selfAssign"}'
         from generate_series(1, 100) as n`,
        [company.id, projectId],
      )
      const body = { trigger: whenever, action: mailing('a@x.example') }
      expect(await lead.refusal(projectAutomations.createAutomation, { params, body })).toMatchObject({
        reason: 'invalidInput',
        fields: [{ path: 'trigger' }],
      })
    })

    it('go with a status they speak of, which the history of the board tells', async () => {
      const { params, lead, projectId } = firm
      const status = await lead.call(projectTasks.createTaskStatus, {
        params,
        body: { name: 'Parked', color: '#000000', progress: 'toDo' },
      })
      await add({ trigger: becomes(status.id), action: { type: 'selfAssign' } })
      await add({ trigger: whenever, action: setting(status.id) })
      const kept = await add({ trigger: whenever, action: { type: 'selfAssign' } })
      await lead.call(projectTasks.deleteTaskStatus, { params: { ...params, statusId: status.id } })
      expect((await lead.call(projectAutomations.listAutomations, { params })).items).toEqual([kept])
      expect((await historyOf(projectId, 'taskBoard'))[0]).toMatchObject({
        action: 'statusDeleted',
        before: {
          status: 'Parked',
          rules: [
            'When the status becomes Parked, assign the person who did it',
            'When the status changes, set the status to Parked',
          ],
        },
      })
    })

    it('and statuses that are deleted at once leave no rule about a deleted status', async () => {
      const { params, lead } = firm
      for (let round = 0; round < 5; round += 1) {
        const { id } = await lead.call(projectTasks.createTaskStatus, {
          params,
          body: { name: `Brief ${round}`, color: '#000000', progress: 'toDo' },
        })
        await Promise.all([
          lead.send(projectAutomations.createAutomation, {
            params,
            body: { trigger: becomes(id), action: mailing('a@x.example') },
          }),
          lead.call(projectTasks.deleteTaskStatus, { params: { ...params, statusId: id } }),
        ])
      }
      expect((await lead.call(projectAutomations.listAutomations, { params })).items).toEqual([])
    })

    it('name statuses of their own board', async () => {
      const other = (await createTasksFirm(server)).statuses.done
      for (const [body, path] of [
        [{ trigger: becomes(other), action: { type: 'selfAssign' } }, 'trigger.statusID'],
        [{ trigger: whenever, action: setting(other) }, 'action.statusID'],
      ] as const)
        expect(
          await firm.lead.refusal(projectAutomations.createAutomation, { params: firm.params, body }),
        ).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
    })

    it('are read by readers, changed by those who edit the board, and hidden from everybody else', async () => {
      const { params, reader, stranger } = firm
      const { id } = await add({ trigger: whenever, action: { type: 'selfAssign' } })
      const ofRule = { ...params, automationId: id }
      const body = { trigger: whenever, action: mailing('a@x.example') }
      expect((await reader.call(projectAutomations.listAutomations, { params })).can.edit).toBe(false)
      const outsider = (await createTestCompany(server)).owner
      for (const [person, reason] of [
        [reader, 'invalidPermission'],
        [stranger, 'notFound'],
        [outsider, 'notFound'],
      ] as const) {
        expect(await person.refusal(projectAutomations.createAutomation, { params, body })).toMatchObject({ reason })
        expect(await person.refusal(projectAutomations.updateAutomation, { params: ofRule, body })).toMatchObject({
          reason,
        })
        expect(await person.refusal(projectAutomations.deleteAutomation, { params: ofRule })).toMatchObject({ reason })
      }
      for (const person of [stranger, outsider]) {
        expect(await person.refusal(projectAutomations.listAutomations, { params })).toMatchObject({
          reason: 'notFound',
        })
        expect(await person.refusal(projectAutomations.suggestNotificationEmails, { params })).toMatchObject({
          reason: 'notFound',
        })
      }
      const elsewhere = await firm.start('Elsewhere')
      const wrong = { params: { id: elsewhere.id, automationId: id } }
      expect(await firm.lead.refusal(projectAutomations.deleteAutomation, wrong)).toMatchObject({ reason: 'notFound' })
    })

    it('are offered the addresses of those who work on the project', async () => {
      const { items } = await firm.reader.call(projectAutomations.suggestNotificationEmails, { params: firm.params })
      expect([...items].sort()).toEqual([firm.lead.username, firm.reader.username].sort())
    })
  })

  describe('when a task gets a status', () => {
    it('a mail goes out, once each', async () => {
      const { statuses } = firm
      const address = await firm.contact()
      await add({ trigger: becomes(statuses.done), action: mailing(address) })
      const id = await firm.task('Ship it')
      await moveTo(id, statuses.doing)
      expect(await mailsTo(server, address)).toEqual([])
      await moveTo(id, statuses.done)
      const mails = await mailsTo(server, address)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({ subject: 'Ship it · Done' })
      expect(mails[0]?.text).toContain(`/projects/${firm.projectId}/taskLists/${id}`)
      expect((await historyOf(id))[0]).toMatchObject({
        action: 'ruleApplied',
        by: null,
        after: { rule: `When the status becomes Done, e-mail ${address}` },
      })
    })

    it('a mail tells of the status that set it off, also when a rule gave it', async () => {
      const { statuses } = firm
      const address = await firm.contact()
      await add({ trigger: becomes(statuses.doing), action: setting(statuses.done) })
      await add({ trigger: becomes(statuses.done), action: mailing(address) })
      await moveTo(await firm.task('Passed on'), statuses.doing)
      const [mail] = await mailsTo(server, address)
      expect(mail).toMatchObject({ subject: 'Passed on · Done' })
    })

    it('rules and people who change a task at once both succeed', async () => {
      const { statuses, lead, projectId, lists } = firm
      await add({ trigger: becomes(statuses.doing), action: { type: 'selfAssign' } })
      await add({ trigger: becomes(statuses.doing), action: setting(statuses.done) })
      const taskId = await firm.task('Busy')
      const params = { id: projectId, taskListId: lists.design, taskId }
      for (let round = 0; round < 5; round += 1) {
        await moveTo(taskId, statuses.doing)
        await Promise.all([
          server.drainJobs(),
          ...[1, 2, 3].map((count) => lead.call(projectTasks.updateTask, { params, body: { title: `Busy ${count}` } })),
        ])
        expect((await read(taskId)).status.id).toBe(statuses.done)
      }
    })

    it('strangers are not sent a title that reads like a link', async () => {
      const address = await firm.contact()
      await add({ trigger: whenever, action: mailing(address, firm.lead.username) })
      await moveTo(await firm.task('Win at evil.example/prize'), firm.statuses.done)
      expect((await mailsTo(server, address))[0]?.text).not.toContain('evil.example')
      expect((await mailsTo(server, firm.lead.username))[0]?.subject).toContain('evil.example')
    })

    it('it gets another one, and whoever moved it gets the task', async () => {
      const { statuses, reader } = firm
      await add({ trigger: becomes(statuses.doing), action: { type: 'selfAssign' } })
      await add({ trigger: becomes(statuses.toDo), action: setting(statuses.doing) })
      const id = await firm.task('Pulled', { employeeIDs: [firm.lead.employeeId] })
      await server.drainJobs()
      await moveTo(id, statuses.toDo, firm.manager)
      await server.drainJobs()
      const task = await read(id)
      expect(task.status.id).toBe(statuses.doing)
      expect(task.employees.map((employee) => employee.id)).toContain(firm.manager.employeeId)
      expect(task.employees.map((employee) => employee.id)).not.toContain(reader.employeeId)
      expect((await historyOf(id)).map(({ action }) => action)).toEqual(
        expect.arrayContaining(['ruleApplied', 'statusChanged']),
      )
    })

    it('nobody gets it who cannot see the board by then', async () => {
      const { statuses, stranger, reader, company } = firm
      const rule = await add({ trigger: becomes(statuses.doing), action: { type: 'selfAssign' } })
      const id = await firm.task('Out of sight')
      const runFor = async ({ employeeId }: TasksFirm['lead']) => {
        await server.application.running.database.mutate(systemScope(company.id), async (db) =>
          db.enqueue({ task: 'runAutomations', payload: { taskId: id, ruleIds: [rule.id], employeeId } }),
        )
        await server.drainJobs()
      }
      await runFor(stranger)
      expect((await read(id)).employees).toEqual([])
      expect((await historyOf(id))[0]?.after).toEqual({
        rule: 'When the status becomes Doing, assign the person who did it (no one: they can’t see the board)',
      })
      await runFor(reader)
      expect((await read(id)).employees).toMatchObject([{ id: reader.employeeId }])
    })

    it('rules that set each other off end, each having run once', async () => {
      const { statuses } = firm
      const address = await firm.contact()
      await add({ trigger: becomes(statuses.toDo), action: setting(statuses.doing) })
      await add({ trigger: becomes(statuses.doing), action: setting(statuses.toDo) })
      await add({ trigger: whenever, action: mailing(address) })
      const id = await firm.task('Back and forth')
      await moveTo(id, statuses.toDo)
      await server.drainJobs()
      expect((await read(id)).status.id).toBe(statuses.toDo)
      expect((await historyOf(id)).filter(({ action }) => action === 'ruleApplied')).toHaveLength(3)
      expect(await mailsTo(server, address)).toHaveLength(1)
    })

    it('completing, opening again and editing it count as well', async () => {
      const { statuses, lead, projectId, lists } = firm
      const address = await firm.contact()
      await add({ trigger: whenever, action: mailing(address) })
      const taskId = await firm.task('Counted')
      await server.drainJobs()
      const before = (await mailsTo(server, address)).length
      const params = { id: projectId, taskListId: lists.design, taskId }
      await lead.call(projectTasks.toggleTask, { params, body: { isToggled: true } })
      await lead.call(projectTasks.updateTask, { params, body: { statusID: statuses.doing } })
      await lead.call(projectTasks.updateTask, { params, body: { title: 'Counted still' } })
      expect((await mailsTo(server, address)).length - before).toBe(2)
    })

    it('nothing happens by rules that are off, of other triggers, deleted since, or for a task that was put away', async () => {
      const { statuses, lead, params, projectId, lists } = firm
      const address = await firm.contact()
      await add({ trigger: whenever, action: mailing(address), isActive: false })
      await add({ trigger: { type: 'logTime' }, action: mailing(address) })
      const deleted = await add({ trigger: becomes(statuses.done), action: mailing(address) })
      const first = await firm.task('First')
      await moveTo(first, statuses.done)
      await lead.call(projectAutomations.deleteAutomation, { params: { ...params, automationId: deleted.id } })
      await add({ trigger: becomes(statuses.done), action: mailing(address) })
      const second = await firm.task('Second')
      await moveTo(second, statuses.done)
      await lead.call(projectTasks.archiveTask, { params: { id: projectId, taskListId: lists.design, taskId: second } })
      expect(await mailsTo(server, address)).toEqual([])
    })

    it('a deleted status is left alone', async () => {
      const { statuses, lead, params } = firm
      const gone = await lead.call(projectTasks.createTaskStatus, {
        params,
        body: { name: 'Gone', color: '#000000', progress: 'toDo' },
      })
      await add({ trigger: becomes(statuses.doing), action: setting(gone.id) })
      await lead.call(projectTasks.deleteTaskStatus, { params: { ...params, statusId: gone.id } })
      const id = await firm.task('Stays')
      await moveTo(id, statuses.doing)
      await server.drainJobs()
      expect((await read(id)).status.id).toBe(statuses.doing)
    })
  })
})
