import { expect, it } from 'vitest'
import { listOf, subTaskOf, taskOf } from '../testing/sample-board'
import { destinationOf, destinationText, listDestinationOf, stepFrom } from './destination'

const lists = [
  listOf('first', [
    taskOf('a', { subTasks: [subTaskOf('a1'), subTaskOf('a2')] }),
    taskOf('b'),
    taskOf('z', { finishedAt: '2026-11-15T10:00:00.000Z' }),
  ]),
  listOf('second', [taskOf('c')]),
]

const onto = (taskID: string | null, listID = 'first', superTaskID: string | null = null) => ({
  listID,
  taskID,
  superTaskID,
  statusID: null,
})

it('a drop goes before or behind what it was dropped on, or to the end', () => {
  expect(destinationOf(lists, 'c', onto('b'), 'before')?.beforeID).toBe('b')
  expect(destinationOf(lists, 'c', onto('a'), 'after')?.beforeID).toBe('b')
  expect(destinationOf(lists, 'c', onto('b'), 'after')?.beforeID).toBeNull()
  expect(destinationOf(lists, 'a', onto(null, 'second'), 'into')).toEqual({
    taskListID: 'second',
    superTaskID: null,
    beforeID: null,
  })
  expect(destinationOf(lists, 'b', onto('a1', 'first', 'a'), 'after')).toEqual({
    taskListID: 'first',
    superTaskID: 'a',
    beforeID: 'a2',
  })
})

it('a drop on the head of a list goes to its beginning', () => {
  const head = { ...onto(null, 'first'), isListHead: true }
  expect(destinationOf(lists, 'c', head, 'into')?.beforeID).toBe('a')
  expect(destinationOf(lists, 'a', head, 'into')?.beforeID).toBe('b')
})

it('a list goes before or behind the list whose head it was dropped on', () => {
  const three = [...lists, listOf('third', [])]
  expect(listDestinationOf(three, 'third', onto(null, 'first'), 'before')).toBe('first')
  expect(listDestinationOf(three, 'third', onto(null, 'first'), 'after')).toBe('second')
  expect(listDestinationOf(three, 'first', onto(null, 'second'), 'after')).toBe('third')
  expect(listDestinationOf(three, 'first', onto(null, 'third'), 'after')).toBeNull()
})

it('a task right before itself stays where it is', () => {
  expect(destinationOf(lists, 'b', onto('a'), 'after')?.beforeID).toBeNull()
})

it('steps go past a neighbour, and past the end of a list into the next one', () => {
  expect(stepFrom(lists, 'b', -1)?.beforeID).toBe('a')
  expect(stepFrom(lists, 'a', 1)?.beforeID).toBeNull()
  expect(stepFrom(lists, 'b', 1)).toEqual({ taskListID: 'second', superTaskID: null, beforeID: 'c' })
  expect(stepFrom(lists, 'c', -1)).toEqual({ taskListID: 'first', superTaskID: null, beforeID: null })
  expect(stepFrom(lists, 'a', -1)).toBeUndefined()
})

it('a sub-task stays with its task', () => {
  expect(stepFrom(lists, 'a2', -1)).toEqual({ taskListID: 'first', superTaskID: 'a', beforeID: 'a1' })
  expect(stepFrom(lists, 'a2', 1)).toBeUndefined()
})

it('says where a task has gone', () => {
  expect(destinationText(lists, 'c', { taskListID: 'first', superTaskID: null, beforeID: 'b' })).toBe(
    'Moved to 2 of 3 in first',
  )
})
