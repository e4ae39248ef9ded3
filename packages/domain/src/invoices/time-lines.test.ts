import { fc, test } from '@fast-check/vitest'
import { timeSheetGroupings } from '@praxis/contract/invoices/invoice-rules'
import { describe, expect, it } from 'vitest'
import { type InvoicedTime, quantityOfSeconds, timeLines } from './time-lines'

const row = (changes: Partial<InvoicedTime> = {}): InvoicedTime => ({
  id: 'a',
  targetableID: 'platform',
  employeeID: 'priya',
  employeeName: 'Priya Nair',
  roleName: 'Data Engineer',
  day: '2026-10-05',
  seconds: 3600,
  rate: 9600,
  ...changes,
})
const tom = { employeeID: 'tom', employeeName: 'Tom Okafor' }
const rows = [
  row({ id: 'd', day: '2026-11-02' }),
  row({ id: 'b', day: '2026-10-06', seconds: 1800 }),
  row(),
  row({ id: 'c', ...tom }),
  row({ id: 'e', rate: 12_000 }),
]
const shown = (grouping: (typeof timeSheetGroupings)[number]) =>
  timeLines(rows, grouping).map(({ name, quantity, unitAmount, from, to }) => [name, quantity, unitAmount, from, to])

describe('lines of time', () => {
  it('are one for each rate of a role, over all people', () => {
    expect(shown('none')).toEqual([
      ['Data Engineer', 35_000, 9600, '2026-10-05', '2026-11-02'],
      ['Data Engineer', 10_000, 12_000, '2026-10-05', '2026-10-05'],
    ])
  })

  it('are one for each person and rate', () => {
    expect(shown('byEmployee').map(([name, quantity]) => [name, quantity])).toEqual([
      ['Priya Nair, Data Engineer', 25_000],
      ['Tom Okafor, Data Engineer', 10_000],
      ['Priya Nair, Data Engineer', 10_000],
    ])
  })

  it('are one for each person and month', () => {
    expect(shown('byEmployeeByMonth').map(([, quantity, , from, to]) => [quantity, from, to])).toEqual([
      [15_000, '2026-10-05', '2026-10-06'],
      [10_000, '2026-10-05', '2026-10-05'],
      [10_000, '2026-10-05', '2026-10-05'],
      [10_000, '2026-11-02', '2026-11-02'],
    ])
  })

  it('are one for each entry', () => {
    expect(shown('byEachSingleSubmission')).toHaveLength(rows.length)
  })

  it('keep projects and roles apart whose rate is the same', () => {
    const apart = [row(), row({ id: 'b', targetableID: 'portal' }), row({ id: 'c', roleName: 'Lead' })]
    expect(timeLines(apart, 'none')).toHaveLength(3)
  })

  it('are named by the person where the role has no name', () => {
    expect(timeLines([row({ roleName: '' })], 'byEmployee')[0]?.name).toBe('Priya Nair')
    expect(timeLines([row({ roleName: '' })], 'none')[0]?.name).toBe('Time')
  })

  it('count hours to the fourth decimal', () => {
    expect(quantityOfSeconds(6000)).toBe(16_667)
  })

  const randomRows = fc.array(
    fc.record({
      id: fc.uuid(),
      targetableID: fc.constantFrom('platform', 'portal'),
      employeeID: fc.constantFrom('priya', 'tom'),
      employeeName: fc.constant('Somebody'),
      roleName: fc.constantFrom('Lead', 'Engineer', ''),
      day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31'),
      seconds: fc.integer({ min: 0, max: 86_400 }),
      rate: fc.constantFrom(0, 9600, 12_000),
    }),
  )
  test.prop([randomRows, fc.constantFrom(...timeSheetGroupings)])(
    'hold every row once, at its own rate, in whatever order the rows come',
    (given, grouping) => {
      const lines = timeLines(given, grouping)
      expect(lines.flatMap(({ rows: held }) => held.map(({ id }) => id)).sort()).toEqual(
        given.map(({ id }) => id).sort(),
      )
      for (const line of lines) for (const held of line.rows) expect(held.rate).toBe(line.unitAmount)
      expect(timeLines(given.toReversed(), grouping)).toEqual(lines)
    },
  )
})
