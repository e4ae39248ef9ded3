import { expect, it } from 'vitest'
import { listOf, subTaskOf, taskOf } from '../testing/sample-board'
import { boardRows, pagesOf, type RowOptions } from './board-rows'

const NOW = '2026-11-15T10:00:00.000Z'

const lists = [
  listOf('first', [
    taskOf('a', { subTasks: [subTaskOf('a1'), subTaskOf('a2')] }),
    taskOf('b'),
    taskOf('z', { finishedAt: NOW }),
  ]),
  listOf('second', []),
]

const rowsWith = (options: Partial<RowOptions>) =>
  boardRows(lists, {
    foldedLists: new Set(),
    foldedTasks: new Set(),
    showsSubTasks: true,
    canCreate: true,
    addingTo: null,
    showsHead: true,
    isCompletedShown: () => false,
    hasMoreCompleted: () => false,
    ...options,
  }).map(({ key }) => key)

it('a list has a head, its tasks with their sub-tasks, a place to add one, and what is done', () => {
  expect(rowsWith({})).toEqual([
    'list first',
    'columns first',
    'a',
    'a1',
    'a2',
    'b',
    'add first',
    'completed first',
    'gap first',
    'list second',
    'add second',
  ])
})

it('what is folded is not there', () => {
  expect(rowsWith({ foldedLists: new Set(['first', 'second']) })).toEqual(['list first', 'gap first', 'list second'])
  expect(rowsWith({ foldedTasks: new Set(['a']) })).not.toContain('a1')
  expect(rowsWith({ showsSubTasks: false })).not.toContain('a1')
})

it('completed tasks stand under their heading once they are wanted', () => {
  expect(rowsWith({ isCompletedShown: (id) => id === 'first' }).slice(7, 9)).toEqual(['completed first', 'z'])
})

it('a sub-task is added below the others of its task, even when they were folded', () => {
  const keys = rowsWith({ addingTo: 'a', foldedTasks: new Set(['a']) })
  expect(keys.slice(2, 6)).toEqual(['a', 'a1', 'a2', 'add a'])
})

it('who may not change the board is offered nothing to add', () => {
  expect(rowsWith({ canCreate: false })).not.toContain('add first')
})

it('knows the pages that rows in sight come from', () => {
  const many = listOf(
    'many',
    Array.from({ length: 250 }, (_, index) => taskOf(`t${index}`)),
  )
  const rows = boardRows([many], {
    foldedLists: new Set(),
    foldedTasks: new Set(),
    showsSubTasks: true,
    canCreate: false,
    addingTo: null,
    showsHead: false,
    isCompletedShown: () => false,
    hasMoreCompleted: () => false,
  })
  expect(pagesOf(rows.slice(0, 20))).toEqual(['many/1'])
  expect(pagesOf(rows.slice(90, 130))).toEqual(['many/1', 'many/2'])
  expect(pagesOf(rows.slice(205))).toEqual(['many/3'])
})
