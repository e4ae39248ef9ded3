import { expect, it } from 'vitest'
import { clashOf } from './clash-words'
import { awayTime, calendarOf, personOf } from './testing/sample-calendars'
import { weeksOfTimes } from './weeks-of-times'

const byDay = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'].map((day, index) =>
  index === 0 ? { day, days: 0, because: 'bankHoliday' as const } : { day, days: 1 },
)

it('names the days on which most are away, and who', () => {
  const alsoAway = [
    { employee: personOf('p', 'Priya Nair'), times: [awayTime('a', '2026-12-28', '2026-12-30')] },
    { employee: personOf('i', 'Imran Sheikh'), times: [awayTime('b', '2026-12-30', '2027-01-05')] },
  ]
  expect(clashOf({ from: '2026-12-28', to: '2026-12-31' }, { alsoAway, byDay, teamSize: 7 })).toEqual({
    people: '3 of 7 would be away',
    days: 'on 30/12/2026',
    names: 'also Priya and Imran',
  })
})

it('is none where nobody else is away on a day that costs', () => {
  const alsoAway = [{ employee: personOf('p', 'Priya Nair'), times: [awayTime('a', '2026-12-28')] }]
  expect(clashOf({ from: '2026-12-28', to: '2026-12-31' }, { alsoAway, byDay, teamSize: 7 })).toBeUndefined()
})

it('lists the weeks in which somebody is away, each absence in all of its weeks', () => {
  const people = [calendarOf('priya', { absences: [awayTime('a', '2026-12-18', '2026-12-21')] })]
  const weeks = weeksOfTimes(
    [{ id: 'own', title: 'My team', lead: null, people }],
    { from: '2026-12-01', to: '2026-12-31' },
    [{ date: '2026-12-25', name: 'Christmas Day' }],
  )
  expect(weeks.map(({ monday, times, bankHolidays }) => [monday, times.length, bankHolidays.length])).toEqual([
    ['2026-12-14', 1, 0],
    ['2026-12-21', 1, 1],
  ])
})
