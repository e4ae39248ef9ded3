import { describe, expect, it } from 'vitest'
import { awayTime, calendarOf, markingOf, personOf, sick } from '../testing/sample-calendars'
import { awayCounts, awayLevel, awayText } from './away-counts'
import { dayAtPlace, daysIn, monthTicks, weekendPlaces, weekTicks, windowAt, windowBeside } from './calendar-window'
import { placedTimes, placeOfSpan } from './placed-times'
import { filteredGroups, reasonsIn, type TimelineFilter } from './timeline-filter'
import { managerGroups, teamGroups } from './timeline-groups'
import { timelineRows } from './timeline-rows'

const window = windowAt('threeMonths', '2026-11-12')

describe('the window', () => {
  it('is the start of the month and three months less a day', () => {
    expect(window).toEqual({ from: '2026-11-01', to: '2027-01-31' })
    expect(windowAt('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
    expect(daysIn(windowAt('year', '2028-01-31'))).toBe(366)
  })

  it('moves by a month, and a year by years', () => {
    expect(windowBeside('threeMonths', window, -1)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(windowBeside('year', windowAt('year', '2026-11-12'), 1)).toEqual({ from: '2027-11-01', to: '2028-10-31' })
  })

  it('has months that fill it, and a tick on each Monday', () => {
    const months = monthTicks(window)
    expect(months.map(({ label }) => label)).toEqual(['November 2026', 'December 2026', 'January 2027'])
    expect(months.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1)
    expect(weekTicks(window).map(({ label }) => label)).toHaveLength(13)
    expect(weekTicks(window)[0]?.day).toBe('2026-11-02')
  })

  it('begins with the half of a weekend that is in it', () => {
    expect(weekendPlaces(window)[0]).toMatchObject({ day: '2026-11-01', left: 0, width: 1 / 92 })
    expect(weekendPlaces(window)[1]).toMatchObject({ day: '2026-11-07', width: 2 / 92 })
  })

  it('knows the day at a place, also beyond its ends', () => {
    expect(dayAtPlace(window, 11.5 / 92)).toBe('2026-11-12')
    expect(dayAtPlace(window, 1)).toBe('2027-01-31')
    expect(dayAtPlace(window, -0.2)).toBe('2026-11-01')
  })
})

describe('bars', () => {
  it('lie on their days, cut at the ends of the window', () => {
    expect(placeOfSpan(window, awayTime('a', '2026-11-02', '2026-11-04'))).toEqual({ left: 1 / 92, width: 3 / 92 })
    expect(placeOfSpan(window, awayTime('a', '2026-10-20', '2026-11-02'))).toEqual({ left: 0, width: 2 / 92 })
    expect(placeOfSpan(window, awayTime('a', '2027-02-01'))).toBeUndefined()
  })

  it('of halves are half a day wide, where the half lies', () => {
    expect(placeOfSpan(window, awayTime('a', '2026-11-02', '2026-11-02', { datePart: 'am' }))).toEqual({
      left: 1 / 92,
      width: 0.5 / 92,
    })
    expect(placeOfSpan(window, awayTime('a', '2026-11-02', '2026-11-02', { datePart: 'pm' }))?.left).toBe(1.5 / 92)
  })

  it('share the height of the row where an absence meets a marking', () => {
    const placed = placedTimes(
      window,
      [awayTime('a', '2026-11-02', '2026-11-06'), awayTime('b', '2026-11-20')],
      [markingOf('m', '2026-11-06', '2026-11-10')],
    )
    expect(placed.map(({ time, lane }) => [time.id, lane])).toEqual([
      ['a', 'upper'],
      ['b', 'whole'],
      ['m', 'lower'],
    ])
  })
})

describe('how many are away', () => {
  const counts = (...people: Parameters<typeof awayCounts>[0]) =>
    awayCounts(people, window, [{ date: '2026-12-25' }]).map(({ day, people: count }) => [day, count])

  it('counts people, waiting ones too, on days they work', () => {
    expect(
      counts(
        calendarOf('one', { absences: [awayTime('a', '2026-11-06', '2026-11-09')] }),
        calendarOf('two', { absences: [awayTime('b', '2026-11-09', '2026-11-09', { isWaiting: true })] }),
        calendarOf('three', { workingDays: [3], absences: [awayTime('c', '2026-11-09', '2026-11-10')] }),
      ),
    ).toEqual([
      ['2026-11-06', 1],
      ['2026-11-09', 2],
      ['2026-11-10', 1],
    ])
  })

  it('counts halves once each, and nothing on bank holidays', () => {
    const am = awayTime('a', '2026-11-09', '2026-11-09', { datePart: 'am' })
    const pm = awayTime('b', '2026-11-09', '2026-11-09', { datePart: 'pm' })
    expect(counts(calendarOf('one', { absences: [am] }))).toEqual([['2026-11-09', 0.5]])
    expect(counts(calendarOf('one', { absences: [am, pm] }))).toEqual([['2026-11-09', 1]])
    expect(counts(calendarOf('one', { absences: [awayTime('c', '2026-12-25')] }))).toEqual([])
  })

  it('is written with halves, and stands out from half of the team on', () => {
    expect([0.5, 1, 1.5, 12].map(awayText)).toEqual(['½', '1', '1½', '12'])
    expect([awayLevel(1, 2), awayLevel(2, 8), awayLevel(3, 8), awayLevel(4, 8)]).toEqual([1, 2, 3, 4])
  })
})

describe('groups', () => {
  it('are the reports of the reader, and the team the reader is in', () => {
    const quiet = { seeReasons: false, mark: false }
    const groups = teamGroups(
      {
        ...window,
        bankHolidays: [],
        items: [
          calendarOf('daniel', { lineManagerID: 'gareth' }),
          calendarOf('gareth', { lineManagerID: null, employee: personOf('gareth', 'Gareth Lloyd'), can: quiet }),
          calendarOf('tom', { lineManagerID: 'gareth', can: quiet }),
          calendarOf('priya'),
        ],
      },
      'daniel',
    )
    expect(groups.map(({ title, people }) => [title, people.map(({ employee }) => employee.id)])).toEqual([
      ['My team', ['priya']],
      ['Gareth Lloyd’s team', ['daniel', 'gareth', 'tom']],
    ])
  })

  it('of the report are by line manager, those without one last', () => {
    const groups = managerGroups({
      startDate: window.from,
      endDate: window.to,
      bankHolidays: [],
      lineManagers: [personOf('daniel', 'Daniel Osei'), personOf('amelia', 'Amelia Hart')],
      absencesByEmployee: [
        calendarOf('boss', { lineManagerID: null }),
        calendarOf('priya'),
        calendarOf('tom', { lineManagerID: 'amelia' }),
      ],
    })
    expect(groups.map(({ title }) => title)).toEqual(['Amelia Hart’s team', 'Daniel Osei’s team', 'No line manager'])
  })

  it('say when nobody’s reasons are shown', () => {
    const [group] = managerGroups({
      startDate: window.from,
      endDate: window.to,
      bankHolidays: [],
      lineManagers: [],
      absencesByEmployee: [calendarOf('one', { can: { seeReasons: false, mark: false } })],
    })
    expect(group?.note).toBe('You see that they are away, not why')
  })
})

describe('filters', () => {
  const group = {
    id: 'own',
    title: 'My team',
    lead: null,
    people: [
      calendarOf('Priya Nair', {
        absences: [
          awayTime('a', '2026-11-02'),
          awayTime('s', '2026-11-03', '2026-11-03', { reason: sick, isWaiting: true }),
        ],
        calendarMarkings: [markingOf('m', '2026-11-05')],
      }),
      calendarOf('Imran Sheikh'),
    ],
  }
  const shown = (filter: TimelineFilter) =>
    filteredGroups([group], filter).flatMap(({ people }) =>
      people.map(({ employee, absences, calendarMarkings }) => [
        employee.id,
        ...absences.map(({ id }) => id),
        ...calendarMarkings.map(({ id }) => id),
      ]),
    )

  it('narrow by the beginnings of names, the reason, the state and markings', () => {
    expect(shown({ search: 'nai' })).toEqual([['Priya Nair', 'a', 's', 'm']])
    expect(shown({ search: 'nobody' })).toEqual([])
    expect(shown({ reasonID: 'sick' })[0]).toEqual(['Priya Nair', 's', 'm'])
    expect(shown({ state: 'approved', markings: 'hidden' })).toEqual([['Priya Nair', 'a'], ['Imran Sheikh']])
  })

  it('offer the reasons that occur', () => {
    expect(reasonsIn([group]).map(({ name }) => name)).toEqual(['Annual leave', 'Sick'])
  })

  it('leave a folded group its heading and its counts', () => {
    const kinds = (folded: string[]) => timelineRows([group], new Set(folded)).map(({ kind }) => kind)
    expect(kinds([])).toEqual(['group', 'person', 'person', 'away'])
    expect(kinds(['own'])).toEqual(['group', 'away'])
  })
})
