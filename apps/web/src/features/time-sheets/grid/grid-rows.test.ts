import { expect, it } from 'vitest'
import { dataPlatform, sampleSubmission } from '../testing/sample-time'
import { weekOfTime } from '../week-of-time'
import { cellOf, gridRows, inKnownOrder } from './grid-rows'

const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15']
const task = { id: 't', title: 'Source mapping', taskList: { id: 'l' } }
const weekWith = (submissions: Parameters<typeof weekOfTime>[0]['submissions']) =>
  weekOfTime(
    {
      from: '2026-11-09',
      to: '2026-11-15',
      submissions,
      contractedTimeInterval: 0,
      hasContract: true,
      absences: [],
      days: DAYS.map((day) => ({ day, contractedTimeInterval: 0, bankHoliday: null, items: [] })),
    },
    [],
  )
const namesOf = (rows: ReturnType<typeof gridRows>) =>
  rows.map(({ project, task: of }) => [project?.details.name ?? 'Personal', of?.title ?? '-'].join(' '))

it('time of the same project and task is one row, with all entries of a day in one cell', () => {
  const week = weekWith([
    sampleSubmission({ id: '1' }),
    sampleSubmission({ id: '2' }),
    sampleSubmission({ id: '3', day: '2026-11-12' }),
    sampleSubmission({ id: '4', task }),
  ])
  const rows = gridRows(week, [], [])
  expect(namesOf(rows)).toEqual(['Data platform -', 'Data platform Source mapping'])
  expect(rows[0] && cellOf(rows[0], '2026-11-11').submissions.map(({ id }) => id)).toEqual(['1', '2'])
  expect(rows.map(({ total }) => total)).toEqual([37_800, 12_600])
})

it('personal work comes last, and rows added by hand behind it until they have time', () => {
  const week = weekWith([sampleSubmission({ id: '1', project: null }), sampleSubmission({ id: '2' })])
  const added = [
    { project: dataPlatform, opportunity: null, client: null, task },
    { project: dataPlatform, opportunity: null, client: null, task: null },
  ]
  expect(namesOf(gridRows(week, [], added))).toEqual(['Data platform -', 'Personal -', 'Data platform Source mapping'])
})

it('rows keep the place they were first seen in', () => {
  const rows = gridRows(weekWith([sampleSubmission({ id: '1', project: null }), sampleSubmission({ id: '2' })]), [], [])
  const order = rows.map(({ key }) => key).reverse()
  expect(namesOf(inKnownOrder(rows, order))).toEqual(['Personal -', 'Data platform -'])
})
