import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen } from '../../testing/event-stream'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { at, openTestBoard, type TestBoard, testDoors } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  // Every call happens a little later than the one before.
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createProjectsFirm(server)
})

describe.each(testDoors)('the board of a $name', (door) => {
  let board: TestBoard
  let list: string

  beforeEach(async () => {
    board = await openTestBoard(server, firm, door)
    list = (await board.addList('Build')).id
  })

  const call: TestBoard['person']['call'] = (...given) => board.person.call(...given)
  const refusal: TestBoard['person']['refusal'] = (...given) => board.person.refusal(...given)
  const keep: TestBoard['keeper']['call'] = (...given) => board.keeper.call(...given)

  it('has lists that are added at the end, renamed, moved and deleted', async () => {
    const id = randomUUID()
    const { api } = board
    expect(await call(api.createTaskList, { body: { name: 'Test', id } })).toMatchObject({ id, tasks: [] })
    const ship = await board.addList('Ship')
    const names = async () => (await board.lists()).map(({ name }) => name)
    expect(await names()).toEqual(['Build', 'Test', 'Ship'])
    const { rank } = await call(api.moveTaskList, { params: { taskListId: ship.id }, body: { beforeID: list } })
    expect((await board.list(ship.id)).rank).toBe(rank)
    await call(api.updateTaskList, { params: { taskListId: id }, body: { name: 'Check' } })
    expect(await names()).toEqual(['Ship', 'Build', 'Check'])
    await board.add(list, 'Goes with its list')
    await call(api.deleteTaskList, { params: { taskListId: list } })
    await call(api.moveTaskList, { params: { taskListId: ship.id }, body: { beforeID: null } })
    expect(await names()).toEqual(['Check', 'Ship'])
    expect(await refusal(api.createTaskList, { body: { name: 'Again', id } })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'id' }],
    })
  })

  it('knows no list but its own', async () => {
    const params = { taskListId: randomUUID() }
    const { api } = board
    for (const refused of [
      refusal(api.listTaskLists, { query: { taskListID: params.taskListId } }),
      refusal(api.updateTaskList, { params, body: { name: 'x' } }),
      refusal(api.createTask, { params, body: { title: 'x' } }),
      refusal(api.listCompletedTasks, { params }),
      refusal(api.sortByPriority, { params }),
    ])
      expect((await refused).reason).toBe(door.missingList)
  })

  it.each([
    ['statusID', { statusID: randomUUID() }],
    ['estimatedEndDate', { estimatedStartDate: '2026-11-20', estimatedEndDate: '2026-11-19' }],
    ['priority', { priority: 3 }],
  ])('refuses a wrong %s', async (path, wrong) => {
    const task = await board.add(list, 'Fine')
    const body = { title: 'Wrong', ...wrong }
    const refused = { reason: 'invalidInput', fields: [{ path }] }
    expect(await refusal(board.api.createTask, { params: { taskListId: list }, body })).toMatchObject(refused)
    expect(await refusal(board.api.updateTask, { ...at(task), body })).toMatchObject(refused)
  })

  it('takes titles of up to 500 characters, and an id that its caller made', async () => {
    const id = randomUUID()
    const title = 'x'.repeat(500)
    expect(await board.add(list, title, { id })).toMatchObject({ id, title })
    const add = (body: { title: string; id?: string }) =>
      refusal(board.api.createTask, { params: { taskListId: list }, body })
    expect(await add({ title: 'Again', id })).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'id' }] })
    expect(await add({ title: `${title}x` })).toMatchObject({ fields: [{ path: 'title' }] })
  })

  it('takes no description that could not be saved again', async () => {
    const task = await board.add(list, 'Long')
    const body = { taskDescription: '&'.repeat(190_000) }
    expect(await refusal(board.api.updateTask, { ...at(task), body })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'taskDescription' }],
    })
  })

  it('shows sub-tasks one level deep, and estimates a task by them unless told otherwise', async () => {
    const task = await board.add(list, 'Parent', { estimatedTime: 60 })
    const low = await board.addUnder(task, 'Low', { estimatedTime: 600, priority: -1 })
    await board.addUnder(task, 'High', { estimatedTime: 300, priority: 2 })
    expect(await refusal(board.api.createSubTask, { ...at(low), body: { title: 'Too deep' } })).toMatchObject({
      reason: 'invalidInput',
    })
    await call(board.api.toggleTask, { ...at(low), body: { isToggled: true } })
    const [card] = (await board.list(list)).tasks
    expect(card).toMatchObject({ estimatedTime: 900, subTaskCount: 2, finishedSubTaskCount: 1 })
    expect(card?.subTasks.map(({ title }) => title)).toEqual(['Low', 'High'])
    await call(board.api.sortSubTasksByPriority, at(task))
    const { items } = await call(board.api.listSubTasks, at(task))
    expect(items.map(({ title, index }) => [title, index])).toEqual([
      ['High', 0],
      ['Low', 1],
    ])
    const body = { enableOverrideEstimatedTime: true }
    expect(await call(board.api.updateTask, { ...at(task), body })).toMatchObject({ estimatedTime: 60 })
    expect((await board.list(list, { showSubtask: false })).tasks[0]).toMatchObject({ subTasks: [], subTaskCount: 2 })
  })

  it('moves tasks within a list, to another one, under a task and out of it', async () => {
    const other = (await board.addList('Later')).id
    const [one, two, three] = [
      await board.add(list, 'One'),
      await board.add(list, 'Two'),
      await board.add(list, 'Three'),
    ]
    await board.addUnder(two, 'Part of two')
    const move = (task: typeof one, taskListID: string, beforeID: string | null, superTaskID: string | null = null) =>
      call(board.api.moveTask, { ...at(task), body: { taskListID, beforeID, superTaskID } })
    const { rank } = await move(three, list, one.id)
    expect((await board.get(three.id)).rank).toBe(rank)
    expect(await board.titles(list)).toEqual(['Three', 'One', 'Two'])
    await move(two, other, null)
    expect(await board.titles(list)).toEqual(['Three', 'One'])
    expect((await board.list(other)).tasks[0]).toMatchObject({
      title: 'Two',
      subTasks: [{ title: 'Part of two', taskList: { id: other } }],
    })
    await move(one, other, null, two.id)
    expect((await board.get(two.id)).subTasks.map(({ title }) => title)).toEqual(['Part of two', 'One'])
    const under = async (task: typeof one, superTaskID: string) =>
      (await refusal(board.api.moveTask, { ...at(task), body: { taskListID: list, beforeID: null, superTaskID } }))
        .reason
    expect(await under(three, one.id)).toBe('invalidInput')
    expect(await under(two, three.id)).toBe('invalidInput')
    expect(await under(three, randomUUID())).toBe('notFound')
    await move(one, list, three.id)
    expect(await board.titles(list)).toEqual(['One', 'Three'])
  })

  it('puts a task at the end when the one to come before has gone meanwhile, and a list likewise', async () => {
    const other = (await board.addList('Later')).id
    const gone = await board.add(other, 'Gone')
    const task = await board.add(list, 'Task')
    await board.add(list, 'Last')
    await call(board.api.moveTask, { ...at(task), body: { taskListID: list, beforeID: gone.id } })
    expect(await board.titles(list)).toEqual(['Last', 'Task'])
    await call(board.api.deleteTask, at(gone))
    const last = (await board.list(list)).tasks[0]
    await call(board.api.moveTask, {
      params: { taskListId: list, taskId: last?.id ?? '' },
      body: { taskListID: list, beforeID: gone.id },
    })
    expect(await board.titles(list)).toEqual(['Task', 'Last'])
    if (door.hasWork) {
      await call(board.api.moveTaskToStatus, { body: { taskID: task.id, statusID: '-1', beforeID: gone.id } })
      expect(await board.titles(list)).toEqual(['Last', 'Task'])
    }
    await call(board.api.deleteTaskList, { params: { taskListId: other } })
    await board.addList('End')
    await call(board.api.moveTaskList, { params: { taskListId: list }, body: { beforeID: other } })
    expect((await board.lists()).map(({ name }) => name)).toEqual(['End', 'Build'])
  })

  it('takes no place before what never was on it', async () => {
    const task = await board.add(list, 'Task')
    const beforeID = randomUUID()
    const { api } = board
    expect((await refusal(api.moveTask, { ...at(task), body: { taskListID: list, beforeID } })).reason).toBe('notFound')
    expect((await refusal(api.moveTaskList, { params: { taskListId: list }, body: { beforeID } })).reason).toBe(
      'notFound',
    )
    if (door.hasWork) {
      const body = { taskID: task.id, statusID: '-1', beforeID }
      expect((await refusal(api.moveTaskToStatus, { body })).reason).toBe('notFound')
    }
  })

  it('completes tasks and opens them again, and counts them where they are', async () => {
    const task = await board.add(list, 'Task')
    const toggle = (isToggled: boolean) => call(board.api.toggleTask, { ...at(task), body: { isToggled } })
    expect(await toggle(true)).toMatchObject({ finishedAt: expect.any(String), status: { id: '-1' } })
    expect(await board.list(list)).toMatchObject({ activeTaskCount: 0, completedTaskCount: 1, tasks: [] })
    expect(await board.completedTitles(list)).toEqual(['Task'])
    expect(await toggle(false)).toMatchObject({ finishedAt: null, status: { id: '-1' } })
    const [toDo, done] = [await board.addStatus('To do', 'toDo'), await board.addStatus('Done', 'finished')]
    expect(await toggle(true)).toMatchObject({ status: { id: done.id } })
    expect(await toggle(false)).toMatchObject({ finishedAt: null, status: { id: toDo.id } })
    const update = (statusID: string) => call(board.api.updateTask, { ...at(task), body: { statusID } })
    expect((await update(done.id)).finishedAt).not.toBeNull()
    expect((await update('-1')).finishedAt).toBeNull()
    expect(await board.list(list)).toMatchObject({ activeTaskCount: 1, completedTaskCount: 0 })
  })

  it('sorts the tasks of a list', async () => {
    const [later, sooner] = [await board.addStatus('Sooner'), await board.addStatus('Later')].toReversed()
    await board.add(list, 'A', { priority: -2, dueDate: '2026-12-03', statusID: later?.id ?? '', estimatedTime: 60 })
    await board.add(list, 'B', { priority: 2 })
    const task = await board.add(list, 'C', { dueDate: '2026-12-01', statusID: sooner?.id ?? '', estimatedTime: 120 })
    const { api } = board
    const params = { taskListId: list }
    const sorted = async (work: Promise<unknown>) => {
      await work
      return (await board.titles(list)).join('')
    }
    const body = { order: 'descending' as const }
    expect(await sorted(call(api.sortByPriority, { params }))).toBe('BCA')
    expect(await sorted(call(api.sortByStatus, { params }))).toBe('BCA')
    expect(await sorted(call(api.sortByDueDate, { params, body: {} }))).toBe('CAB')
    expect(await sorted(call(api.sortByDueDate, { params, body }))).toBe('ACB')
    expect(await sorted(call(api.sortByEstimatedTime, { params, body: {} }))).toBe('ACB')
    expect(await sorted(call(api.sortByEstimatedTime, { params, body }))).toBe('CAB')
    await call(api.updateTask, { ...at(task), body: { priority: 1 } })
    expect(await sorted(call(api.sortByLastUpdated, { params }))).toBe('CBA')
  })

  it('puts tasks away with their sub-tasks, out of every list and count', async () => {
    const [kept, away] = [
      await board.add(list, 'Kept', { estimatedTime: 60 }),
      await board.add(list, 'Away', { estimatedTime: 60 }),
    ]
    const part = await board.addUnder(away, 'Part')
    await call(board.api.archiveTask, at(away))
    expect(await board.list(list)).toMatchObject({
      activeTaskCount: 1,
      analytics: { estimatedTime: 60, loggedTime: 0 },
      tasks: [{ id: kept.id }],
    })
    for (const { id } of [away, part]) expect((await board.get(id)).archivedAt).not.toBeNull()
  })

  it('deletes a task with its sub-tasks, or keeps these in its place', async () => {
    await board.add(list, 'First')
    const task = await board.add(list, 'Task')
    await board.add(list, 'Last')
    const [part] = [await board.addUnder(task, 'Part'), await board.addUnder(task, 'Other part')]
    const ofPart = await call(board.api.deleteTask, at(part))
    expect(ofPart.affectedTasks).toMatchObject([{ id: task.id, subTaskCount: 1 }])
    await board.addUnder(task, 'Third part')
    const ofTask = await call(board.api.deleteTask, { ...at(task), query: { keepSubTasks: 'true' } })
    expect(ofTask.affectedTasks.map(({ title }) => title)).toEqual(['Other part', 'Third part'])
    expect(await board.titles(list)).toEqual(['First', 'Other part', 'Third part', 'Last'])
    const [first] = (await board.list(list)).tasks
    const whole = await board.get(first?.id ?? '')
    await board.addUnder(whole, 'Gone too')
    expect(await call(board.api.deleteTask, at(whole))).toEqual({ affectedTasks: [] })
    expect(await board.list(list)).toMatchObject({ activeTaskCount: 3 })
  })

  it('keeps files of a task until it is gone', async () => {
    const task = await board.add(list, 'Task')
    const files = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')]
    const { items } = await call(board.api.attachTaskFiles, { ...at(task), files: { files } })
    const [one, two] = items
    const address = (fileId = '') => ({ params: { ...at(task).params, fileId } })
    expect(await (await board.person.send(board.api.getTaskFile, address(one?.id))).text()).toBe('one')
    await call(board.api.deleteTaskFile, address(one?.id))
    expect((await refusal(board.api.getTaskFile, address(one?.id))).reason).toBe('notFound')
    expect((await board.get(task.id)).files).toMatchObject([{ id: two?.id, name: 'two.txt' }])
    await call(board.api.deleteTaskList, { params: { taskListId: list } })
    expect(await server.sql('select from files where id = $1', [two?.id])).toEqual([])
  })

  it('filters by name, status and assignee, and shows a task for the sake of its sub-tasks', async () => {
    const doing = await board.addStatus('Doing')
    const mine = { employeeIDs: [board.keeper.employeeId] }
    const plan = await board.add(list, 'Plan the rollout', mine)
    await board.addUnder(plan, 'Book rooms')
    await board.addUnder(plan, 'Write 100% of it', { statusID: doing.id })
    await board.add(list, 'Review', { ...mine, statusID: doing.id })
    const found = async (query: Record<string, unknown>) => {
      const { tasks, activeTaskCount } = await board.list(list, query)
      expect(activeTaskCount).toBe(tasks.length)
      return tasks.map(({ title, subTasks }) => [title, ...subTasks.map((subTask) => subTask.title)])
    }
    expect(await found({ taskNameTerm: 'ROLL' })).toEqual([['Plan the rollout', 'Book rooms', 'Write 100% of it']])
    expect(await found({ taskNameTerm: '100%' })).toEqual([['Plan the rollout', 'Write 100% of it']])
    expect(await found({ taskStatusIDs: doing.id })).toEqual([['Plan the rollout', 'Write 100% of it'], ['Review']])
    expect(await found({ taskStatusIDs: '-1' })).toEqual([['Plan the rollout', 'Book rooms', 'Write 100% of it']])
    expect(await found({ assigneeID: board.keeper.employeeId, taskNameTerm: 'review' })).toEqual([['Review']])
    expect(await found({ assigneeID: firm.other.employeeId })).toEqual([])
  })

  it('shows a list page by page', async () => {
    for (const title of ['A', 'B', 'C']) await board.add(list, title)
    const page = async (number: number) => {
      const { tasks, hasMore } = await board.list(list, { page: number, per: 2 })
      return { tasks: tasks.map(({ title, index }) => [title, index]), hasMore }
    }
    expect(await page(1)).toEqual({
      tasks: [
        ['A', 0],
        ['B', 1],
      ],
      hasMore: true,
    })
    expect(await page(2)).toEqual({ tasks: [['C', 2]], hasMore: false })
  })

  it('adds up the estimates of lists', async () => {
    const other = (await board.addList('Later')).id
    const task = await board.add(list, 'Task')
    await board.addUnder(task, 'Part', { estimatedTime: 30 })
    await board.add(other, 'More', { estimatedTime: 12 })
    const sum = async (query: Record<string, unknown> = {}) =>
      (await call(board.api.getTaskAnalytics, { query })).estimatedTime
    expect([await sum(), await sum({ taskListIDs: other }), await sum({ taskListIDs: `${list},${other}` })]).toEqual([
      42, 12, 42,
    ])
  })

  it('has statuses of its own, in an order of its own', async () => {
    const { kept: api } = board
    const [doing, done] = [await board.addStatus('Doing'), await board.addStatus('Done', 'finished')]
    const { items } = await keep(api.listTaskStatuses, {})
    expect(items).toEqual([
      { id: '-1', name: 'Backlog', color: '#000000', progress: 'toDo', progressRank: null, version: 1 },
      { ...doing, progressRank: 0 },
      { ...done, progressRank: 1 },
    ])
    const body = { name: 'doing', color: '#123456', progress: 'toDo' as const }
    expect((await board.keeper.refusal(api.createTaskStatus, { body })).reason).toBe('nameExists')
    const ranked = await keep(api.updateStatusRank, { params: { statusId: done.id }, body: { progressRank: 0 } })
    expect(ranked.items.map(({ name }) => name)).toEqual(['Backlog', 'Done', 'Doing'])
    const task = await board.add(list, 'Task', { statusID: doing.id })
    const params = { statusId: doing.id }
    await keep(api.updateTaskStatus, { params, body: { progress: 'finished' } })
    expect((await board.get(task.id)).finishedAt).not.toBeNull()
    await keep(api.updateTaskStatus, { params, body: { name: 'Started', progress: 'inProgress' } })
    expect((await board.get(task.id)).finishedAt).toBeNull()
    expect((await board.keeper.refusal(api.deleteTaskStatus, { params })).reason).toBe('taskStatusHasTasks')
    await call(board.api.archiveTask, at(task))
    await keep(api.deleteTaskStatus, { params })
    expect((await board.keeper.refusal(api.deleteTaskStatus, { params })).reason).toBe('notFound')
    expect((await keep(api.listTaskStatuses, {})).items.map(({ name }) => name)).toEqual(['Backlog', 'Done'])
  })

  it('tells open browsers, and remembers who did what', async () => {
    const stream = await listen(board.keeper)
    await vi.waitFor(() => expect(stream.heard.length).toBeGreaterThan(0), 20_000)
    const task = await board.add(list, 'Task')
    await call(board.api.updateTask, { ...at(task), body: { title: 'Renamed' } })
    await call(board.api.toggleTask, { ...at(task), body: { isToggled: true } })
    await vi.waitFor(() => expect(stream.changes()).toContainEqual({ topic: 'tasks', id: board.id }), 20_000)
    stream.hangUp()
    const { items } = await keep(operations.getHistory, { params: { entity: 'task', id: task.id } })
    expect(items.map(({ action }) => action)).toEqual(['completed', 'updated', 'created'])
    expect(items[1]).toMatchObject({ before: { title: 'Task' }, after: { title: 'Renamed' } })
    await call(board.api.deleteTask, at(task))
    const ofBoard = await keep(operations.getHistory, { params: { entity: 'taskBoard', id: board.id } })
    expect(ofBoard.items.map(({ action }) => action)).toEqual(['taskDeleted', 'listAdded'])
  })
})

describe.each(testDoors.filter(({ isOfFirm }) => isOfFirm))('people of the firm, on the board of a $name', (door) => {
  let board: TestBoard
  let list: string

  beforeEach(async () => {
    board = await openTestBoard(server, firm, door)
    list = (await board.addList('Build')).id
  })

  const call: TestBoard['person']['call'] = (...given) => board.person.call(...given)
  const refusal: TestBoard['person']['refusal'] = (...given) => board.person.refusal(...given)

  it('keep everything that a task holds, with nothing in it that could run', async () => {
    const status = await board.addStatus('Doing')
    const given = {
      taskDescription: '<p onclick="alert(1)">Ask <strong>Ada</strong><script>alert(1)</script></p>',
      statusID: status.id,
      employeeIDs: [board.keeper.employeeId],
      priority: 2,
      dueDate: '2026-12-01',
      scheduledDate: '2026-11-20',
      estimatedStartDate: '2026-11-16',
      estimatedEndDate: '2026-11-30',
      estimatedTime: 7200,
      shouldRemind: true,
      tags: ['risk', 'risk', 'legal'],
      dynamicDetails: [
        { key: 'Ticket', type: 'freeText' as const, value: 'A-1', isRequired: false, isStrategic: false },
      ],
    }
    const task = await board.add(list, 'Draft the plan', given)
    const { statusID: _, employeeIDs: __, ...kept } = given
    expect(task).toMatchObject({
      ...kept,
      title: 'Draft the plan',
      taskDescription: '<p>Ask <strong>Ada</strong></p>',
      tags: ['risk', 'legal'],
      status: { id: status.id },
      employees: [{ id: board.keeper.employeeId }],
      createdBy: { id: board.keeper.employeeId },
      finishedAt: null,
      index: 0,
      can: { edit: true, updateStatus: true, comment: true, attachFiles: true, delete: true },
    })
    expect(await board.get(task.id)).toEqual(task)
    const changed = await call(board.api.updateTask, { ...at(task), body: { title: 'The plan', dueDate: null } })
    expect(changed).toMatchObject({ title: 'The plan', dueDate: null, priority: 2, tags: ['risk', 'legal'] })
  })

  it('give tasks to nobody who is not there', async () => {
    const task = await board.add(list, 'Fine')
    const body = { title: 'Wrong', employeeIDs: [randomUUID()] }
    const refused = { reason: 'invalidInput', fields: [{ path: 'employeeIDs' }] }
    expect(await refusal(board.api.createTask, { params: { taskListId: list }, body })).toMatchObject(refused)
    expect(await refusal(board.api.updateTask, { ...at(task), body })).toMatchObject(refused)
  })

  it('are asked for what the board defines', async () => {
    const definition = {
      key: 'Stage',
      type: 'selects',
      isRequired: true,
      isStrategic: true,
      options: ['Pilot', 'Rollout'],
    }
    await server.sql('update task_boards set task_details = $2 where id = $1', [board.id, JSON.stringify([definition])])
    const task = await board.add(list, 'Quickly added')
    const stage = (value: string) => ({
      ...at(task),
      body: {
        dynamicDetails: [{ key: 'Stage', type: 'freeText' as const, value, isRequired: false, isStrategic: false }],
      },
    })
    expect((await call(board.api.updateTask, stage('Pilot'))).dynamicDetails).toMatchObject([
      { key: 'Stage', type: 'selects', value: 'Pilot', isStrategic: true },
    ])
    for (const wrong of [stage('Unheard of'), { ...at(task), body: { dynamicDetails: [] } }])
      expect(await refusal(board.api.updateTask, wrong)).toMatchObject({
        reason: 'invalidInput',
        fields: [{ path: 'dynamicDetails.0.value' }],
      })
  })
})
