import { LONGEST_DISTANCE } from '@praxis/contract/expenses/expense-rules'
import type { Expense, ExpenseChanges, Place } from '@praxis/contract/expenses/expense-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { type MileageUnit, metresOf, tenthsOf } from '@praxis/domain/expenses/mileage'
import { max, min } from '@praxis/domain/validation/number-rules'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { type ClaimValues, claimBody, claimRules, claimValuesOf, newClaim } from '../claim/claim-values'

/** A way travelled, as it stands in the form. */
export interface MileageValues extends ClaimValues {
  /** From, the stops on the way, and to; those that are not filled in have no label. */
  readonly places: readonly Place[]
  readonly isReturn: boolean
  /** Kilometres or miles that were entered; null for what the places say. */
  readonly distance: number | null
  readonly reason: string
}

const LONGEST_REASON = 500
export const NO_PLACE: Place = { label: '', latitude: null, longitude: null }

export const newMileage = (today: Day): MileageValues => ({
  ...newClaim(today),
  places: [NO_PLACE, NO_PLACE],
  isReturn: false,
  distance: null,
  reason: '',
})

/** At least the two ends of a way have a field. */
const withEnds = (places: readonly Place[]): readonly Place[] =>
  places.length < 2 ? [places[0] ?? NO_PLACE, NO_PLACE] : places

export const mileageValuesOf = (expense: Expense): MileageValues => {
  const { places = [], isReturn = false, source, tenths = 0, reason = '' } = expense.mileage ?? {}
  return {
    ...claimValuesOf(expense),
    places: withEnds(places),
    isReturn,
    distance: source === 'entered' && tenths > 0 ? tenths / 10 : null,
    reason,
  }
}

export const mileageRules = (unit: MileageUnit): FormRules<MileageValues> => ({
  ...claimRules,
  distance: [min(0), max(tenthsOf(LONGEST_DISTANCE, unit) / 10)],
  reason: maxLength(LONGEST_REASON),
})

export const filledPlaces = (places: readonly Place[]): Place[] =>
  places.flatMap((place) => (place.label.trim() === '' ? [] : [{ ...place, label: place.label.trim() }]))

const shortName = ({ label }: Place): string => label.split(',')[0]?.trim() ?? label

/** What the claim is called: 'Leeds – Warrington, return'. */
export function wayName(given: readonly Place[], isReturn: boolean): string {
  const places = filledPlaces(given)
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return ''
  if (places.length === 1) return shortName(first)
  return `${shortName(first)} – ${shortName(last)}${isReturn ? ', return' : ''}`
}

/** What is sent: the way as a whole once a part of it was changed, as all of it says how far it was. */
export const mileageBody =
  (unit: MileageUnit) =>
  (changed: Partial<MileageValues>, values: MileageValues): Omit<ExpenseChanges, 'version'> => {
    const { places, isReturn, distance, reason } = values
    const isWayChanged = ['places', 'isReturn', 'distance', 'reason'].some((name) => name in changed)
    return {
      ...claimBody(changed),
      ...(isWayChanged && {
        name: wayName(places, isReturn),
        places: filledPlaces(places),
        isReturn,
        metres: distance === null ? null : metresOf(Math.round(distance * 10), unit),
        reason: reason.trim(),
      }),
    }
  }
