import { expect, it } from 'vitest'
import { type DraftSchedule, draftDays, lastDayOfEffort } from './draft-days'

const schedule = (changes: Partial<DraftSchedule> = {}): DraftSchedule => ({
  type: 'fixedAmount',
  dayOfMonth: 31,
  setOn: '2026-01-15',
  until: null,
  ...changes,
})

it.each([
  [
    'the last day of shorter months stands for the 31st',
    {},
    null,
    '2026-04-30',
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
  ],
  ['each missed month has a draft of its own', {}, '2026-01-31', '2026-03-31', ['2026-02-28', '2026-03-31']],
  ['nothing is made twice on a day', {}, '2026-03-31', '2026-03-31', []],
  ['nothing is made before its day', {}, '2026-03-31', '2026-04-29', []],
  ['the day it is set counts', { dayOfMonth: 15 }, null, '2026-01-15', ['2026-01-15']],
  ['nothing is made for before it was set', { dayOfMonth: 14 }, null, '2026-02-13', []],
  ['its last day counts', { until: '2026-02-28' }, null, '2026-12-31', ['2026-01-31', '2026-02-28']],
  ['nothing is made after its last day', { until: '2026-02-27' }, null, '2026-12-31', ['2026-01-31']],
  ['missed time is on one draft', { type: 'effort' }, null, '2026-03-31', ['2026-03-31']],
  [
    'missed items of agreements are on one draft',
    { type: 'agreement', dayOfMonth: 1 },
    null,
    '2026-03-15',
    ['2026-03-01'],
  ],
] as const)('%s', (_, changes, lastDraftedOn, today, days) => {
  expect(draftDays(schedule(changes), lastDraftedOn, today)).toEqual(days)
})

it.each([
  ['2026-03-01', '2026-02-28'],
  ['2026-01-31', '2025-12-31'],
])('a draft by effort of %s has the work up to %s', (day, last) => {
  expect(lastDayOfEffort(day)).toBe(last)
})
