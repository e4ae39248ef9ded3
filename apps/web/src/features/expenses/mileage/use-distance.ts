import type { Place } from '@praxis/contract/expenses/expense-shapes'
import type { Distance } from '@praxis/contract/expenses/expenses'
import { useQuery } from '@tanstack/react-query'
import { distanceQuery } from '../expenses.queries'
import { filledPlaces, type MileageValues } from './mileage-values'

const LONGEST_DECIMALS = 7
const degrees = (value: number): string => String(Number(value.toFixed(LONGEST_DECIMALS)))

/** A place as a query gives it; undefined where it is not known where the place is. */
const pointText = ({ latitude, longitude }: Place): string | undefined =>
  latitude === null || longitude === null ? undefined : `${degrees(latitude)};${degrees(longitude)}`

export interface FoundDistance {
  readonly distance: Distance | undefined
  /** Places of the way that nobody knows the whereabouts of, so that its length has to be entered. */
  readonly unknown: readonly Place[]
  readonly error: string | undefined
  readonly isLoading: boolean
}

/** How far the places of the form are, by the route service or by estimate. */
export function useDistance({ places, isReturn }: Pick<MileageValues, 'places' | 'isReturn'>): FoundDistance {
  const way = filledPlaces(places)
  const points = way.map(pointText)
  const known = points.filter((point) => point !== undefined)
  const isKnown = way.length >= 2 && known.length === way.length
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...distanceQuery(known, isReturn),
    enabled: isKnown,
  })
  return {
    distance: isKnown && !isPlaceholderData && !error ? data : undefined,
    unknown: way.filter((place) => pointText(place) === undefined),
    error: isKnown ? error?.message : undefined,
    isLoading: isKnown && isFetching && (!data || isPlaceholderData),
  }
}
