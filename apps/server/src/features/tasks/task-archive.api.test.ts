import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { at, boardApiAt, openTestBoard, type TestBoard, testDoors } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createProjectsFirm(server)
})

describe.each(testDoors)('what was put away on the board of a $name', (door) => {
  let board: TestBoard
  let list: string

  beforeEach(async () => {
    board = await openTestBoard(server, firm, door)
    list = (await board.addList('Build')).id
  })

  const call: TestBoard['person']['call'] = (...given) => board.person.call(...given)
  const refusal: TestBoard['person']['refusal'] = (...given) => board.person.refusal(...given)
  const mine = () => ({ employeeIDs: [board.keeper.employeeId] })
  const archived = async (query: Record<string, unknown> = {}) =>
    (await call(board.api.listArchivedTasks, { query })).items.map(({ title }) => title)

  it('is listed, the last first, and comes back to its place with the sub-tasks that went with it', async () => {
    const [first, task] = [await board.add(list, 'First', mine()), await board.add(list, 'Task', mine())]
    await board.add(list, 'Last', mine())
    const [before, along] = [
      await board.addUnder(task, 'Put away before', mine()),
      await board.addUnder(task, 'Goes along', mine()),
    ]
    await call(board.api.archiveTask, at(before))
    expect((await call(board.api.listArchivedTasks, {})).items).toMatchObject([
      { id: before.id, superTask: { id: task.id, title: 'Task' }, taskList: { id: list, name: 'Build' } },
    ])
    await call(board.api.archiveTask, at(task))
    await call(board.api.archiveTask, at(first))
    const page = await call(board.api.listArchivedTasks, {})
    expect(page).toMatchObject({
      items: [
        { id: first.id, subTaskCount: 0 },
        { id: task.id, superTask: null, status: { id: '-1' }, subTaskCount: 1, archivedAt: expect.any(String) },
      ],
      metadata: { page: 1, per: 25, total: 2, hasMore: false },
    })
    expect(await archived({ per: 1, page: 2 })).toEqual(['Task'])
    expect(await archived({ taskNameTerm: 'fir' })).toEqual(['First'])

    const restored = await call(board.api.restoreTask, at(task))
    expect(restored).toMatchObject({ id: task.id, index: 0, subTasks: [{ id: along.id }] })
    expect(await board.titles(list)).toEqual(['Task', 'Last'])
    expect(await archived()).toEqual(['First', 'Put away before'])
    await call(board.api.restoreTask, at(first))
    expect(await board.titles(list)).toEqual(['First', 'Task', 'Last'])
    expect((await refusal(board.api.restoreTask, at(task))).reason).toBe('notFound')
    const { items } = await board.keeper.call(operations.getHistory, { params: { entity: 'task', id: task.id } })
    expect(items[0]).toMatchObject({ action: 'restored', before: { isArchived: true }, after: { isArchived: false } })
  })

  it('is read as it was, with what went with it, and cannot be changed before it is back', async () => {
    const files = { files: [new File(['as agreed'], 'agreed.txt')] }
    const task = await board.add(list, 'Task', { ...mine(), taskDescription: '<p>Why</p>', estimatedTime: 60 })
    const [before, along] = [
      await board.addUnder(task, 'Put away before', mine()),
      await board.addUnder(task, 'Goes along', { ...mine(), estimatedTime: 3600 }),
    ]
    const [file] = (await call(board.api.attachTaskFiles, { ...at(task), files })).items
    const ofFile = { params: { ...at(task).params, fileId: file?.id ?? '' } }
    await call(board.api.archiveTask, at(before))
    expect(await board.get(task.id)).toMatchObject({ archivedAt: null, can: { edit: true, restore: false } })
    await call(board.api.archiveTask, at(task))

    const nothing = { edit: false, updateStatus: false, comment: false, attachFiles: false, delete: false }
    expect(await board.get(task.id)).toMatchObject({
      title: 'Task',
      taskDescription: '<p>Why</p>',
      archivedAt: expect.any(String),
      estimatedTime: 3600,
      subTaskCount: 1,
      subTasks: [{ id: along.id, can: { updateStatus: false } }],
      files: [{ name: 'agreed.txt' }],
      can: { ...nothing, restore: true },
    })
    const { items } = await call(board.api.listSubTasks, at(task))
    expect(items).toMatchObject([{ id: along.id, can: { updateStatus: false } }])
    expect(await (await board.person.send(board.api.getTaskFile, ofFile)).text()).toBe('as agreed')
    // The sub-task is restored with its task, not alone.
    expect((await board.get(along.id)).can).toMatchObject({ ...nothing, restore: false })

    const changes = [
      refusal(board.api.updateTask, { ...at(task), body: { title: 'Other' } }),
      refusal(board.api.updateTask, { ...at(along), body: { priority: 1 } }),
      refusal(board.api.moveTask, { ...at(task), body: { taskListID: list, beforeID: null } }),
      refusal(board.api.toggleTask, { ...at(task), body: { isToggled: true } }),
      refusal(board.api.archiveTask, at(task)),
      refusal(board.api.deleteTask, at(task)),
      refusal(board.api.createSubTask, { ...at(task), body: { title: 'More' } }),
      refusal(board.api.sortSubTasksByPriority, at(task)),
      refusal(board.api.attachTaskFiles, { ...at(task), files }),
      refusal(board.api.deleteTaskFile, ofFile),
    ]
    if (door.hasWork)
      changes.push(
        refusal(board.api.moveTaskToStatus, { body: { taskID: task.id, statusID: '-1' } }),
        refusal(board.api.createTaskComment, { ...at(task), body: { text: 'Late' } }),
        refusal(board.api.createTaskFileComment, { ...at(task), files }),
      )
    for (const change of await Promise.all(changes))
      expect(change).toMatchObject({ status: 409, reason: 'taskArchived' })
    expect((await call(board.api.restoreTask, at(task))).can).toMatchObject({ edit: true, restore: false })
    await call(board.api.updateTask, { ...at(task), body: { title: 'Other' } })
  })

  it('comes back by the dozen, exactly what was named, each once in its history', async () => {
    const tasks = [
      await board.add(list, 'One', mine()),
      await board.add(list, 'Two', mine()),
      await board.add(list, 'Three', mine()),
    ]
    const part = await board.addUnder(tasks[0] as Task, 'Part', mine())
    for (const task of tasks) await call(board.api.archiveTask, at(task))
    const [one, two, three] = tasks.map(({ id }) => id)
    await call(board.api.restoreTask, at(tasks[2] as Task))
    const restore = (...taskIDs: (string | undefined)[]) => ({ body: { taskIDs: taskIDs.map((id) => id ?? '') } })
    // Tasks that are restored already, never existed or were archived with another one are skipped.
    const given = restore(one, three, part.id, randomUUID())
    expect(await call(board.api.restoreTasks, given)).toEqual({ restoredCount: 1 })
    expect(await board.titles(list)).toEqual(['One', 'Three'])
    expect((await board.get(one ?? '')).subTasks).toMatchObject([{ id: part.id }])
    expect(await archived()).toEqual(['Two'])
    expect(await call(board.api.restoreTasks, restore(two))).toEqual({ restoredCount: 1 })
    for (const id of [one, two, three]) {
      const { items } = await board.keeper.call(operations.getHistory, { params: { entity: 'task', id: id ?? '' } })
      expect(items.filter(({ action }) => action === 'restored')).toHaveLength(1)
    }
    expect((await refusal(board.api.restoreTasks, restore(one, two))).reason).toBe('notFound')
  })

  it('does not come back under a task that is a sub-task by now', async () => {
    const [whole, task] = [await board.add(list, 'Whole', mine()), await board.add(list, 'Task', mine())]
    const part = await board.addUnder(task, 'Part', mine())
    await call(board.api.archiveTask, at(part))
    await call(board.api.moveTask, { ...at(task), body: { taskListID: list, superTaskID: whole.id, beforeID: null } })
    expect(await call(board.api.restoreTask, at(part))).toMatchObject({ superTask: null })
    expect(await board.titles(list)).toEqual(['Whole', 'Part'])
  })

  it('keeps no status that was deleted', async () => {
    const status = await board.addStatus('Odd')
    const task = await board.add(list, 'Task', { ...mine(), statusID: status.id })
    const ofStatus = { params: { statusId: status.id } }
    expect((await board.keeper.refusal(board.kept.deleteTaskStatus, ofStatus)).reason).toBe('taskStatusHasTasks')
    await call(board.api.archiveTask, at(task))
    await board.keeper.call(board.kept.deleteTaskStatus, ofStatus)
    expect((await call(board.api.restoreTask, at(task))).status).toEqual({ id: '-1' })
  })

  it('filters completed tasks as it does active ones', async () => {
    const done = await board.addStatus('Done', 'finished')
    const shipped = await board.addStatus('Shipped', 'finished')
    await board.add(list, 'Plan', { ...mine(), statusID: done.id })
    await board.add(list, 'Rollout', { ...mine(), statusID: shipped.id })
    const completed = async (query: Record<string, unknown>) =>
      (await call(board.api.listCompletedTasks, { params: { taskListId: list }, query })).items.map(
        ({ title }) => title,
      )
    expect(await completed({ taskStatusIDs: shipped.id })).toEqual(['Rollout'])
    expect(await completed({ taskNameTerm: 'PLAN' })).toEqual(['Plan'])
    expect(await completed({ taskNameTerm: 'plan', taskStatusIDs: shipped.id })).toEqual([])
  })

  it('offers its forms lists, people, tags and details', async () => {
    await board.add(list, 'Task', { ...mine(), tags: ['risk'] })
    const options = await call(board.api.getTaskOptions, {})
    expect(options).toMatchObject({
      taskLists: [{ id: list, name: 'Build' }],
      ...(door.isOfFirm && { tags: ['risk'], taskDynamicDetails: [] }),
    })
    expect(options.employees.map(({ id }) => id)).toContain(board.keeper.employeeId)
    if (door.name === 'person') expect(options.employees).toHaveLength(1)
    if (door.name === 'template') expect(options.employees.map(({ id }) => id)).toContain(firm.other.employeeId)
  })

  it('knows no status called as the backlog', async () => {
    const named = (name: string) => ({ body: { name, color: '#0a7ea4', progress: 'toDo' as const } })
    expect((await board.keeper.refusal(board.kept.createTaskStatus, named('BACKLOG'))).reason).toBe('nameExists')
    const { id } = await board.addStatus('Later')
    const renamed = { params: { statusId: id }, body: { name: 'backlog' } }
    expect((await board.keeper.refusal(board.kept.updateTaskStatus, renamed)).reason).toBe('nameExists')
  })
})

describe('somebody who only reads a board', () => {
  it('sees what was put away and cannot bring it back; cards say what they may move on', async () => {
    const { id } = await firm.start('Read only')
    const { lead, member } = firm
    const api = boardApiAt(`/projects/${id}`)
    await lead.call(projects.createResourcePermission, {
      params: { id },
      body: { employeeID: member.employeeId, permissions: { taskLists: 'read' } },
    })
    const list = await lead.call(api.createTaskList, { body: { name: 'Build' } })
    const add = (title: string, employeeIDs: string[]) =>
      lead.call(api.createTask, { params: { taskListId: list.id }, body: { title, employeeIDs } })
    const [given, others] = [await add('Given', [member.employeeId]), await add('Others', [lead.employeeId])]
    await lead.call(api.createSubTask, { ...at(others), body: { title: 'Part', employeeIDs: [member.employeeId] } })
    const { items } = await member.call(api.listTaskLists, {})
    expect(items[0]?.tasks).toMatchObject([
      { title: 'Given', can: { updateStatus: true }, subTasks: [] },
      { title: 'Others', can: { updateStatus: false }, subTasks: [{ title: 'Part', can: { updateStatus: true } }] },
    ])
    await lead.call(api.archiveTask, at(given))
    expect((await member.call(api.listArchivedTasks, {})).items).toMatchObject([{ id: given.id }])
    expect((await member.refusal(api.restoreTask, at(given))).reason).toBe('invalidPermission')
    const many = { body: { taskIDs: [given.id] } }
    expect((await member.refusal(api.restoreTasks, many)).reason).toBe('invalidPermission')
    const ofGiven = { params: { taskId: given.id } }
    expect((await member.call(api.getTask, ofGiven)).can).toMatchObject({ updateStatus: false, restore: false })
    expect((await member.refusal(api.toggleTask, { ...at(given), body: { isToggled: true } })).reason).toBe(
      'taskArchived',
    )
    expect((await firm.other.refusal(api.listArchivedTasks, {})).reason).toBe('notFound')
    expect((await firm.other.refusal(api.getTask, ofGiven)).reason).toBe('notFound')
    expect((await firm.other.refusal(api.restoreTask, at(given))).reason).toBe('notFound')
    expect((await firm.other.refusal(api.restoreTasks, many)).reason).toBe('notFound')
  })
})
