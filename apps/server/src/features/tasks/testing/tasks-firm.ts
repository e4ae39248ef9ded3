import { randomUUID } from 'node:crypto'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { TaskChanges } from '@praxis/contract/tasks/task-shapes'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createProjectsFirm } from '../../projects/testing/projects-world'

/** Gives a task to somebody who cannot see its board, as if they had lost sight of it later. */
export const giveUnseen = (server: TestServer, taskId: string, person: TestPerson) =>
  server.sql(
    'insert into task_assignees (company_id, task_id, employee_id) select company_id, id, $2 from tasks where id = $1',
    [taskId, person.employeeId],
  )

/** A firm with a project that has a board: three statuses, two lists, and people who edit, read or do not see it. */
export const createTasksFirm = async (server: TestServer) => {
  const firm = await createProjectsFirm(server)
  const { id } = await firm.start('Data platform')
  const params = { id }
  const { lead, member, other } = firm
  await lead.call(projects.createResourcePermission, {
    params,
    body: { employeeID: member.employeeId, permissions: { taskLists: 'read' } },
  })
  const status = (name: string, progress: 'toDo' | 'inProgress' | 'finished') =>
    lead.call(projectTasks.createTaskStatus, { params, body: { name, color: '#336699', progress } })
  const statuses = {
    toDo: (await status('To do', 'toDo')).id,
    doing: (await status('Doing', 'inProgress')).id,
    done: (await status('Done', 'finished')).id,
  }
  const list = async (name: string) => (await lead.call(projectTasks.createTaskList, { params, body: { name } })).id
  const lists = { design: await list('Design'), build: await list('Build') }
  const task = async (title: string, more: TaskChanges & { readonly taskListId?: string } = {}) => {
    const { taskListId = lists.design, ...changes } = more
    return (await lead.call(projectTasks.createTask, { params: { id, taskListId }, body: { title, ...changes } })).id
  }
  const subTask = async (taskId: string, title: string, changes: TaskChanges = {}) =>
    (
      await lead.call(projectTasks.createSubTask, {
        params: { id, taskListId: lists.design, taskId },
        body: { title, ...changes },
      })
    ).id
  /** The address of a new contact of the client. */
  const contact = async () => {
    const email = `contact-${randomUUID()}@client.example`
    await server.sql(
      `insert into client_contacts (company_id, id, client_id, first_name, email) values ($1, $2, $3, 'Kim', $4)`,
      [firm.company.id, randomUUID(), firm.clientId, email],
    )
    return email
  }
  return { ...firm, contact, projectId: id, params, reader: member, stranger: other, statuses, lists, task, subTask }
}
export type TasksFirm = Awaited<ReturnType<typeof createTasksFirm>>
