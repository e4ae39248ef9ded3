import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { isDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef } from 'react'
import { useWorkspaceViewer } from '../../../../shell/workspace/workspace-context'
import { DateField } from '../../../../ui/dates/date-field'
import { TimeField } from '../../../../ui/dates/time-field'
import { FormRow } from '../../../../ui/forms/form'
import { TextField } from '../../../../ui/forms/text-field'
import { icon } from '../../../../ui/icon'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { EmployeePicker } from '../../../people/employee-picker'
import { useToday } from '../../../reader/readers-time'
import { AssetPicker } from './asset-picker'
import { type BookingValues, beginningOn, lengthOf } from './booking-values'
import type { BookingForm } from './use-booking-form'

const weekdayHint = (day: string | null) =>
  day !== null && isDay(day)
    ? new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
    : undefined

/** Who decides on the booking, before it is sent. */
function decisionText(asset: Asset, forWhom: string | undefined): string {
  if (forWhom) return `Approved straight away, as you book it for ${forWhom}`
  return asset.isAutoApproved ? 'Approved straight away' : 'Waits until someone who manages assets approves it'
}

/** The fields of a booking: what, from when to when, why and for whom. */
export function BookingFields({ of }: { of: BookingForm }) {
  const { form, subject, timeZone, times, asset, conflict } = of
  const { values } = form
  const { capabilities } = useWorkspaceViewer()
  const today = useToday(timeZone)
  const isCollected = subject.kind === 'change' && subject.booking.takenAt !== null
  // What is approved is approved for this asset; whoever manages assets may give another one.
  const keepsAsset =
    subject.kind === 'change' && subject.booking.request.state === 'approved' && !capabilities.has('canManageAssets')
  const isAssetKnown = subject.kind === 'new' ? subject.asset !== undefined : true
  const keep = (next: BookingValues) => {
    if (next.from !== values.from) form.setValue('from', next.from)
    if (next.to !== values.to) form.setValue('to', next.to)
  }
  // The day is gone while another one is typed, and the length with it.
  const length = useRef<number | undefined>(undefined)
  length.current = lengthOf(values) ?? length.current
  return (
    <Stack gap={4} shrinks>
      <AssetPicker
        {...form.field('assetID')}
        label="Asset"
        placeholder="Name or code"
        times={times}
        disabled={isCollected || keepsAsset}
        isFirst={!isAssetKnown}
        hint={values.assetID?.code}
      />
      <FormRow>
        <DateField
          {...form.field('from')}
          label="From"
          today={today}
          disabled={isCollected}
          isFirst={isAssetKnown && !isCollected}
          hint={weekdayHint(values.from)}
          onChange={(day) => keep(beginningOn(values, day, length.current))}
        />
        <TimeField {...form.field('fromTime')} label="Start time" disabled={isCollected} />
      </FormRow>
      <FormRow>
        <DateField
          {...form.field('to')}
          label="To"
          today={today}
          isFirst={isCollected}
          hint={weekdayHint(values.to)}
          {...(values.from !== null && isDay(values.from) && { min: values.from })}
        />
        <TimeField {...form.field('toTime')} label="End time" />
      </FormRow>
      {conflict && (
        <Row role="status" align="start" gap={2} size={13} tone="error" weight="medium">
          <IconAlertTriangle {...icon} />
          <span>{conflict}</span>
        </Row>
      )}
      <TextField {...form.field('note')} label="Note" optional placeholder="What you need it for" />
      {subject.kind === 'new' && !subject.corrects && capabilities.has('canManageAssets') && (
        <EmployeePicker {...form.field('employeeID')} label="For" optional placeholder="Yourself" />
      )}
      {subject.kind === 'new' && asset && !conflict && (
        <Text as="p" tone="second" size={13}>
          {decisionText(asset, values.employeeID?.displayName)}
        </Text>
      )}
    </Stack>
  )
}
