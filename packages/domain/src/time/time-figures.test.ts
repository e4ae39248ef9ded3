import { fc, test as property } from '@fast-check/vitest'
import { requestStates } from '@praxis/contract/requests/request-rules'
import { expect, test } from 'vitest'
import {
  chargeableShare,
  inFullMinutes,
  leftToLog,
  timeByState,
  utilisationAlertOf,
  utilisationOf,
} from './time-figures'

const entry = fc.nat(100_000).chain((duration) =>
  fc.record({
    state: fc.constantFrom(...requestStates),
    duration: fc.constant(duration),
    chargeableDuration: fc.nat(duration),
  }),
)

property.prop([fc.array(entry), fc.nat(100_000)])('the parts add up to the whole', (entries, running) => {
  const figures = timeByState(entries, running)
  const { approved, waitingForApproval, unsubmitted, denied } = figures
  expect(approved + waitingForApproval + unsubmitted).toBe(figures.logged)
  expect(figures.logged + running).toBe(figures.total)
  expect(entries.reduce((sum, { duration }) => sum + duration, 0)).toBe(figures.logged + denied)
  expect(figures.chargeable).toBeLessThanOrEqual(figures.logged)
})

property.prop([fc.array(entry), fc.nat(100_000)])('what is denied changes no sum', (entries, running) => {
  const without = timeByState(
    entries.filter(({ state }) => state !== 'denied'),
    running,
  )
  expect({ ...timeByState(entries, running), denied: 0 }).toEqual(without)
})

test('a week by state', () => {
  const figures = timeByState(
    [
      { state: 'approved', duration: 3600, chargeableDuration: 1800 },
      { state: 'denied', duration: 600, chargeableDuration: 600 },
      { state: 'unsubmitted', duration: 60 },
    ],
    30,
  )
  expect(figures).toEqual({
    ...{ approved: 3600, waitingForApproval: 0, unsubmitted: 60, denied: 600, running: 30 },
    ...{ total: 3690, logged: 3660, chargeable: 1800 },
  })
  expect(leftToLog(figures, 5000)).toBe(1320)
  expect(leftToLog(figures, 3600)).toBe(0)
})

test('the chargeable share is of what counts', () => {
  const figures = timeByState([
    { state: 'approved', duration: 13 * 3600, chargeableDuration: 13 * 3600 },
    { state: 'waitingForApproval', duration: 20_700 },
    { state: 'denied', duration: 4 * 3600, chargeableDuration: 4 * 3600 },
  ])
  expect(chargeableShare(figures)).toBe(69)
  expect(chargeableShare(timeByState([]))).toBe(0)
})

property.prop([fc.array(fc.nat(1_000_000), { maxLength: 6 })])('parts in full minutes add up to the sum', (parts) => {
  const shown = inFullMinutes(parts)
  const sum = parts.reduce((total, part) => total + part, 0)
  expect(shown.reduce((total, part) => total + part, 0)).toBe(sum - (sum % 60))
  expect(shown.every((part, index) => part % 60 === 0 && Math.abs(part - (parts[index] ?? 0)) < 60)).toBe(true)
})

const limits = { underUtilisedBelowPercent: 80, overUtilisedAbovePercent: 110 }

test.each([
  [79_999, 100_000, 'under'],
  [80_000, 100_000, undefined],
  [110_000, 100_000, undefined],
  [110_001, 100_000, 'over'],
  [0, 100_000, 'under'],
  [0, 0, undefined],
  [1, 0, 'over'],
])('%i seconds of %i contracted are %s', (logged, contracted, alert) => {
  expect(utilisationAlertOf(logged, contracted, limits)).toBe(alert)
})

test('utilisation is what is logged by what is contracted, if anything is', () => {
  expect(utilisationOf(75, 100)).toBe(0.75)
  expect(utilisationOf(75, 0)).toBeNull()
})
