import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemScope } from '../../../platform/database/scope'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { createTasksFirm, type TasksFirm } from '../testing/tasks-firm'

describe('assignments', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createTasksFirm(server)
  })

  /** Runs now the jobs that are due a minute later. */
  const aMinuteLater = async ({ employeeId }: TasksFirm['lead']) => {
    await server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
      db.enqueue({
        task: 'mailNotifications',
        payload: { employeeId, kind: 'taskAssignment' },
        key: `notifications ${firm.company.id} ${employeeId} taskAssignment`,
      }),
    )
    await server.drainJobs()
  }
  const subjectsTo = async (person: TasksFirm['lead']) => {
    await aMinuteLater(person)
    return (await mailsTo(server, person.username)).map(({ subject }) => subject)
  }
  const give = (taskId: string, people: readonly TasksFirm['lead'][]) =>
    firm.lead.call(projectTasks.updateTask, {
      params: { id: firm.projectId, taskListId: firm.lists.design, taskId },
      body: { employeeIDs: people.map(({ employeeId }) => employeeId) },
    })

  it('are told by one mail a burst, and never of what one did oneself, took back or has done', async () => {
    const { lead, reader } = firm
    await firm.task('Wireframes', { employeeIDs: [reader.employeeId, lead.employeeId] })
    const [kept, takenBack, done] = [await firm.task('Palette'), await firm.task('Logo'), await firm.task('Fonts')]
    await give(kept, [reader])
    await give(takenBack, [reader])
    await give(takenBack, [])
    await give(done, [reader])
    await reader.call(projectTasks.toggleTask, {
      params: { id: firm.projectId, taskListId: firm.lists.design, taskId: done },
      body: { isToggled: true },
    })
    const [subject] = await subjectsTo(reader)
    expect(subject).toMatch(/assigned you 2 tasks$/)
    expect(await subjectsTo(lead)).toEqual([])
    const [mail] = await mailsTo(server, reader.username)
    for (const title of ['Wireframes', 'Palette']) expect(mail?.text).toContain(title)
    for (const title of ['Logo', 'Fonts']) expect(mail?.text).not.toContain(title)
    expect(await subjectsTo(reader)).toHaveLength(1)
  })

  it('are listed for their person, newest first, until the task is opened, done or taken back', async () => {
    const world = await createTasksFirm(server)
    const { lead, reader, stranger } = world
    const giveTo = (taskId: string, employeeIDs: string[]) =>
      lead.call(projectTasks.updateTask, {
        params: { ...world.params, taskListId: world.lists.design, taskId },
        body: { employeeIDs },
      })
    const listed = async (person = reader) => {
      const { items, total } = await person.call(personals.listAssignments, {})
      expect(total).toBe(items.length)
      return items.map(({ title }) => title)
    }
    const [first, second, third] = [await world.task('First'), await world.task('Second'), await world.task('Third')]
    for (const taskId of [first, second, third]) await giveTo(taskId, [reader.employeeId])
    await world.task('Of the lead', { employeeIDs: [lead.employeeId] })
    expect(await listed()).toEqual(['Third', 'Second', 'First'])
    expect((await reader.call(personals.listAssignments, { query: { per: 1 } })).items).toMatchObject([
      { id: third, project: { id: world.projectId }, assignedBy: { id: lead.employeeId }, dueDate: null },
    ])
    expect([await listed(lead), await listed(stranger)]).toEqual([[], []])

    const dismiss = { params: { taskId: third } }
    expect(await stranger.refusal(personals.dismissAssignment, dismiss)).toMatchObject({ status: 404 })
    await reader.call(personals.dismissAssignment, dismiss)
    expect(await reader.refusal(personals.dismissAssignment, dismiss)).toMatchObject({ reason: 'notFound' })
    await reader.call(projectTasks.toggleTask, {
      params: { ...world.params, taskListId: world.lists.design, taskId: second },
      body: { isToggled: true },
    })
    expect(await listed()).toEqual(['First'])
    await giveTo(first, [])
    expect(await listed()).toEqual([])
    await giveTo(first, [reader.employeeId])
    expect(await listed()).toEqual(['First'])
  })

  it('lead to the task when there is one', async () => {
    const { reader } = firm
    const before = (await subjectsTo(reader)).length
    const taskId = await firm.task('Sitemap', { employeeIDs: [reader.employeeId] })
    const subjects = await subjectsTo(reader)
    expect(subjects).toHaveLength(before + 1)
    const mails = await mailsTo(server, reader.username)
    const mail = mails.find(({ subject }) => subject.endsWith('assigned you a task: Sitemap'))
    expect(mail?.text).toContain(`/projects/${firm.projectId}/taskLists/${taskId}`)
  })
})
