import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { booked } from '../bookings/testing/sample-bookings'
import { startOfWeek } from '../calendar/day'
import { loadsOfDays } from './load'
import { type BookedSeconds, type PlannedTime, planDifference } from './scenario-difference'
import { someLoadingBooking, somePerson, workDaysOf } from './testing/random-planning'

const somePlan = fc.array(
  fc
    .tuple(someLoadingBooking, fc.constantFrom('ana', 'ben', null), fc.constantFrom('project', 'opportunity'))
    .map(([booking, employeeId, targetableId]) => ({ ...booking, employeeId, targetableId })),
  { maxLength: 6 },
)

const sum = (all: readonly BookedSeconds[]): BookedSeconds =>
  all.reduce((total, { hard, soft }) => ({ hard: total.hard + hard, soft: total.soft + soft }), { hard: 0, soft: 0 })

test.prop([somePlan, somePlan, somePerson, somePerson])(
  'by person, by target and week, the difference sums to the scenario less the real plan',
  (real, scenario, ana, others) => {
    const days = new Map([['ana', workDaysOf(ana)]])
    const daysOf = (id: string | null) => days.get(id ?? '') ?? workDaysOf(others)
    const difference = planDifference(real, scenario, daysOf)
    const { hard, soft } = difference.scenario
    const inAll = { hard: hard - difference.real.hard, soft: soft - difference.real.soft }
    expect(sum(difference.people)).toEqual(inAll)
    expect(sum(difference.targets)).toEqual(inAll)
    for (const { weeks, ...all } of [...difference.people, ...difference.targets]) {
      expect(sum(weeks)).toEqual({ hard: all.hard, soft: all.soft })
      expect(weeks.every(({ monday }) => startOfWeek(monday) === monday)).toBe(true)
    }
    const weeksOfAna = new Map(
      difference.people.find(({ key }) => key === 'ana')?.weeks.map((week) => [week.monday, week]),
    )
    const ofAna = (bookings: readonly PlannedTime[]) =>
      loadsOfDays(
        bookings.filter(({ employeeId }) => employeeId === 'ana').map((booking) => ({ softShare: 0, ...booking })),
        daysOf('ana'),
        'week',
        { from: '2026-01-15', to: '2026-05-31' },
      )
    const [before, after] = [ofAna(real), ofAna(scenario)]
    for (const monday of new Set([...before.keys(), ...after.keys()])) {
      const less = (type: 'hard' | 'soft') => (after.get(monday)?.[type] ?? 0) - (before.get(monday)?.[type] ?? 0)
      const { hard: hardThen, soft: softThen } = weeksOfAna.get(monday) ?? { hard: 0, soft: 0 }
      expect({ hard: hardThen, soft: softThen }).toEqual({ hard: less('hard'), soft: less('soft') })
    }
  },
)

it('says nothing of whom nothing changes for', () => {
  const week = { from: '2026-07-06', contracted: [8, 8, 8, 8, 8, 0, 0], capacity: [8, 8, 8, 8, 8, 0, 0] }
  const booking = {
    ...booked('2026-07-06', '2026-07-10', { secondsPerDay: 3 }),
    isSoft: false,
    employeeId: 'ana',
    targetableId: 'project',
  }
  const moved = planDifference([booking], [{ ...booking, targetableId: 'other' }], () => week)
  expect(moved.people).toEqual([])
  expect(moved.targets.map(({ key, hard }) => [key, hard])).toEqual([
    ['project', -15],
    ['other', 15],
  ])
  expect([moved.real.hard, moved.scenario.hard]).toEqual([15, 15])
})
