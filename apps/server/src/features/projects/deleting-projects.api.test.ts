import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from './testing/projects-world'

let server: TestServer
let firm: ProjectsFirm
beforeAll(async () => {
  server = await startTestServer()
  firm = await createProjectsFirm(server)
})

const refusalOf = (id: string) => firm.manager.refusal(projects.deleteProject, { params: { id } })

const withList = async (name: string) => {
  const { id } = await firm.start(name)
  const list = await firm.lead.call(projectTasks.createTaskList, { params: { id }, body: { name: 'Work' } })
  const addTask = (title: string) =>
    firm.lead.call(projectTasks.createTask, { params: { id, taskListId: list.id }, body: { title } })
  return { id, listId: list.id, addTask }
}

describe('deleting a project', () => {
  it('takes its empty lists along', async () => {
    const { id } = await withList('Nothing in it')
    await firm.manager.call(projects.deleteProject, { params: { id } })
    expect((await firm.manager.refusal(projects.getProject, { params: { id } })).reason).toBe('notFound')
  })

  it('is refused with all that is in it, also what is out of sight', async () => {
    const { id, listId, addTask } = await withList('Full')
    const [open, done, put] = [await addTask('Open'), await addTask('Done'), await addTask('Put away')]
    const at = (taskId: string) => ({ params: { id, taskListId: listId, taskId } })
    await server.sql(`update tasks set finished_at = now() where id = $1`, [done.id])
    await server.sql(`update tasks set finished_at = now(), archived_at = now() where id = $1`, [put.id])
    await firm.lead.call(projectTasks.createTaskComment, { ...at(open.id), body: { text: 'Looks good' } })
    await server.sql(
      `insert into journal_entries (company_id, id, targetable_id, author_id, entry_date, title, content)
       values ($1, $2, $3, $4, '2026-11-01', 'Kick-off', '')`,
      [firm.company.id, randomUUID(), id, firm.lead.employeeId],
    )
    await server.sql(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id)
       values ($1, $2, $3, '2026-11-01', 60, 0, 60, 0, $4), ($1, $5, $3, '2026-11-01', 60, 0, 60, 0, $4)`,
      [firm.company.id, randomUUID(), firm.member.employeeId, id, randomUUID()],
    )
    expect(await refusalOf(id)).toMatchObject({
      status: 409,
      reason: 'recordInUse',
      usedBy: '3 tasks (1 completed, 1 archived), 1 comment, 1 journal entry and 2 time entries',
    })
    expect(await server.sql(`select from tasks where board_id = $1`, [id])).toHaveLength(3)
    const { items } = await firm.manager.call(operations.getHistory, { params: { entity: 'project', id }, query: {} })
    expect(items.map(({ action }) => action)).not.toContain('deleted')
  })

  it('is refused for a single archived task', async () => {
    const { id, addTask } = await withList('Archive only')
    const { id: taskId } = await addTask('Old')
    await server.sql(`update tasks set archived_at = now() where id = $1`, [taskId])
    expect(await refusalOf(id)).toMatchObject({ usedBy: '1 task (1 archived)' })
  })
})
