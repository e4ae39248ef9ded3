import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { at, openTestBoard, type TestBoard, type TestDoor, testDoors } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createProjectsFirm(server)
})

describe.each(testDoors.filter(({ hasWork }) => hasWork))('the board of a $name, in use', (door) => {
  let board: TestBoard
  let list: string

  beforeEach(async () => {
    board = await openTestBoard(server, firm, door)
    list = (await board.addList('Build')).id
  })

  const call: TestBoard['person']['call'] = (...given) => board.person.call(...given)
  const refusal: TestBoard['person']['refusal'] = (...given) => board.person.refusal(...given)

  it('puts away every task of a status, of one list or of all, of one assignee or of all', async () => {
    const other = (await board.addList('Later')).id
    const done = await board.addStatus('Done', 'finished')
    const mine = { employeeIDs: [board.keeper.employeeId] }
    for (const [at, title] of [
      [list, 'A'],
      [list, 'B'],
      [other, 'C'],
    ] as const)
      await board.add(at, title, { ...mine, statusID: done.id })
    await board.add(list, 'Open', mine)
    const archive = (body: Record<string, unknown>) =>
      call(board.api.archiveAllTasks, { body: { taskStatusID: done.id, ...body } })
    expect(await archive({ assigneeID: firm.other.employeeId })).toEqual({ archivedCount: 0, taskIDs: [] })
    const ofList = await archive({ taskListID: list, assigneeID: board.keeper.employeeId })
    expect(ofList.archivedCount).toBe(2)
    expect((await archive({})).archivedCount).toBe(1)
    expect(await board.lists()).toMatchObject([
      { activeTaskCount: 1, completedTaskCount: 0 },
      { activeTaskCount: 0, completedTaskCount: 0 },
    ])
    // Restores all that one of the calls archived, and nothing else.
    await call(board.api.restoreTasks, { body: { taskIDs: ofList.taskIDs } })
    expect(await board.completedTitles(list)).toEqual(expect.arrayContaining(['A', 'B']))
    expect(await board.completedTitles(other)).toEqual([])
    const body = { taskStatusID: randomUUID() }
    expect((await refusal(board.api.archiveAllTasks, { body })).reason).toBe('invalidInput')
  })

  it('archives what is completed on a board without a finished status', async () => {
    const [kept, finished] = [await board.add(list, 'Kept'), await board.add(list, 'Finished')]
    await call(board.api.toggleTask, { ...at(finished), body: { isToggled: true } })
    const body = { taskStatusID: null, taskListID: list }
    expect(await call(board.api.archiveAllTasks, { body })).toEqual({ archivedCount: 1, taskIDs: [finished.id] })
    expect((await board.list(list)).tasks.map(({ id }) => id)).toEqual([kept.id])
    expect(await board.completedTitles(list)).toEqual([])
  })

  it('moves tasks between statuses, to a place among their neighbours', async () => {
    const [doing, done] = [await board.addStatus('Doing'), await board.addStatus('Done', 'finished')]
    const later = (await board.addList('Later')).id
    const [one, two, three] = [
      await board.add(list, 'One'),
      await board.add(list, 'Two'),
      await board.add(list, 'Three'),
    ]
    const afar = await board.add(later, 'Afar')
    const drop = (taskID: string, statusID: string, beforeID: string | null = null) =>
      call(board.api.moveTaskToStatus, { body: { taskID, statusID, beforeID } })
    expect(await drop(three.id, doing.id, one.id)).toMatchObject({ status: { id: doing.id }, finishedAt: null })
    expect(await board.titles(list)).toEqual(['Three', 'One', 'Two'])
    expect((await drop(two.id, done.id)).finishedAt).not.toBeNull()
    expect((await drop(two.id, '-1', two.id)).finishedAt).toBeNull()
    await drop(one.id, doing.id, afar.id)
    expect(await board.titles(list)).toEqual(['Three', 'Two', 'One'])
    await board.add(later, 'Last')
    await drop((await board.list(later)).tasks[1]?.id ?? '', doing.id, one.id)
    expect(await board.titles(later)).toEqual(['Last', 'Afar'])
    const { items } = await call(board.api.getStatusOverview, {})
    expect(items.map(({ status, taskCount }) => [status.name, taskCount])).toEqual([
      ['Backlog', 2],
      ['Doing', 3],
      ['Done', 0],
    ])
    const ofLater = await call(board.api.getStatusOverview, { query: { taskListIDs: [later], taskNameTerm: 'last' } })
    expect(ofLater.items.map(({ taskCount }) => taskCount)).toEqual([0, 1, 0])
    const body = { taskID: one.id, statusID: randomUUID() }
    expect((await refusal(board.api.moveTaskToStatus, { body })).reason).toBe('invalidInput')
  })

  it('takes no comment that nobody can read, nor one on a task that is just being deleted', async () => {
    const task = await board.add(list, 'Task')
    const unreadable = { ...at(task), body: { text: '\u200b\u2060' } }
    expect(await refusal(board.api.createTaskComment, unreadable)).toMatchObject({ fields: [{ path: 'text' }] })
    const answers = await Promise.all([
      ...[1, 2, 3, 4, 5, 6].map(() =>
        board.person.send(board.api.createTaskComment, { ...at(task), body: { text: 'x' } }),
      ),
      board.person.send(board.api.deleteTask, at(task)),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(answers.at(-1)?.status).toBe(200)
  })

  it('has comments of text, files or both, the newest first, that their authors delete', async () => {
    const task = await board.add(list, 'Task')
    for (let count = 0; count < 26; count += 1)
      await call(board.api.createTaskComment, { ...at(task), body: { text: `Comment ${count}` } })
    const files = [new File(['notes'], 'notes.txt'), new File(['more'], 'more.txt')]
    const both = await call(board.api.createTaskFileComment, {
      ...at(task),
      body: { text: 'See these' },
      files: { files },
    })
    expect(both).toMatchObject({
      text: 'See these',
      files: [{ name: 'more.txt', size: 4 }, { name: 'notes.txt' }],
      authorEmployee: door.isOfFirm ? { id: board.keeper.employeeId } : null,
      editedAt: null,
      can: { edit: true, delete: true },
    })
    if (door.isOfFirm) expect(await (await fetch(server.url + both.files[1]?.url)).text()).toBe('notes')
    const ofFile = { params: { ...at(task).params, fileId: both.files[1]?.id ?? '' } }
    expect(await (await board.person.send(board.api.getTaskFile, ofFile)).text()).toBe('notes')
    const [file = new File([], '')] = files
    const alone = await call(board.api.createTaskFileComment, { ...at(task), body: {}, files: { files: [file] } })
    expect(alone).toMatchObject({ text: null, files: [{ name: 'notes.txt' }] })
    const { items, metadata } = await call(board.api.listTaskComments, at(task))
    expect(metadata).toEqual({ page: 1, per: 25, total: 28, hasMore: true })
    expect(items.map(({ text }) => text).slice(0, 3)).toEqual([null, 'See these', 'Comment 25'])
    const address = { params: { ...at(task).params, commentId: both.id } }
    await call(board.api.deleteTaskComment, address)
    expect((await refusal(board.api.deleteTaskComment, address)).reason).toBe('notFound')
    expect(await server.sql('select from files where id = $1', [both.files[0]?.id])).toEqual([])
    expect((await board.get(task.id)).commentCount).toBe(27)
  })

  it('has comments that their authors put right, with a mark and in the history', async () => {
    const task = await board.add(list, 'Task')
    const comment = await call(board.api.createTaskComment, { ...at(task), body: { text: 'Tuseday' } })
    const address = { params: { ...at(task).params, commentId: comment.id } }
    const edited = await call(board.api.updateTaskComment, { ...address, body: { text: 'Tuesday' } })
    expect(edited).toMatchObject({ id: comment.id, text: 'Tuesday', editedAt: expect.any(String) })
    const { items } = await board.keeper.call(operations.getHistory, { params: { entity: 'task', id: task.id } })
    expect(items[0]).toMatchObject({
      action: 'commentEdited',
      before: { comment: 'Tuseday' },
      after: { comment: 'Tuesday' },
    })
    const same = await call(board.api.updateTaskComment, { ...address, body: { text: 'Tuesday' } })
    expect(same.editedAt).toBe(edited.editedAt)
  })
})

it('somebody who is not there is not mentioned', async () => {
  const [door] = testDoors
  const board = await openTestBoard(server, firm, door as TestDoor)
  const task = await board.add((await board.addList('Build')).id, 'Task')
  const comment = await board.person.call(board.api.createTaskComment, { ...at(task), body: { text: 'Tuesday' } })
  const address = { params: { ...at(task).params, commentId: comment.id } }
  const { refusal } = board.person
  const mentionedEmployeeIDs = [randomUUID()]
  const wrong = { reason: 'invalidInput', fields: [{ path: 'mentionedEmployeeIDs' }] }
  expect(
    await refusal(board.api.createTaskComment, { ...at(task), body: { text: 'x', mentionedEmployeeIDs } }),
  ).toMatchObject(wrong)
  expect(
    await refusal(board.api.updateTaskComment, { ...address, body: { text: 'x', mentionedEmployeeIDs } }),
  ).toMatchObject(wrong)
})
