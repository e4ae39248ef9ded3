import { expect, it } from 'vitest'
import { changesOf, datesText, daysLate, lookOf, rescheduled } from './task-dates'
import { sampleGanttTask } from './testing/sample-gantt-task'

const bar = { startDate: '2026-11-02', endDate: '2026-11-13' }
const start = { startDate: '2026-11-02', endDate: null }
const end = { startDate: null, endDate: '2026-11-13' }
const today = '2026-11-12'

it.each([
  ['move', bar, 3, { startDate: '2026-11-05', endDate: '2026-11-16' }],
  ['move', end, -3, { startDate: null, endDate: '2026-11-10' }],
  ['start', bar, 4, { startDate: '2026-11-06', endDate: '2026-11-13' }],
  ['start', bar, 40, { startDate: '2026-11-13', endDate: '2026-11-13' }],
  ['end', bar, -40, { startDate: '2026-11-02', endDate: '2026-11-02' }],
  ['end', start, 4, { startDate: '2026-11-02', endDate: '2026-11-06' }],
  ['start', end, -3, { startDate: '2026-11-10', endDate: '2026-11-13' }],
  ['end', bar, 0, bar],
] as const)('dragging the %s of %j by %i days gives %j', (grip, dates, days, expected) => {
  expect(rescheduled(dates, grip, days)).toEqual(expected)
})

it('only what changed is sent', () => {
  expect(changesOf(bar, rescheduled(bar, 'end', 1))).toEqual({ estimatedEndDate: '2026-11-14' })
  expect(changesOf(bar, rescheduled(bar, 'move', 1))).toEqual({
    estimatedStartDate: '2026-11-03',
    estimatedEndDate: '2026-11-14',
  })
  expect(changesOf(bar, bar)).toEqual({})
})

it('a task is late by the day it is due, or else by its end, until it is finished', () => {
  expect(daysLate(sampleGanttTask('a', { endDate: '2026-11-10' }), today)).toBe(2)
  expect(daysLate(sampleGanttTask('a', { endDate: '2026-11-10', dueDate: '2026-11-20' }), today)).toBe(0)
  expect(daysLate(sampleGanttTask('a', { endDate: '2026-11-10', finishedAt: '2026-11-11T09:00:00.000Z' }), today)).toBe(
    0,
  )
  expect(daysLate(sampleGanttTask('a', { startDate: null, endDate: null }), today)).toBe(0)
})

it('looks as far as it is', () => {
  expect(lookOf(sampleGanttTask('a', { finishedAt: '2026-11-11T09:00:00.000Z' }), 'finished', today)).toBe('done')
  expect(lookOf(sampleGanttTask('a', { endDate: '2026-11-10' }), 'inProgress', today)).toBe('late')
  expect(lookOf(sampleGanttTask('a'), 'inProgress', today)).toBe('inProgress')
  expect(lookOf(sampleGanttTask('a', { progress: 10 }), 'toDo', today)).toBe('inProgress')
  expect(lookOf(sampleGanttTask('a'), 'toDo', today)).toBe('toDo')
  expect(lookOf(sampleGanttTask('a', { status: { id: '-1' } }), undefined, today)).toBe('backlog')
})

it('says its dates shortly', () => {
  expect(datesText(bar)).toBe('02/11 – 13/11')
  expect(datesText(end)).toBe('13/11')
  expect(datesText({ startDate: null, endDate: null })).toBe('–')
})
