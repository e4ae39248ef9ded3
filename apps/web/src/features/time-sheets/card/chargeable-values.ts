import {
  type ChargeableParts,
  nonChargeableOf,
  withChargeable,
  withDuration,
  withNonChargeable,
} from '@praxis/domain/time/chargeability'
import type { SubmissionValues } from './submission-values'

type ChargeableValues = Pick<SubmissionValues, 'isFullyChargeable' | 'chargeable' | 'nonChargeable'>

const isTyped = (seconds: number | null): seconds is number => seconds !== null && !Number.isNaN(seconds)

const valuesOf = (parts: ChargeableParts): ChargeableValues => ({
  isFullyChargeable: parts.isFully,
  chargeable: parts.chargeable,
  nonChargeable: nonChargeableOf(parts),
})

const partsOf = ({ isFullyChargeable, chargeable }: ChargeableValues, duration: number): ChargeableParts => ({
  duration,
  chargeable: isTyped(chargeable) ? chargeable : 0,
  isFully: isFullyChargeable,
})

/** The values after the duration has changed: chargeable and other time still add up to it. */
export const afterDuration = (values: ChargeableValues, duration: number): ChargeableValues =>
  valuesOf(withDuration(partsOf(values, duration), duration))

/** The values after one part was typed: it stays as typed, to show its problem; the other follows as far as it can. */
export function afterChargeable(
  values: ChargeableValues,
  duration: number,
  chargeable: number | null,
): ChargeableValues {
  if (!isTyped(chargeable)) return { ...values, isFullyChargeable: false, chargeable }
  const parts = withChargeable(partsOf(values, duration), chargeable)
  return { isFullyChargeable: chargeable === duration, chargeable, nonChargeable: nonChargeableOf(parts) }
}

export function afterNonChargeable(
  values: ChargeableValues,
  duration: number,
  nonChargeable: number | null,
): ChargeableValues {
  if (!isTyped(nonChargeable)) return { ...values, isFullyChargeable: false, nonChargeable }
  const parts = withNonChargeable(partsOf(values, duration), nonChargeable)
  return { isFullyChargeable: nonChargeable === 0, chargeable: parts.chargeable, nonChargeable }
}

export const allChargeable = (duration: number): ChargeableValues => ({
  isFullyChargeable: true,
  chargeable: duration,
  nonChargeable: 0,
})
