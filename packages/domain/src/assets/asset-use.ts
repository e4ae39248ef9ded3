import type { AssetState, AssetUseKind } from '@praxis/contract/assets/asset-rules'

/** A time in which an asset is somebody’s. Moments are written in one way, in UTC, so that they compare as texts. */
export interface AssetTime {
  readonly kind: AssetUseKind
  readonly from: string
  /** Until when it is promised; null for what is assigned until somebody detaches it. */
  readonly to: string | null
  /** Whether a booking still waits for approval. */
  readonly isWaiting: boolean
  readonly takenAt: string | null
  readonly returnedAt: string | null
}

export interface Span {
  readonly from: string
  readonly to: string
}

/** Whether somebody has it in their hands. */
export const isOut = ({ takenAt, returnedAt }: Pick<AssetTime, 'takenAt' | 'returnedAt'>): boolean =>
  takenAt !== null && returnedAt === null

/** Whether it should be back and is not. */
export const isOverdue = (use: Pick<AssetTime, 'to' | 'takenAt' | 'returnedAt'>, now: string): boolean =>
  isOut(use) && use.to !== null && use.to <= now

/**
 * Until when nobody else gets it: what comes back early is free from then on, what is late is promised no longer than it
 * was; null where no end is known.
 */
export const heldUntil = ({ to, returnedAt }: Pick<AssetTime, 'to' | 'returnedAt'>): string | null =>
  to !== null && returnedAt !== null ? (to < returnedAt ? to : returnedAt) : (to ?? returnedAt)

/** Whether a use holds some of a time. Ends are exclusive: one may begin as the other ends. */
export const holdsSomeOf = (use: Pick<AssetTime, 'from' | 'to' | 'returnedAt'>, { from, to }: Span): boolean => {
  const until = heldUntil(use)
  return use.from < to && (until === null || until > from) && until !== use.from
}

/** The parts of a time that no use holds, by their start. */
export const freeTimes = (
  uses: readonly Pick<AssetTime, 'from' | 'to' | 'returnedAt'>[],
  { from, to }: Span,
): readonly Span[] => {
  const held = uses
    .filter((use) => holdsSomeOf(use, { from, to }))
    .map((use) => ({ from: use.from, to: heldUntil(use) ?? to }))
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
  const free: Span[] = []
  let reached = from
  for (const use of held) {
    if (use.from > reached) free.push({ from: reached, to: use.from })
    if (use.to > reached) reached = use.to
  }
  if (reached < to) free.push({ from: reached, to })
  return free
}

export interface Standing<Use> {
  readonly state: AssetState
  /** Who has it, or who may collect it now. */
  readonly use: Use | undefined
  readonly until: string | null
  /** When the next one gets it. */
  readonly nextFrom: string | null
}

/** Where an asset is at a moment, given whoever has it and every use that holds it from then on. */
export const standingOf = <Use extends AssetTime>(
  { isRetired, uses }: { readonly isRetired: boolean; readonly uses: readonly Use[] },
  now: string,
): Standing<Use> => {
  const nextFrom = uses.reduce<string | null>(
    (first, { from }) => (from > now && (first === null || from < first) ? from : first),
    null,
  )
  if (isRetired) return { state: 'retired', use: undefined, until: null, nextFrom: null }
  const out = uses.find(isOut)
  if (out) {
    if (out.to === null) return { state: 'withPerson', use: out, until: null, nextFrom }
    return { state: out.to <= now ? 'overdue' : 'out', use: out, until: out.to, nextFrom }
  }
  const promised = uses.find(
    (use) => use.from <= now && !use.isWaiting && use.returnedAt === null && use.to !== null && use.to > now,
  )
  if (promised) return { state: 'booked', use: promised, until: promised.to, nextFrom }
  return { state: 'available', use: undefined, until: null, nextFrom }
}

/** By how many seconds it came back late; nothing where it was in time or is assigned. */
export const lateBy = (to: string | null, returnedAt: string): number =>
  to === null ? 0 : Math.max(0, Math.floor((Date.parse(returnedAt) - Date.parse(to)) / 1000))
