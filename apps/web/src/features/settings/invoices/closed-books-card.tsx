import { Button } from '@mantine/core'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { addDays, type Day, formatDay, isDay, startOfMonth } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { date } from '@praxis/domain/validation/date-rules'
import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query'
import { DateField } from '../../../ui/dates/date-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen } from '../../../ui/forms/changed-while-open'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { useDayText, useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useClosePeriod } from '../settings.mutations'
import { useManagement } from '../use-management'
import { lastClosing } from './last-closing'

const historyOf = (id: string) =>
  query(
    operations.getHistory,
    { params: { entity: 'company', id }, query: { per: 100 } },
    { topics: ['companyManagement'] },
  )

/** Up to which day the books are closed, who closed them, and the way to close more or open some again. */
export function ClosedBooksCard() {
  const { company } = useManagement()
  const { closedUntil } = company.details
  const [isOpen, setIsOpen] = useState(false)
  const dayText = useDayText()
  const { data } = useQuery(historyOf(company.id))
  const last = lastClosing(data?.items ?? [])
  return (
    <Card title="Closed books" note="time, expenses, rates and invoices stay as they are">
      <Row gap={3} wrap justify="between">
        <Stack gap={1} shrinks>
          <Text weight="medium" figures>
            {closedUntil ? `Closed up to ${formatDay(closedUntil)}` : 'Nothing is closed'}
          </Text>
          {last && (
            <Text tone="second" size={13} breaks>
              {last.closedUntil ? `Set to ${formatDay(last.closedUntil)}` : 'Opened'} by {last.by} on {dayText(last.at)}
              {last.reason && `: ${last.reason}`}
            </Text>
          )}
        </Stack>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {closedUntil ? 'Change closed books' : 'Close books'}
        </Button>
      </Row>
      {isOpen && <ClosingDialog closedUntil={closedUntil} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

interface ClosingValues {
  /** Null where nothing is to be closed. */
  readonly closedUntil: string | null
  readonly reason: string
}

const LONGEST_REASON = 500

const beforeToday = (today: Day): Rule =>
  unlessEmpty((value) => (isDay(String(value)) && String(value) >= today ? 'Enter a date before today' : undefined))

const opensSome = (before: Day | null, next: string | null): boolean =>
  before !== null && (next === null || (isDay(next) && next < before))

interface ClosingDialogProps {
  /** As it is saved by now. */
  readonly closedUntil: Day | null
  readonly onClose: () => void
}

function ClosingDialog({ closedUntil, onClose }: ClosingDialogProps) {
  const [opened] = useState(closedUntil)
  const { company } = useManagement()
  const today = useToday(useReadersTimeZone())
  const companyToday = dayInTimeZone(new Date(), company.details.timeZone)
  const { mutateAsync: closePeriod } = useClosePeriod()
  const form = useForm<ClosingValues>({
    draft: 'company/closing',
    isOfRecord: true,
    // Mostly the month before is closed.
    initialValues: { closedUntil: opened ?? addDays(startOfMonth(companyToday), -1), reason: '' },
    rules: (values) => ({
      closedUntil: [date(), beforeToday(companyToday)],
      reason: [maxLength(LONGEST_REASON), ...(opensSome(closedUntil, values.closedUntil) ? [required('Reason')] : [])],
    }),
    onSave: async (values) => {
      await closePeriod({ closedUntil: values.closedUntil, reason: values.reason.trim() })
      showSuccess(
        values.closedUntil === null
          ? 'The books are open'
          : `The books are closed up to ${formatDay(values.closedUntil)}`,
      )
      onClose()
    },
  })
  const opens = opensSome(closedUntil, form.values.closedUntil)
  return (
    <FormDialog
      title={closedUntil ? 'Change closed books' : 'Close books'}
      form={form}
      saveLabel={opens ? 'Reopen books' : 'Close books'}
      danger={opens}
      onClose={onClose}
      width="narrow"
    >
      {closedUntil !== opened && !form.isSaving && (
        <ChangedWhileOpen
          noun="day"
          before={{ closedUntil: opened }}
          after={{ closedUntil }}
          labels={{ closedUntil: 'Closed up to' }}
          textOf={() => (closedUntil ? formatDay(closedUntil) : undefined)}
        />
      )}
      <DateField
        {...form.field('closedUntil')}
        label="Closed up to"
        optional={closedUntil !== null}
        today={today}
        max={addDays(companyToday, -1)}
        hint={closedUntil ? 'Leave empty to open everything' : 'The last day that stays as it is'}
      />
      <TextareaField
        {...form.field('reason')}
        label="Reason"
        optional={!opens}
        hint={opens ? 'It stays in the history' : undefined}
      />
    </FormDialog>
  )
}
