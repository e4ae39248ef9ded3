import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { at, boardApiAt, openTestBoard, type TestBoard, testDoors } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createProjectsFirm(server)
})

const logTimeOn = (taskId: string, employeeId: string) =>
  server.sql(
    `insert into time_sheet_submissions (company_id, id, employee_id, task_id, day, duration, chargeable, rounded, charged)
     select company_id, gen_random_uuid(), $2, id, '2026-11-12', 3600, 0, 3600, 0 from tasks where id = $1`,
    [taskId, employeeId],
  )

describe.each(testDoors)('deleting on the board of a $name', (door) => {
  let board: TestBoard
  let list: string

  beforeEach(async () => {
    board = await openTestBoard(server, firm, door)
    list = (await board.addList('Build')).id
  })

  const contents = () => board.person.call(board.api.getTaskListContents, { params: { taskListId: list } })
  const refused = async (query = {}) =>
    (await board.person.refusal(board.api.deleteTaskList, { params: { taskListId: list }, query })).reason

  it('counts everything in a list: completed, archived and sub-tasks, comments and files', async () => {
    expect(await contents()).toMatchObject({ tasks: { openCount: 0 }, subTasks: { openCount: 0 } })
    const open = await board.add(list, 'Open')
    await board.addUnder(open, 'Part')
    const done = await board.add(list, 'Done')
    await board.person.call(board.api.toggleTask, { ...at(done), body: { isToggled: true } })
    const away = await board.add(list, 'Away')
    await board.addUnder(away, 'Part of what is away')
    if (door.hasWork) await board.person.call(board.api.createTaskComment, { ...at(away), body: { text: 'Later' } })
    await board.person.call(board.api.archiveTask, at(away))
    const files = [new File(['x'], 'x.txt')]
    await board.person.call(board.api.attachTaskFiles, { ...at(open), files: { files } })
    expect(await contents()).toEqual({
      tasks: {
        openCount: 1,
        completedCount: 1,
        archivedCount: 1,
        commentCount: door.hasWork ? 1 : 0,
        fileCount: 1,
        ...(door.isOfFirm && { hasTime: false }),
      },
      subTasks: {
        ...{ openCount: 1, completedCount: 0, archivedCount: 1, commentCount: 0, fileCount: 0 },
        ...(door.isOfFirm && { hasTime: false }),
      },
      // Visitors are only told whether all of it may go.
      ...(door.isOfFirm ? { othersCount: 0, lockedCount: 0 } : { isDeletable: true }),
    })
    expect(
      await board.person.call(board.api.getTaskContents, { query: { taskIDs: [open.id, done.id] } }),
    ).toMatchObject({ tasks: { openCount: 1, completedCount: 1, fileCount: 1 }, subTasks: { openCount: 1 } })
  })

  it('leaves a list alone in which there is more than its caller knows of', async () => {
    await board.add(list, 'Known')
    await board.add(list, 'Added meanwhile')
    expect(await refused({ taskCount: 1 })).toBe('changedMeanwhile')
    await board.person.call(board.api.deleteTaskList, { params: { taskListId: list }, query: { taskCount: 2 } })
    expect(await board.lists()).toEqual([])
  })

  it('keeps what time is logged on, also where it is archived or a sub-task', async () => {
    const task = await board.add(list, 'Task')
    const part = await board.addUnder(task, 'Part')
    await logTimeOn(part.id, board.keeper.employeeId)
    await board.person.call(board.api.archiveTask, at(part))
    expect(await contents()).toMatchObject(door.isOfFirm ? { subTasks: { hasTime: true } } : { isDeletable: false })
    expect(await refused()).toBe('recordInUse')
    expect((await board.person.refusal(board.api.deleteTask, at(task))).reason).toBe('recordInUse')
    await board.person.call(board.api.deleteTask, { ...at(task), query: { keepSubTasks: 'true' } })
  })
})

describe("a person's view of a project", () => {
  it('deletes only what is theirs, and says what it does not show', async () => {
    const { lead, member } = firm
    const { id } = await firm.start('Shared')
    await lead.call(projects.createResourcePermission, {
      params: { id },
      body: { employeeID: member.employeeId, permissions: { taskLists: 'write' } },
    })
    const whole = boardApiAt(`/projects/${id}`)
    const own = boardApiAt(`/personals/projects/${id}`)
    const { id: taskListId } = await lead.call(whole.createTaskList, { body: { name: 'Dan’s list' } })
    const params = { taskListId }
    const add = (title: string, employeeIDs: string[]) =>
      lead.call(whole.createTask, { params, body: { title, employeeIDs } })
    await add('Dan’s', [lead.employeeId])
    await add('Nobody’s', [])
    const mine = await add('Mine', [member.employeeId])
    const under = (title: string, employeeIDs: string[]) =>
      lead.call(whole.createSubTask, { ...at(mine), body: { title, employeeIDs } })
    await under('Part of mine', [])
    expect(await member.call(own.getTaskListContents, { params })).toMatchObject({
      tasks: { openCount: 3 },
      othersCount: 1,
      lockedCount: 2,
    })
    expect((await member.refusal(own.deleteTaskList, { params })).reason).toBe('tasksOfOthers')
    const dans = await under('Dan’s part', [lead.employeeId])
    expect((await member.refusal(own.deleteTask, at(mine))).reason).toBe('tasksOfOthers')
    await member.call(whole.deleteTask, at(dans))
    await member.call(own.deleteTask, at(mine))
    expect(await lead.call(whole.getTaskListContents, { params })).toMatchObject({ tasks: { openCount: 2 } })
    expect(await member.call(whole.getTaskListContents, { params })).toMatchObject({ othersCount: 1, lockedCount: 0 })
  })
})

it('is asked only by who sees the board', async () => {
  const { id } = await firm.start('Closed')
  const api = boardApiAt(`/projects/${id}`)
  const { id: taskListId } = await firm.lead.call(api.createTaskList, { body: { name: 'Build' } })
  const task = await firm.lead.call(api.createTask, { params: { taskListId }, body: { title: 'Task' } })
  const ofTask = { query: { taskIDs: [task.id] } }
  expect((await firm.other.refusal(api.getTaskListContents, { params: { taskListId } })).reason).toBe('notFound')
  expect((await firm.other.refusal(api.getTaskContents, ofTask)).reason).toBe('notFound')
  const elsewhere = boardApiAt(`/projects/${(await firm.start('Other')).id}`)
  expect((await firm.lead.refusal(elsewhere.getTaskContents, ofTask)).reason).toBe('notFound')
})

it('archives all that a name filter shows, and nothing else', async () => {
  const { id } = await firm.start('Filtered')
  const api = boardApiAt(`/projects/${id}`)
  const { id: taskListId } = await firm.lead.call(api.createTaskList, { body: { name: 'Build' } })
  for (const title of ['Write report', 'Read report', 'Rest'])
    await firm.lead.call(api.createTask, { params: { taskListId }, body: { title } })
  const body = { taskStatusID: '-1', taskNameTerm: 'REPORT' }
  expect(await firm.lead.call(api.archiveAllTasks, { body })).toMatchObject({ archivedCount: 2 })
  const { items } = await firm.lead.call(api.listTaskLists, {})
  expect(items[0]?.tasks.map(({ title }) => title)).toEqual(['Rest'])
})
