import type { ResourcingGroup, ResourcingWeek } from '@praxis/contract/planning/resourcing'
import { describe, expect, it } from 'vitest'
import { readResourcingSearch } from '../resourcing-search'
import { neighbourOf, usualPeriod } from './resourcing-period'
import { closedText, leftText, overBookedTexts, shortTime, weekDetails } from './resourcing-words'
import { peopleOf, shownPeople } from './shown-people'

const HOUR = 3600
const week = (given: Partial<ResourcingWeek> = {}): ResourcingWeek => ({
  ...{ monday: '2026-11-23', capacity: 34 * HOUR, client: 0, internal: 0, opportunity: 0, hard: 0 },
  ...{ utilisation: 0, isAway: false },
  ...given,
})
const person = (id: string, displayName: string) => ({
  ...{ id, displayName, displayInitials: 'X', profileImage: null, jobTitle: '', isActive: true },
})
const client = { id: 'northgate', name: 'Northgate', logoImage: null, isActive: true }
const reportOf = (employeeID: string, targetableID: string, weeks: ResourcingWeek[]) => ({
  ...{ employeeID, contracted: 34 * HOUR, clientProjectIDs: [], internalProjectIDs: [], opportunityIDs: [], weeks },
  targets: [{ targetableID, seconds: weeks.map(() => HOUR) }],
})
const group: ResourcingGroup = {
  ...{ groupID: 'none', filter: { startDate: '2026-11-23', endDate: '2026-11-29' }, overBookedEmployeeCount: 1 },
  employees: [person('priya', 'Priya Nair'), person('imran', 'Imran Sheikh')],
  projects: [{ id: 'platform', name: 'Data platform', chargingMechanism: 'effort', client }],
  opportunities: [{ id: 'tariff', name: 'Tariff explorer', chargingMechanism: 'fixed', client: null }],
  reportsByEmployee: [
    reportOf('priya', 'platform', [week({ client: 45 * HOUR, hard: 45 * HOUR })]),
    reportOf('imran', 'tariff', [week({ opportunity: 45 * HOUR })]),
  ],
}

describe('a week', () => {
  it.each([
    [week({ client: 30 * HOUR, hard: 30 * HOUR }), '4h free'],
    [week({ client: 29.5 * HOUR + 1 }), '4h 29m free'],
    [week({ client: 45 * HOUR, hard: 45 * HOUR }), '+11h'],
    [week({ opportunity: 45 * HOUR }), '0h free'],
  ])('says what is left of it', (given, text) => expect(leftText(given)).toBe(text))

  it('says what it is made of', () => {
    expect(weekDetails(week({ client: 30 * HOUR, opportunity: 1800 }))).toBe(
      '30h on client projects, 30m on opportunities, 34h of capacity',
    )
    expect(shortTime(0)).toBe('0h')
    expect(closedText(['2026-12-28'])).toBe('week of 28/12 closed')
    expect(closedText(['2026-12-21', '2026-12-28'])).toBe('weeks of 21/12, 28/12 closed')
  })
})

it('names who is over-booked, and how many more', () => {
  const { filter } = group
  const weeks = ['2026-11-23', '2026-11-30']
  const answer = { filter, groups: [], closedWeeks: [], projects: [], opportunities: [], overBookedEmployeeCount: 1 }
  const one = { employee: person('priya', 'Priya Nair'), seconds: 33 * HOUR, weeks }
  expect(overBookedTexts({ ...answer, overBooked: [one] })).toEqual({
    title: '1 person is over-booked.',
    who: 'Priya Nair by 33h in 2 weeks from 23/11.',
  })
  const other = { ...one, weeks: ['2026-11-09'], seconds: 3.75 * HOUR }
  const many = overBookedTexts({ ...answer, overBookedEmployeeCount: 5, overBooked: [one, other, other, other] })
  expect(many.title).toBe('5 people are over-booked.')
  expect(many.who).toMatch(/by 3h 45m in the week of 09\/11, and 2 more\.$/)
})

it('filters people by name, by what they are booked on, by its client and by over-booking', () => {
  const namesWith = (search: Parameters<typeof shownPeople>[1]) =>
    shownPeople(peopleOf(group), search).map(({ employee }) => employee.id)
  expect(namesWith({})).toEqual(['priya', 'imran'])
  expect(namesWith({ search: 'nair' })).toEqual(['priya'])
  expect(namesWith({ search: 'tariff' })).toEqual(['imran'])
  expect(namesWith({ targetableID: 'platform' })).toEqual(['priya'])
  expect(namesWith({ clientID: 'northgate' })).toEqual(['priya'])
  expect(namesWith({ only: 'overBooked' })).toEqual(['priya'])
  expect(namesWith({ search: 'nobody' })).toEqual([])
})

it('shows eight weeks, and those before and after', () => {
  const period = usualPeriod('2026-11-12')
  expect(period).toEqual({ from: '2026-11-09', to: '2027-01-03' })
  expect(neighbourOf(period, 1)).toEqual({ from: '2027-01-04', to: '2027-02-28' })
  expect(neighbourOf(neighbourOf(period, 1), -1)).toEqual(period)
})

it('reads only what means something from the address', () => {
  expect(readResourcingSearch({ from: '2026-11-09', to: '2026-11-01', only: 'x', search: ' ', groupedBy: 1 })).toEqual(
    {},
  )
  const search = { from: '2026-11-09', to: '2026-11-15', only: 'overBooked', groupedBy: 'nothing', search: 'Priya' }
  expect(readResourcingSearch(search)).toEqual(search)
})
