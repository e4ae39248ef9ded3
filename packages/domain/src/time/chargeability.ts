/** A duration and what of it is chargeable; the rest is not. */
export interface ChargeableParts {
  readonly duration: number
  readonly chargeable: number
  /** Whether all of the duration is chargeable, also when the duration changes. */
  readonly isFully: boolean
}

const within = (seconds: number, duration: number): number => Math.min(Math.max(seconds, 0), duration)

export const nonChargeableOf = ({ duration, chargeable }: ChargeableParts): number => duration - chargeable

export const withChargeable = (parts: ChargeableParts, seconds: number): ChargeableParts => {
  const chargeable = within(seconds, parts.duration)
  return { ...parts, chargeable, isFully: parts.isFully && chargeable === parts.duration }
}

export const withNonChargeable = (parts: ChargeableParts, seconds: number): ChargeableParts =>
  withChargeable(parts, parts.duration - within(seconds, parts.duration))

export const withDuration = (parts: ChargeableParts, seconds: number): ChargeableParts => {
  const duration = Math.max(seconds, 0)
  return { ...parts, duration, chargeable: parts.isFully ? duration : within(parts.chargeable, duration) }
}

export const withFullyChargeable = (parts: ChargeableParts, isFully: boolean): ChargeableParts => ({
  ...parts,
  isFully,
  chargeable: isFully ? parts.duration : parts.chargeable,
})

interface Chargeability {
  readonly duration: number
  /** Whether the project is a client's: time on internal projects and without a project is never chargeable. */
  readonly isChargeableProject: boolean
  readonly isFullyChargeable?: boolean | undefined
  readonly chargeableDuration?: number | undefined
  /** The former values, if the time was on a client's project already. */
  readonly before?: { readonly duration: number; readonly chargeable: number } | undefined
}

/** What part of a duration is chargeable: what is given, else what it was before, else all of it. */
export const chargeableOf = (given: Chargeability): number => {
  const { duration, isChargeableProject, isFullyChargeable, chargeableDuration, before } = given
  if (!isChargeableProject) return 0
  if (isFullyChargeable === true) return duration
  if (chargeableDuration !== undefined) return within(chargeableDuration, duration)
  const wasFully = before ? before.chargeable === before.duration : true
  if (isFullyChargeable === false) return before && !wasFully ? within(before.chargeable, duration) : 0
  return before && !wasFully ? within(before.chargeable, duration) : duration
}
