import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { retainerLedger } from '../plans/retainer-ledger'
import { secondsBeyondRetainer } from './beyond-retainer'

const hour = 3600
const retainer = {
  period: 'month',
  numberOfPeriods: 2,
  secondsPerPeriod: 10 * hour,
  rollOverSeconds: 4 * hour,
  rollOverPeriods: 1,
} as const
const row = (id: string, day: string, hours: number) => ({ id, day, seconds: hours * hour })
const beyond = (rows: ReturnType<typeof row>[]) =>
  Object.fromEntries(
    [...secondsBeyondRetainer('2026-10-01', retainer, rows, '2026-11-30')].map(([id, seconds]) => [id, seconds / hour]),
  )

it('covers the first work of a period, and leaves what came last', () => {
  expect(beyond([row('c', '2026-10-20', 6), row('a', '2026-10-01', 8), row('b', '2026-10-02', 0.5)])).toEqual({
    a: 0,
    b: 0,
    c: 4.5,
  })
})

it('covers more where hours rolled over from the month before', () => {
  expect(beyond([row('a', '2026-10-01', 7), row('b', '2026-11-03', 14)])).toEqual({ a: 0, b: 1 })
})

it('covers nothing before its first and after its last day', () => {
  expect(beyond([row('a', '2026-09-30', 2), row('b', '2026-12-01', 3)])).toEqual({ a: 2, b: 3 })
})

it('leaves what is invoiced where it is, and gives other rows the rest', () => {
  const invoiced = { ...row('b', '2026-10-05', 4), invoiced: 2 * hour }
  expect(beyond([row('a', '2026-10-01', 8), invoiced, row('late', '2026-10-01', 3)])).toEqual({ a: 0, b: 2, late: 3 })
  expect(beyond([invoiced, row('late', '2026-10-02', 1)])).toEqual({ b: 2, late: 0 })
})

const days = fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01')
const randomRows = fc.uniqueArray(
  fc.record({ id: fc.uuid(), day: days, seconds: fc.integer({ min: 0, max: 50_000 }) }),
  {
    selector: ({ id }) => id,
  },
)
test.prop([randomRows, days])('leaves exactly what the ledger says was used beyond', (rows, today) => {
  const left = secondsBeyondRetainer('2026-10-01', retainer, rows, today)
  const overage = retainerLedger('2026-10-01', retainer, rows, today).reduce((sum, period) => sum + period.overage, 0)
  const outside = rows.filter(({ day }) => day < '2026-10-01' || day > '2026-11-30')
  const inside = rows.filter((used) => !outside.includes(used))
  expect(inside.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0)).toBe(overage)
  for (const { id, seconds } of outside) expect(left.get(id)).toBe(seconds)
})
