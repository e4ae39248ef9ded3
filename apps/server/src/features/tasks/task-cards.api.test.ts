import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { Task, TaskCard } from '@praxis/contract/tasks/task-shapes'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTasksFirm, giveUnseen, type TasksFirm } from './testing/tasks-firm'

let server: TestServer
let firm: TasksFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createTasksFirm(server)
  const { lead, reader, params, lists, statuses, task, subTask } = firm
  const employeeIDs = [lead.employeeId, reader.employeeId]
  const dates = { estimatedStartDate: '2026-11-02', estimatedEndDate: '2026-11-20', dueDate: '2026-11-18' }
  for (let number = 0; number < 12; number += 1) {
    const id = await task(`What the client is to be shown as number ${number}`, {
      ...(number % 2 === 0 && {
        ...dates,
        estimatedTime: 7200,
        priority: 2,
        tags: ['Front end'],
        statusID: statuses.doing,
      }),
      ...(number % 3 === 0 && { employeeIDs }),
      ...(number % 4 === 3 && { scheduledDate: '2026-11-17', taskListId: lists.build }),
    })
    if (number % 3 === 1) await subTask(id, 'Half of it', { estimatedTime: 600, employeeIDs, statusID: statuses.done })
    if (number % 3 === 1) await subTask(id, 'The other half', { taskDescription: 'Long', dueDate: '2026-11-19' })
    const at = { params: { ...params, taskListId: lists.design, taskId: id } }
    if (number % 5 === 0) await lead.call(projectTasks.createTaskComment, { ...at, body: { text: 'Agreed.' } })
    if (number % 5 === 1)
      await lead.call(projectTasks.attachTaskFiles, { ...at, files: { files: new File(['x'], 'plan.txt') } })
    if (number % 6 === 5) await lead.call(projectTasks.toggleTask, { ...at, body: { isToggled: true } })
    if (number % 6 === 4) await lead.call(projectTasks.updateTask, { ...at, body: { title: 'Another title' } })
  }
  const [[some]] = [await server.sql('select id from tasks where sub_task_count > 0 order by title limit 1')]
  await server.sql('update tasks set logged_seconds = 900 where parent_id = $1', [some?.id])
  await giveUnseen(server, await task('Given to a stranger'), firm.stranger)
})

/** The card of a task that is known in full. */
const cardOf = ({ can, subTasks, ...task }: Task): TaskCard => {
  const { taskDescription, enableOverrideEstimatedTime, shouldRemind, dynamicDetails, ...rest } = task
  const { files, createdAt, createdBy, archivedAt, ...card } = rest
  return { ...card, subTasks, can: { updateStatus: can.updateStatus } }
}

const known = async (person: TestPerson, cards: readonly TaskCard[]): Promise<TaskCard[]> =>
  Promise.all(
    cards.map(async ({ id: taskId, index }) => {
      const task = await person.call(projectTasks.getTask, { params: { ...firm.params, taskId } })
      // Completed tasks are listed by when they were completed.
      return { ...cardOf(task), index: task.finishedAt === null ? task.index : index }
    }),
  )

describe('cards say once what many of them share, and nothing that goes without saying', () => {
  it.each(['lead', 'reader'] as const)('and are the tasks they stand for to the %s', async (name) => {
    const person = firm[name]
    const { items } = await person.call(projectTasks.listTaskLists, { params: firm.params })
    const cards = items.flatMap(({ tasks }) => tasks)
    expect(cards).toHaveLength(11)
    expect(cards).toEqual(await known(person, cards))
    const params = { ...firm.params, taskListId: firm.lists.build }
    const completed = await person.call(projectTasks.listCompletedTasks, { params })
    expect(completed.items).toHaveLength(1)
    expect(completed.items).toEqual(await known(person, completed.items))
    const [card] = cards.filter(({ subTasks }) => subTasks.length > 0)
    const ofCard = { params: { ...params, taskId: card?.id ?? '' } }
    const under = await person.call(projectTasks.listSubTasks, ofCard)
    expect(under.items).toEqual(card?.subTasks.map((subTask) => ({ ...subTask, subTasks: [] })))
  })

  it('so that a task takes no more than 500 bytes', async () => {
    const response = await firm.reader.send(projectTasks.listTaskLists, { params: firm.params })
    const { items } = (await response.json()) as { items: { tasks: { subTasks?: unknown[] }[] }[] }
    const sent = items.flatMap(({ tasks }) => tasks).flatMap(({ subTasks = [], ...task }) => [task, ...subTasks])
    expect(sent).toHaveLength(19)
    for (const task of sent) expect(JSON.stringify(task).length).toBeLessThan(500)
  })
})
