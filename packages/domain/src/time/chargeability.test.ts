import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  type ChargeableParts,
  chargeableOf,
  nonChargeableOf,
  withChargeable,
  withDuration,
  withFullyChargeable,
  withNonChargeable,
} from './chargeability'

const HOUR = 3600
const client = { duration: HOUR, isChargeableProject: true }

test.each([
  ['nothing is said', {}, HOUR],
  ['it is fully chargeable', { isFullyChargeable: true }, HOUR],
  ['it is fully chargeable, whatever else is said', { isFullyChargeable: true, chargeableDuration: 60 }, HOUR],
  ['it is not fully chargeable', { isFullyChargeable: false }, 0],
  ['a part is', { chargeableDuration: 600 }, 600],
  ['none of it is', { chargeableDuration: 0 }, 0],
  ['it was in part', { before: { duration: 7200, chargeable: 600 } }, 600],
  ['more of it was than there is now', { before: { duration: 9000, chargeable: 7200 } }, HOUR],
  ['all of it was', { before: { duration: 60, chargeable: 60 } }, HOUR],
  ['all of it was and is no longer', { isFullyChargeable: false, before: { duration: 60, chargeable: 60 } }, 0],
  ['it was in part, and is still not full', { isFullyChargeable: false, before: { duration: 60, chargeable: 30 } }, 30],
])('an hour of a client’s project when %s', (_what, given, chargeable) => {
  expect(chargeableOf({ ...client, ...given })).toBe(chargeable)
})

test('internal and personal time is never chargeable', () => {
  expect(chargeableOf({ duration: HOUR, isChargeableProject: false, isFullyChargeable: true })).toBe(0)
  expect(chargeableOf({ duration: HOUR, isChargeableProject: false, chargeableDuration: 60 })).toBe(0)
})

const seconds = fc.integer({ min: -100_000, max: 3_000_000 })
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const before = fc
  .nat(100_000)
  .chain((duration) => fc.record({ duration: fc.constant(duration), chargeable: fc.nat(duration) }))

property.prop([fc.nat(100_000), fc.boolean(), optional(fc.boolean()), optional(seconds), optional(before)])(
  'what is chargeable is never below nothing nor above the whole',
  (duration, isChargeableProject, isFullyChargeable, chargeableDuration, was) => {
    const given = { duration, isChargeableProject, isFullyChargeable, chargeableDuration, before: was }
    const chargeable = chargeableOf(given)
    expect(chargeable).toBeGreaterThanOrEqual(0)
    expect(chargeable).toBeLessThanOrEqual(duration)
  },
)

const edits = {
  withChargeable,
  withNonChargeable,
  withDuration,
  withFullyChargeable: (parts: ChargeableParts, value: number) => withFullyChargeable(parts, value % 2 === 0),
}
const edit = fc.tuple(fc.constantFrom(...Object.values(edits)), seconds)

property.prop([fc.array(edit, { maxLength: 20 })])(
  'the parts sum to the whole, whatever is typed in whichever order',
  (all) => {
    let parts: ChargeableParts = { duration: HOUR, chargeable: HOUR, isFully: true }
    for (const [change, value] of all) {
      parts = change(parts, value)
      const rest = nonChargeableOf(parts)
      expect(parts.chargeable + rest).toBe(parts.duration)
      expect(Math.min(parts.chargeable, rest, parts.duration)).toBeGreaterThanOrEqual(0)
      if (parts.isFully) expect(rest).toBe(0)
    }
  },
)

test('one part follows the other', () => {
  const full = { duration: HOUR, chargeable: HOUR, isFully: true }
  expect(withNonChargeable(full, 600)).toEqual({ duration: HOUR, chargeable: 3000, isFully: false })
  expect(withChargeable(full, 9999)).toEqual(full)
  expect(withDuration(full, 60)).toEqual({ duration: 60, chargeable: 60, isFully: true })
  const partly = { duration: HOUR, chargeable: 600, isFully: false }
  expect(withDuration(partly, 300)).toEqual({ duration: 300, chargeable: 300, isFully: false })
  expect(withFullyChargeable(partly, true)).toEqual(full)
  expect(withFullyChargeable(full, false)).toEqual({ ...full, isFully: false })
})
