import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import type { Day } from '@praxis/domain/calendar/day'
import { formatDay } from '@praxis/domain/calendar/day'
import { lastDayOfEffort } from '@praxis/domain/invoices/draft-days'
import { formatMoney } from '@praxis/domain/money/money'
import { DateField } from '../../../ui/dates/date-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { FormRow } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Notice } from '../../plans/notice'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { KindCards } from './kind-cards'
import { type DraftsAhead, draftsAhead, fixedDraft, rulesOf, type SchedulerValues, valuesOf } from './scheduler-values'
import { SCHEDULER_TYPES } from './scheduler-words'
import { useUpdateInvoiceScheduler } from './schedulers.mutations'

interface SchedulerDialogProps {
  /** The scheduler as it is saved by now. */
  readonly scheduler: InvoiceScheduler
  readonly onClose: () => void
}

const DAYS = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: index === 30 ? '31, or the last day' : String(index + 1),
}))

const LABELS = {
  ...{ type: 'Kind', amount: 'Amount', dayOfMonth: 'Day of the month', until: 'Until', text: 'Text' },
  onlyDone: 'Only items marked as done',
}

/** When and how drafts of a project are made; it says what the first of them will be. */
export function SchedulerDialog({ scheduler, onClose }: SchedulerDialogProps) {
  const today = useToday(useReadersTimeZone())
  const { mutateAsync: update } = useUpdateInvoiceScheduler(scheduler.project.id)
  const { opened, isChangedWhileOpen } = useOpened(scheduler)
  const form = useForm<SchedulerValues>({
    draft: `invoice/scheduler/${scheduler.project.id}`,
    isOfRecord: true,
    initialValues: valuesOf(opened),
    rules: rulesOf(today),
    onSave: async (values) => {
      await update({ ...values, text: values.text.trim(), version: scheduler.version })
      showSuccess(values.type === 'none' ? 'Scheduler turned off' : 'Scheduler saved')
      onClose()
    },
  })
  const { values } = form
  const ahead = draftsAhead(values, scheduler, today)
  return (
    <FormDialog title={`Scheduler of ${scheduler.project.name}`} form={form} saveLabel="Save" onClose={onClose}>
      {isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen
          noun="scheduler"
          before={valuesOf(opened)}
          after={valuesOf(scheduler)}
          labels={LABELS}
          textOf={(path, value) => textOf(path, value, scheduler)}
        />
      )}
      <KindCards value={values.type} onChange={(type) => form.setValue('type', type)} />
      {values.type !== 'none' && (
        <>
          <FormRow>
            {values.type === 'fixedAmount' && (
              <MoneyField {...form.field('amount')} label="Amount, net" currency={scheduler.currency} />
            )}
            <SelectField
              {...form.field('dayOfMonth')}
              label="Day of the month"
              options={DAYS}
              value={String(values.dayOfMonth)}
              onChange={(day) => form.setValue('dayOfMonth', Number(day))}
            />
          </FormRow>
          <DateField
            {...form.field('until')}
            label="Until"
            optional
            today={today}
            min={today}
            hint={inAll(values, ahead, scheduler)}
          />
          {values.type === 'fixedAmount' && (
            <TextField
              {...form.field('text')}
              label="Text of the item"
              hint="{month} becomes the month of the draft"
              autoComplete="off"
            />
          )}
          {values.type === 'agreement' && (
            <SwitchField
              {...form.field('onlyDone')}
              label={LABELS.onlyDone}
              hint="Due items wait until the day they were done is entered. Retainers are due by period."
            />
          )}
          <FirstDraft values={values} ahead={ahead} scheduler={scheduler} />
        </>
      )}
    </FormDialog>
  )
}

const textOf = (path: string, value: unknown, { currency }: InvoiceScheduler): string | undefined => {
  if (path === 'type') return SCHEDULER_TYPES[value as SchedulerValues['type']]
  if (path === 'amount' && typeof value === 'number') return formatMoney(value, currency)
  return path === 'until' && typeof value === 'string' ? formatDay(value) : undefined
}

/** How many drafts there will be, and what they come to where that is known. */
function inAll(values: SchedulerValues, ahead: DraftsAhead | undefined, { currency }: InvoiceScheduler): string {
  if (!ahead || ahead.count === null) return 'Without a date, drafts are made until someone turns this off'
  const drafts = ahead.count === 1 ? '1 draft' : `${ahead.count} drafts`
  const { type, amount } = values
  if (type !== 'fixedAmount' || amount === null || Number.isNaN(amount)) return drafts
  return `${drafts}, ${formatMoney(ahead.count * amount, currency)} in all`
}

interface FirstDraftProps {
  readonly values: SchedulerValues
  readonly ahead: DraftsAhead | undefined
  readonly scheduler: InvoiceScheduler
}

/** What the first draft will be, and who is told. */
function FirstDraft({ values, ahead, scheduler }: FirstDraftProps) {
  if (!ahead) return <Notice tone="warning">No draft is made: the last day is before the first one</Notice>
  const names = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(scheduler.tells)
  return (
    <Notice tone="info">
      First draft on {formatDay(ahead.first)}: <WhatItHas values={values} day={ahead.first} scheduler={scheduler} />
      {scheduler.tells.length > 0 && ` ${names} ${scheduler.tells.length === 1 ? 'is' : 'are'} told.`}
    </Notice>
  )
}

function WhatItHas({ values, day, scheduler }: Omit<FirstDraftProps, 'ahead'> & { readonly day: Day }) {
  const money = (amount: number) => formatMoney(amount, scheduler.currency)
  const { type, amount, onlyDone } = values
  if (type === 'effort') return <>all open time up to {formatDay(lastDayOfEffort(day))}.</>
  if (type === 'agreement') return <>agreed items that are due{onlyDone && ' and done'} by then; none without one.</>
  if (amount === null || Number.isNaN(amount)) return <>enter an amount.</>
  const { text, net, total } = fixedDraft(values, scheduler, day)
  return (
    <>
      <b>{text}</b>, {money(net)} net, {money(total)} with VAT.
    </>
  )
}
