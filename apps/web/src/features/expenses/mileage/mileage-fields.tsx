import { DateField } from '../../../ui/dates/date-field'
import { FormRow } from '../../../ui/forms/form'
import { SwitchField } from '../../../ui/forms/switch-field'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import type { ClaimFieldsProps } from '../claim/claim-fields-props'
import { ExtraFields } from '../claim/extra-fields'
import { BillingField, ProjectField, useProjectOfClaim } from '../claim/project-fields'
import { useClosedHint } from '../use-closed-hint'
import { DistanceField, DistanceReason, DistanceWorth } from './distance-field'
import type { MileageValues } from './mileage-values'
import { PlacesField } from './places-field'
import { RoutePicture } from './route-picture'
import { useDistance } from './use-distance'
import { useMileageSettings } from './use-mileage-settings'

/** The fields of a claim of a way travelled. */
export function MileageFields(props: ClaimFieldsProps<MileageValues>) {
  const { form, expense, problemAt } = props
  const { places, isReturn } = form.values
  const today = useToday(useReadersTimeZone())
  const { unit, rate } = useMileageSettings(expense)
  const project = useProjectOfClaim(props)
  const found = useDistance({ places, isReturn })
  const way = { ...props, found, unit }
  const day = form.field('incurredDate')
  const closed = useClosedHint(form.values.incurredDate)
  return (
    <>
      <RoutePicture places={places} />
      <PlacesField
        value={places}
        onChange={(changed) => form.setValue('places', changed)}
        error={form.field('places').error ?? problemAt?.('places')}
      />
      <SwitchField {...form.field('isReturn')} label="There and back" />
      <FormRow>
        <DateField
          {...day}
          label="Day"
          today={today}
          max={today}
          hint={closed}
          error={day.error ?? problemAt?.('incurredDate')}
        />
        <DistanceField {...way} />
      </FormRow>
      <DistanceReason {...way} />
      <DistanceWorth {...way} rate={rate} />
      <ProjectField {...props} of={project} />
      <BillingField {...props} of={project} />
      <ExtraFields {...props} />
    </>
  )
}
