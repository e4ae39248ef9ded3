import type { BookedRole, Booking } from '@praxis/contract/planning/bookings'
import type { ScenarioProblem } from '@praxis/contract/planning/planning-rules'
import type { ScenarioChange, ScenarioChanges } from '@praxis/contract/planning/planning-scenarios'
import { momentText } from '../../../../ui/dates/moment-text'
import { enteredAmount } from '../../model/booking-amount'
import { daysOfBooking, targetWords } from '../../model/booking-words'
import { filledBy, targetOfRole } from '../../model/plan-row'
import { bookingOfChange } from '../scenario-changes'

type Named = Omit<ScenarioChanges, 'items' | 'metadata'>

/** A change as it is read: what it is about, and its sides one below the other. */
export interface ChangeInWords {
  readonly title: string
  readonly kind: string
  /** Before the scenario, in the real plan now where that is something else, and in the scenario. */
  readonly sides: readonly { readonly label: string; readonly words: string }[]
  readonly conflict: string | undefined
  readonly problem: string | undefined
}

const KINDS = {
  booking: { made: 'New booking', changed: 'Changed booking', deleted: 'Deleted booking' },
  role: { made: 'New role', changed: 'Changed role', deleted: 'Deleted role' },
} as const

const PROBLEMS: Readonly<Record<ScenarioProblem, string>> = {
  targetClosed: 'The project or opportunity is closed. Reopen it, or discard this change.',
  personLeft: 'This person has left. Book someone else, or discard this change.',
  roleGone: 'The role was deleted in the real plan. Discard this change, or book another role.',
  rateCardGone: 'The rate card of this role no longer exists. Choose another one, or discard this change.',
  roleInUse: 'Time has been logged on this role, so it can’t be deleted. Discard this change.',
}

const who = (named: Named, booking: Booking): string => {
  const each = bookingOfChange(named, booking)
  return each ? `${each.filledBy} · ${targetWords(each)}` : 'A role that is gone'
}

const ofRole = (named: Named, role: BookedRole): string => {
  const by = filledBy(named, role)
  return by === role.name ? role.name : `${role.name}, ${by}`
}

const targetOf = (named: Named, role: BookedRole): string => {
  const target = targetOfRole(named, role)
  return [target?.clientName, target?.name].filter(Boolean).join(' · ')
}

interface Side {
  readonly title: string
  readonly words: string
}

/** A side of a change: what it is about, and how it is. */
const bookingSide =
  (named: Named, hasNotes: boolean) =>
  (booking: Booking): Side => ({
    title: who(named, booking),
    words: [
      daysOfBooking(booking),
      enteredAmount(booking),
      booking.type,
      hasNotes && (booking.note === '' ? 'no note' : `“${booking.note}”`),
    ]
      .filter(Boolean)
      .join(', '),
  })

const roleSide =
  (named: Named) =>
  (role: BookedRole): Side => ({ title: targetOf(named, role), words: ofRole(named, role) })

interface Sides {
  readonly base: Side | undefined
  readonly real: Side | undefined
  readonly wanted: Side | undefined
}

function sidesOf(named: Named, change: ScenarioChange): Sides {
  if (change.kind === 'role') {
    const side = roleSide(named)
    const { base, real, wanted } = change
    return {
      base: base ? side(base) : undefined,
      real: real ? side(real) : undefined,
      wanted: wanted ? side(wanted) : undefined,
    }
  }
  const { base, real, wanted } = change
  const hasNotes = new Set([base, real, wanted].flatMap((each) => each?.note ?? [])).size > 1
  const side = bookingSide(named, hasNotes)
  return {
    base: base ? side(base) : undefined,
    real: real ? side(real) : undefined,
    wanted: wanted ? side(wanted) : undefined,
  }
}

function conflictWords({ conflict }: ScenarioChange): string | undefined {
  if (!conflict) return undefined
  const { was, who: by, at } = conflict
  const when = at === null ? '' : ` on ${momentText(at)}`
  return by === null ? `This was ${was} in the real plan${when}.` : `${by} ${was} this in the real plan${when}.`
}

export function changeInWords(named: Named, change: ScenarioChange): ChangeInWords {
  const { base, real, wanted } = sidesOf(named, change)
  const title = (wanted ?? real ?? base)?.title ?? ''
  /** What a side is about is said only where it is something else than the change is. */
  const wordsOf = (side: Side | undefined): string =>
    side ? (side.title === title ? side.words : `${side.title}: ${side.words}`) : 'Deleted'
  const isChangedSince = wordsOf(real) !== wordsOf(base)
  return {
    title,
    kind: KINDS[change.kind][change.action],
    sides: [
      ...(base ? [{ label: 'Before', words: wordsOf(base) }] : []),
      ...((base || real) && isChangedSince ? [{ label: 'Real plan now', words: wordsOf(real) }] : []),
      { label: 'Scenario', words: wordsOf(wanted) },
    ],
    conflict: conflictWords(change),
    problem: change.problem === null ? undefined : PROBLEMS[change.problem],
  }
}
