import { type MileageUnit, mileageAmount } from '@praxis/domain/expenses/mileage'
import { formatMoney } from '@praxis/domain/money/money'
import { useState } from 'react'
import { NumberField } from '../../../ui/forms/number-field'
import { TextField } from '../../../ui/forms/text-field'
import { Row, Text } from '../../../ui/layout/box'
import type { ClaimFieldsProps } from '../claim/claim-fields-props'
import { useCompanyCurrency } from '../company-currency'
import { distanceText } from '../expense-words'
import classes from './mileage.module.css'
import type { MileageValues } from './mileage-values'
import type { FoundDistance } from './use-distance'

interface DistanceProps extends ClaimFieldsProps<MileageValues> {
  readonly found: FoundDistance
  readonly unit: MileageUnit
}

/** The claimed distance in tenths: what was entered, or what the places say. */
const tenthsClaimed = ({ distance }: MileageValues, found: FoundDistance): number | undefined =>
  distance === null || Number.isNaN(distance) ? found.distance?.tenths : Math.round(distance * 10)

/** Whether another distance was entered than the one that was found. */
const isChanged = ({ distance }: MileageValues, found: FoundDistance): boolean =>
  distance !== null && found.distance !== undefined && Math.round(distance * 10) !== found.distance.tenths

function sourceText(
  { values: { isReturn, distance } }: DistanceProps['form'],
  found: FoundDistance,
  unit: MileageUnit,
) {
  const { distance: suggested, unknown, error, isLoading } = found
  if (isLoading) return 'Finding the distance…'
  if (!suggested) {
    if (error) return `${error}. Enter the distance.`
    return unknown.length > 0 ? 'Enter the distance: not all places are known' : undefined
  }
  if (distance !== null) return `Suggested: ${distanceText(suggested.tenths, unit)}`
  const isRoute = suggested.source === 'route'
  if (!isReturn) return isRoute ? 'By the route service' : 'Estimated from the places'
  return `2 × ${suggested.tenths / 20}, ${isRoute ? 'by the route service' : 'estimated from the places'}`
}

/** How far it was, by whom that was found out; another distance takes a reason. */
export function DistanceField(props: DistanceProps) {
  const { form, found, unit, problemAt } = props
  const field = form.field('distance')
  const { distance } = form.values
  // Whoever has emptied the field is about to type: what the places say comes back once it is left.
  const [isEmptied, setIsEmptied] = useState(false)
  const suggested = found.distance && !isEmptied ? found.distance.tenths / 10 : null
  return (
    <NumberField
      {...field}
      label="Distance"
      value={distance ?? suggested}
      onChange={(entered) => {
        setIsEmptied(entered === null)
        field.onChange(entered)
      }}
      onBlur={() => {
        setIsEmptied(false)
        field.onBlur()
      }}
      min={0}
      step={0.1}
      suffix={unit === 'metric' ? 'km' : 'miles'}
      error={field.error ?? problemAt?.('distance')}
      hint={sourceText(form, found, unit)}
    />
  )
}

export function DistanceReason({ form, found, problemAt }: DistanceProps) {
  const field = form.field('reason')
  if (!isChanged(form.values, found) && field.value === '') return null
  return (
    <TextField
      {...field}
      label="Why the distance differs"
      placeholder="Diversion, several calls"
      error={field.error ?? problemAt?.('reason')}
    />
  )
}

/** '98 miles × £0.45', and what that comes to. */
export function DistanceWorth({ form, found, unit, rate }: DistanceProps & { readonly rate: number }) {
  const currency = useCompanyCurrency()
  const tenths = tenthsClaimed(form.values, found) ?? 0
  return (
    <Row justify="between" size={13} tone="second" className={classes.sum}>
      <Text figures>
        {distanceText(tenths, unit)} × {formatMoney(rate, currency)}
      </Text>
      <Text as="b" heading={16} tone="first" figures>
        {formatMoney(mileageAmount(tenths, rate), currency)}
      </Text>
    </Row>
  )
}
