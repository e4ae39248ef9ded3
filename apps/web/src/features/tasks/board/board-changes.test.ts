import { describe, expect, it } from 'vitest'
import { listOf, subTaskOf, taskOf } from '../testing/sample-board'
import { type BoardChange, findTask, withChange } from './board-changes'

const NOW = '2026-11-15T10:00:00.000Z'

const board = () => [
  listOf('first', [taskOf('a', { subTasks: [subTaskOf('a1'), subTaskOf('a2')] }), taskOf('b'), taskOf('c')]),
  listOf('second', [taskOf('d'), taskOf('e', { finishedAt: NOW })]),
]

const place = (id: string) => {
  const task = findTask(board(), id)
  if (!task) throw new Error(id)
  return task
}

const after = (change: BoardChange) => withChange(board(), change, NOW)
const idsOf = (lists: ReturnType<typeof board>) =>
  lists.map(({ tasks }) => tasks.map(({ id, subTasks }) => [id, ...subTasks.map((sub) => sub.id)].join('>')))
const move = (id: string, taskListID: string, beforeID: string | null, superTaskID: string | null = null) =>
  idsOf(after({ kind: 'move', tasks: [place(id)], to: { taskListID, superTaskID, beforeID } }))

describe('moving', () => {
  it('puts a task before another one of its list', () => {
    expect(move('c', 'first', 'b')[0]).toEqual(['a>a1>a2', 'c', 'b'])
  })

  it('puts a task at the end of another list, before what is done there', () => {
    expect(move('b', 'second', null)).toEqual([
      ['a>a1>a2', 'c'],
      ['d', 'b', 'e'],
    ])
  })

  it('makes a task a sub-task, and a sub-task a task', () => {
    expect(move('c', 'first', 'a2', 'a')[0]).toEqual(['a>a1>c>a2', 'b'])
    expect(move('a1', 'first', 'b')[0]).toEqual(['a>a2', 'a1', 'b', 'c'])
  })

  it('leaves a task that is put before itself where it is', () => {
    expect(move('b', 'first', 'b')[0]).toEqual(['a>a1>a2', 'b', 'c'])
  })

  it('keeps counts equal to what is there', () => {
    const lists = after({
      kind: 'move',
      tasks: [place('b')],
      to: { taskListID: 'second', superTaskID: null, beforeID: 'd' },
    })
    expect(lists.map(({ activeTaskCount }) => activeTaskCount)).toEqual([2, 2])
  })
})

it('completing and reopening a task moves it from one count to the other', () => {
  const completed = after({ kind: 'toggle', tasks: [place('b')], isToggled: true })
  expect(completed[0]).toMatchObject({ activeTaskCount: 2, completedTaskCount: 1 })
  expect(findTask(completed, 'b')?.finishedAt).toBe(NOW)
  const reopened = after({ kind: 'toggle', tasks: [place('e')], isToggled: false })
  expect(reopened[1]).toMatchObject({ activeTaskCount: 2, completedTaskCount: 0 })
})

it('completing a sub-task counts on its task', () => {
  const completed = after({ kind: 'toggle', tasks: [place('a1')], isToggled: true })
  expect(findTask(completed, 'a')).toMatchObject({ subTaskCount: 2, finishedSubTaskCount: 1 })
  expect(completed[0]?.activeTaskCount).toBe(3)
})

it('many tasks are changed or taken away at once', () => {
  const tasks = [place('a1'), place('d')]
  const updated = after({ kind: 'update', tasks, changes: { priority: 2 }, shown: { priority: 2 } })
  expect([findTask(updated, 'a1')?.priority, findTask(updated, 'd')?.priority]).toEqual([2, 2])
  const archived = after({ kind: 'archive', tasks })
  expect(idsOf(archived)).toEqual([['a>a2', 'b', 'c'], ['e']])
  expect(findTask(archived, 'a')).toMatchObject({ subTaskCount: 1 })
})

it('a card dropped on a finished status is done, before the card it was dropped on', () => {
  const lists = after({ kind: 'moveToStatus', tasks: [place('d')], statusID: 'done', isFinished: true, beforeID: 'e' })
  expect(findTask(lists, 'd')).toMatchObject({ status: { id: 'done' }, finishedAt: NOW })
  expect(lists[1]).toMatchObject({ activeTaskCount: 0, completedTaskCount: 2 })
})

it('a card dropped beside one of another list stays in its own list', () => {
  const lists = after({
    kind: 'moveToStatus',
    tasks: [place('d')],
    statusID: 'doing',
    isFinished: false,
    beforeID: 'b',
  })
  expect(idsOf(lists)).toEqual(idsOf(board()))
  expect(findTask(lists, 'd')?.status.id).toBe('doing')
})

it('a list stands before another one, or last', () => {
  const order = (lists: readonly { id: string }[]) => lists.map(({ id }) => id)
  const [first, second] = order(board())
  expect(order(after({ kind: 'moveList', tasks: [], listID: first ?? '', beforeID: null }))).toEqual([second, first])
  expect(order(after({ kind: 'moveList', tasks: [], listID: second ?? '', beforeID: first ?? '' }))).toEqual([
    second,
    first,
  ])
})
