import { expect, it } from 'vitest'
import { gridRows } from './grid/grid-rows'
import { shownTime } from './shown-time'
import { sampleSubmission } from './testing/sample-time'
import { weekOfTime } from './week-of-time'

const MINUTE = 60
const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
const sumOf = (seconds: Iterable<number>) => [...seconds].reduce((sum, each) => sum + each, 0)

/** Entries as timers leave them: a few a day, none of a full minute. */
const measured = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `entry ${index}`,
    day: DAYS[(index * 3 + seed) % DAYS.length] ?? '',
    duration: ((index + 1) * 7919 * (seed + 1)) % 14_400,
    request: { state: 'unsubmitted' as 'unsubmitted' | 'denied' },
  }))

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'the week is its time cut once, and no day or entry is a minute off what it is (%i)',
  (seed) => {
    const entries = measured(3 + seed, seed)
    const shown = shownTime(entries, [])
    const whole = sumOf(entries.map(({ duration }) => duration))
    expect(sumOf(shown.values())).toBe(whole - (whole % MINUTE))
    for (const { id, duration } of entries) expect(Math.abs((shown.get(id) ?? 0) - duration)).toBeLessThan(MINUTE)
    for (const day of DAYS) {
      const ofDay = entries.filter((entry) => entry.day === day)
      const off = sumOf(ofDay.map(({ id, duration }) => (shown.get(id) ?? 0) - duration))
      expect(Math.abs(off)).toBeLessThan(MINUTE)
    }
  },
)

it('a timer that runs changes what is read of no entry, and the week is cut once with it', () => {
  const entries = measured(9, 4)
  const logged = sumOf(entries.map(({ duration }) => duration))
  const atRest = shownTime(entries, [])
  for (let seconds = 1; seconds < 200; seconds += 7) {
    const shown = shownTime(entries, [{ id: 'timer', seconds }])
    for (const { id } of entries) expect(shown.get(id)).toBe(atRest.get(id))
    expect(sumOf(shown.values())).toBe(logged + seconds - ((logged + seconds) % MINUTE))
  }
})

it('what is denied changes what is read of nothing else', () => {
  const entries = measured(9, 3)
  const withDenied = entries.map((entry, index) =>
    index % 3 === 0 ? { ...entry, request: { state: 'denied' as const } } : entry,
  )
  const counted = withDenied.filter(({ request }) => request.state !== 'denied')
  const alone = shownTime(counted, [])
  const shown = shownTime(withDenied, [])
  for (const { id } of counted) expect(shown.get(id)).toBe(alone.get(id))
  expect([...shown.values()].every((seconds) => seconds % MINUTE === 0)).toBe(true)
})

it('rows, days and the week of the grid are the sums of the cells', () => {
  const submissions = measured(14, 2).map((entry, index) =>
    sampleSubmission({
      ...entry,
      project: index % 3 === 0 ? null : sampleSubmission().project,
      request: { ...sampleSubmission().request, state: index === 5 ? 'denied' : 'unsubmitted' },
    }),
  )
  const days = DAYS.map((day) => ({ day, contractedTimeInterval: 27_000, bankHoliday: null, items: [] }))
  const period = {
    from: '2026-11-09',
    to: '2026-11-13',
    contractedTimeInterval: 135_000,
    hasContract: true,
    absences: [],
  }
  const week = weekOfTime({ ...period, days, submissions }, [])
  const rows = gridRows(week, [], [])
  const cellsOf = (day: string) => rows.map(({ cells }) => cells.get(day)?.logged ?? 0)
  for (const { cells, total } of rows) expect(sumOf([...cells.values()].map(({ logged }) => logged))).toBe(total)
  for (const { day, figures } of week.days) expect(sumOf(cellsOf(day))).toBe(figures.total)
  expect(sumOf(rows.map(({ total }) => total))).toBe(week.figures.total)
  expect(rows.every(({ total }) => total % MINUTE === 0)).toBe(true)
})
