import { expect, it } from 'vitest'
import { awayDaysText, untilText } from './absence-words'

const TODAY = '2026-11-12'
const time = (from: string, to = from, changes: { datePart?: 'am' | 'pm'; isWaiting?: boolean } = {}) => ({
  id: from,
  from,
  to,
  datePart: changes.datePart ?? ('fullDay' as const),
  isWaiting: changes.isWaiting ?? false,
})

it('says how long it is until an absence, and how long a running one lasts', () => {
  expect(untilText({ from: '2026-11-23', to: '2026-11-23' }, TODAY)).toBe('in 11 days')
  expect(untilText({ from: '2026-11-13', to: '2026-11-13' }, TODAY)).toBe('tomorrow')
  expect(untilText({ from: TODAY, to: TODAY }, TODAY)).toBe('today')
  expect(untilText({ from: '2026-11-10', to: TODAY }, TODAY)).toBe('last day today')
  expect(untilText({ from: '2026-11-10', to: '2026-11-16' }, TODAY)).toBe('until 16/11/2026')
})

it('names the weekdays of this week only', () => {
  expect(awayDaysText([time('2026-11-02', '2026-11-10')], TODAY)).toBe('Mon – Tue')
  expect(awayDaysText([time('2026-11-12', '2026-11-20')], TODAY)).toBe('Thu – Fri')
  expect(awayDaysText([time('2026-11-13', '2026-11-16')], TODAY)).toBe('Fri')
  expect(awayDaysText([time('2026-11-10', '2026-11-10', { datePart: 'pm' })], TODAY)).toBe('Tue PM')
  expect(awayDaysText([time('2026-11-13', '2026-11-13', { isWaiting: true }), time('2026-11-20')], TODAY)).toBe(
    'Fri (waiting)',
  )
})
