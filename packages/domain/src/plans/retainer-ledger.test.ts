import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import { retainerLedger } from './retainer-ledger'

const retainer = {
  period: 'month',
  numberOfPeriods: 5,
  secondsPerPeriod: 100,
  rollOverSeconds: 80,
  rollOverPeriods: 2,
} as const
const used = (...seconds: number[]) => seconds.map((some, index) => ({ day: `2026-0${index + 1}-15`, seconds: some }))
const columns = (periods: ReturnType<typeof retainerLedger>) =>
  periods.map(({ rolledIn, used: some, overage, expired, rolledOut, left }) => [
    rolledIn,
    some,
    overage,
    expired,
    rolledOut,
    left,
  ])

it('uses the oldest first, rolls over up to the cap and for so many periods, and names what is over', () => {
  expect(columns(retainerLedger('2026-01-01', retainer, used(40, 10, 0, 290, 30), '2026-07-01'))).toEqual([
    [0, 40, 0, 0, 60, 0],
    [60, 10, 0, 70, 80, 0],
    [80, 0, 0, 100, 80, 0],
    [80, 290, 110, 0, 0, 0],
    [0, 30, 0, 70, 0, 0],
  ])
})

it('lets nothing expire before a period has ended', () => {
  expect(columns(retainerLedger('2026-01-01', retainer, used(40, 30), '2026-02-28'))).toEqual([
    [0, 40, 0, 0, 60, 0],
    [60, 30, 0, 0, 0, 130],
    [0, 0, 0, 0, 0, 100],
    [0, 0, 0, 0, 0, 100],
    [0, 0, 0, 0, 0, 100],
  ])
})

it('expires what is as old as it may get, although there is room for it', () => {
  const aged = { ...retainer, rollOverSeconds: 1_000, rollOverPeriods: 1 }
  expect(columns(retainerLedger('2026-01-01', aged, used(0, 30), '2026-04-01')).slice(0, 3)).toEqual([
    [0, 0, 0, 0, 100, 0],
    [100, 30, 0, 70, 100, 0],
    [100, 0, 0, 100, 100, 0],
  ])
})

const amount = fc.nat(50)
const someRetainer = fc.record({
  period: fc.constantFrom('month' as const, 'quarter' as const),
  numberOfPeriods: fc.integer({ min: 1, max: 12 }),
  secondsPerPeriod: amount,
  rollOverSeconds: amount,
  rollOverPeriods: fc.nat(4),
})
const someTime = fc.array(fc.record({ day: fc.nat(700).map((days) => addDays('2026-01-01', days)), seconds: amount }))

test.prop([someRetainer, someTime, fc.nat(900)])(
  'every second is used, rolled, expired or left',
  (bought, time, after) => {
    const periods = retainerLedger('2026-01-20', bought, time, addDays('2026-01-01', after))
    for (const [index, period] of periods.entries()) {
      const { rolledIn, used: some, overage, expired, rolledOut, left } = period
      expect(period.bought + rolledIn).toBe(some - overage + expired + rolledOut + left)
      expect(rolledOut).toBeLessThanOrEqual(bought.rollOverSeconds)
      expect(overage === 0 || expired + rolledOut + left === 0).toBe(true)
      if (index > 0) expect(rolledIn).toBe(periods[index - 1]?.rolledOut)
    }
  },
)
