import { fc } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createProjectsFirm, type ProjectsFirm } from '../projects/testing/projects-world'
import { at, openTestBoard, type TestBoard, testDoors } from './testing/board-doors'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createProjectsFirm(server)
})

interface PlacedRow {
  readonly id: string
  readonly list_id: string
  readonly parent_id: string | null
  readonly rank: string
  readonly is_finished: boolean
  readonly is_archived: boolean
}

const rowsOf = (board: TestBoard): Promise<PlacedRow[]> =>
  server.sql(
    `select id, list_id, parent_id, rank, finished_at is not null as is_finished, archived_at is not null as is_archived
     from tasks where board_id = $1 order by list_id, parent_id, rank collate "C"`,
    [board.id],
  )

/** Ranks differ, sub-tasks are in their task's list and have no sub-tasks, and counts match the rows. */
const expectSound = async (board: TestBoard): Promise<void> => {
  const rows = await rowsOf(board)
  const places = rows.map(({ list_id, parent_id, rank }) => `${list_id} ${parent_id} ${rank}`)
  expect(new Set(places).size).toBe(rows.length)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { parent_id, list_id } of rows)
    if (parent_id !== null) expect(byId.get(parent_id)).toMatchObject({ list_id, parent_id: null })
  for (const list of await board.lists()) {
    const there = rows.filter((row) => row.list_id === list.id && row.parent_id === null && !row.is_archived)
    const active = there.filter(({ is_finished }) => !is_finished)
    expect(list.activeTaskCount).toBe(active.length)
    expect(list.completedTaskCount).toBe(there.length - active.length)
    expect(list.tasks.map(({ id }) => id)).toEqual(active.map(({ id }) => id))
    expect(list.tasks.map(({ index }) => index)).toEqual(active.map((_, index) => index))
    for (const { id, subTasks, subTaskCount } of list.tasks) {
      const under = rows.filter((row) => row.parent_id === id && !row.is_archived)
      expect(subTasks.map((subTask) => subTask.id)).toEqual(under.map((row) => row.id))
      expect(subTaskCount).toBe(under.length)
    }
  }
}

/** A random action on a random task. */
const step = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'under', 'sort', 'toggle', 'archive', 'archive', 'restore', 'delete'),
  task: fc.nat(),
  list: fc.nat(),
  before: fc.option(fc.nat()),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length]

/** Takes the step if it is allowed; one that is not is refused and changes nothing. */
const take = async (board: TestBoard, { kind, task, list, before }: Step): Promise<void> => {
  const { api, person } = board
  const all = await rowsOf(board)
  const rows = all.filter(({ is_archived }) => !is_archived)
  if (kind === 'restore') {
    const away = pick(
      all.filter(({ is_archived }) => is_archived),
      task,
    )
    if (!away) return
    const answer = await person.send(api.restoreTask, at({ id: away.id, taskList: { id: away.list_id } }))
    if (!answer.ok) expect((await answer.json()).reason).toBe('notFound')
    return
  }
  const row = pick(rows, task)
  const lists = await board.lists()
  const taskListID = pick(lists, list)?.id ?? ''
  if (kind === 'sort') {
    await person.call(api.sortByPriority, { params: { taskListId: taskListID } })
    return
  }
  if (!row) return
  const address = at({ id: row.id, taskList: { id: row.list_id } })
  const neighbours = rows.filter(({ list_id, parent_id }) => list_id === taskListID && parent_id === null)
  const beforeID = before === null ? null : (pick(neighbours, before)?.id ?? null)
  const response =
    kind === 'toggle'
      ? await person.send(api.toggleTask, { ...address, body: { isToggled: !row.is_finished } })
      : kind === 'archive'
        ? await person.send(api.archiveTask, address)
        : kind === 'delete'
          ? await person.send(api.deleteTask, {
              ...address,
              query: { keepSubTasks: before === null ? 'true' : 'false' },
            })
          : await person.send(api.moveTask, {
              ...address,
              body: {
                taskListID,
                beforeID,
                superTaskID: kind === 'under' ? (pick(neighbours, list)?.id ?? null) : null,
              },
            })
  if (!response.ok) expect((await response.json()).reason).toBe('invalidInput')
}

describe.each(testDoors)('the order on the board of a $name', (door) => {
  it('stays sound through any sequence of moves, sorts, toggles, archives, returns and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const board = await openTestBoard(server, firm, door)
        const lists = [(await board.addList('One')).id, (await board.addList('Two')).id]
        for (let count = 0; count < 6; count += 1) {
          const task = await board.add(lists[count % 2] ?? '', `Task ${count}`, { priority: (count % 5) - 2 })
          if (count < 2) await board.addUnder(task, `Part of ${count}`)
        }
        for (const each of steps) await take(board, each)
        for (const list of lists) {
          const { index } = await board.add(list, 'Last')
          const shown = (await board.lists()).find(({ id }) => id === list)
          expect(index).toBe((shown?.activeTaskCount ?? 0) - 1)
        }
        await expectSound(board)
      }),
      { numRuns: 4 },
    )
  }, 120_000)

  it('lets twenty people drag the same card at once', async () => {
    const board = await openTestBoard(server, firm, door)
    const [one, two] = [(await board.addList('One')).id, (await board.addList('Two')).id]
    const card = await board.add(one, 'Card')
    const others = [await board.add(one, 'A'), await board.add(one, 'B'), await board.add(two, 'C')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        board.person.send(board.api.moveTask, {
          ...at(card),
          body: { taskListID: number % 2 === 0 ? one : two, beforeID: others[number % 3]?.id ?? null },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    await expectSound(board)
  })

  it('makes room again after many cards were put in the same place', async () => {
    const board = await openTestBoard(server, firm, door)
    const { id: list } = await board.addList('One')
    const [first, second] = [await board.add(list, 'First'), await board.add(list, 'Second')]
    await server.sql('update tasks set rank = $2 where id = $1', [first.id, `A${'0'.repeat(60)}1`])
    await server.sql('update tasks set rank = $2 where id = $1', [second.id, `A${'0'.repeat(60)}2`])
    const third = await board.add(list, 'Third')
    await board.person.call(board.api.moveTask, { ...at(third), body: { taskListID: list, beforeID: second.id } })
    expect(await board.titles(list)).toEqual(['First', 'Third', 'Second'])
    for (const { rank } of await rowsOf(board)) expect(rank.length).toBeLessThan(5)
  })
})
