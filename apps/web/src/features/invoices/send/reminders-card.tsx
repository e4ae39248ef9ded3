import { Button, UnstyledButton } from '@mantine/core'
import type { InvoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { useDayText } from '../../reader/readers-time'
import { FactsLinks } from './facts-links'
import { MailPreview } from './mail-preview'
import { useUpdateInvoiceReminders } from './send.mutations'
import { invoiceRemindersQuery } from './send.queries'

const WHY: Readonly<Record<NonNullable<InvoiceReminders['why']>, string>> = {
  noLevels: 'Your workspace sends no reminders.',
  allSent: 'All reminders are sent.',
  notOpen: 'Nothing is left to pay, so nobody is reminded.',
  stopped: 'Reminders are off for this invoice.',
  noAddress: 'The client has no billing e-mails, so nobody can be reminded.',
}

/** The reminders of an invoice: what was sent, what comes next, and the switch that stops them. */
export function RemindersCard({ invoice }: { invoice: Invoice }) {
  const { data: reminders, error, refetch } = useQuery(invoiceRemindersQuery(invoice.id))
  return (
    <Card title="Reminders" count={reminders?.sent.length} flush>
      {reminders ? (
        <Reminders invoice={invoice} reminders={reminders} />
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
    </Card>
  )
}

type Message = Pick<InvoiceReminders['sent'][number], 'level' | 'recipients' | 'subject' | 'text'>

function Reminders({ invoice, reminders }: { invoice: Invoice; reminders: InvoiceReminders }) {
  const [shown, setShown] = useState<Message>()
  const dayText = useDayText()
  const { sent, next, why, can, isStopped } = reminders
  const maySwitch = can.stop && (next !== null || why === 'stopped')
  return (
    <>
      {why && (
        <CardNote>
          {WHY[why]} {why === 'noLevels' && <FactsLinks client={invoice.client} places={['companySettings']} />}
          {why === 'noAddress' && <FactsLinks client={invoice.client} places={['client']} />}
        </CardNote>
      )}
      <ul aria-label="Reminders">
        {next && <ReminderRow message={next} when={`on ${formatDay(next.day)}`} isNext onShow={setShown} />}
        {sent.map((message) => (
          <ReminderRow
            key={message.level}
            message={message}
            when={`sent on ${dayText(message.sentAt)}`}
            onShow={setShown}
          />
        ))}
      </ul>
      {maySwitch && (
        <CardFoot>
          <Box style={{ padding: 'var(--s2) 0' }}>
            <RemindersSwitch invoice={invoice} isStopped={isStopped} />
          </Box>
        </CardFoot>
      )}
      {shown && <ReminderDialog message={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function RemindersSwitch({ invoice, isStopped }: { invoice: Invoice; isStopped: boolean }) {
  const { mutateAsync: updateReminders, isPending, variables } = useUpdateInvoiceReminders(invoice.id)
  return (
    <SwitchField
      label="Send reminders of this invoice"
      value={isPending ? !variables : !isStopped}
      disabled={isPending}
      onChange={(isOn) => void attempt(updateReminders(!isOn))}
    />
  )
}

interface ReminderRowProps {
  readonly message: Message
  readonly when: string
  readonly isNext?: boolean
  readonly onShow: (message: Message) => void
}

function ReminderRow({ message, when, isNext = false, onShow }: ReminderRowProps) {
  const name = `Reminder ${message.level}`
  return (
    <CardRow
      name={
        <UnstyledButton onClick={() => onShow(message)} aria-label={`Show ${name.toLowerCase()}`}>
          {isNext ? `Next: ${name.toLowerCase()}` : name}
        </UnstyledButton>
      }
      second={`${when} · ${message.recipients.join(', ')}`}
    />
  )
}

function ReminderDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Reminder ${message.level}`}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <MailPreview subject={message.subject} text={message.text} recipients={message.recipients} />
    </Dialog>
  )
}
