import { ActionIcon } from '@mantine/core'
import type { StatementLine } from '@praxis/contract/invoices/bank-statements'
import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../../ui/forms/form'
import { FormDialog } from '../../../../ui/forms/form-dialog'
import { MoneyField } from '../../../../ui/forms/money-field'
import { useTypedSearch } from '../../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../../ui/forms/select-field'
import { useForm } from '../../../../ui/forms/use-form'
import { icon } from '../../../../ui/icon'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { clientSearchQuery } from '../../../clients/clients.queries'
import { Notice } from '../../../plans/notice'
import { invoiceListQueries } from '../../invoices.queries'
import classes from './lines.module.css'
import { type ChosenPart, choiceProblem, confirmationOf, leftOf, withInvoice } from './match-parts'
import { isInvoiced, lineMoney, lineName, partyOf } from './statement-words'
import { useConfirmStatementLine } from './statements.mutations'

interface MatchDialogProps {
  readonly line: StatementLine
  readonly onClose: () => void
}

const MOST_FOUND = 20
const OPEN_STATES: readonly InvoiceState[] = ['overdue', 'billed', 'partPaid']
/** What went back to a client was paid before. */
const PAID_STATES: readonly InvoiceState[] = ['paid', 'partPaid', 'credited', 'overdue']

interface MatchValues {
  readonly parts: readonly ChosenPart[]
  readonly clientID: string | null
}

/** Chooses what a line is about: one invoice, several of a client, or none of them. */
export function MatchDialog({ line, onClose }: MatchDialogProps) {
  const { mutateAsync: confirmLine } = useConfirmStatementLine()
  const form = useForm<MatchValues>({
    draft: `statement/line/${line.id}`,
    initialValues: { parts: [], clientID: null },
    rules: ({ parts, clientID }) => ({ parts: () => choiceProblem(line, parts, clientID) }),
    onSave: async ({ parts, clientID }) => {
      await confirmLine({
        id: line.id,
        ...(parts.length === 0 && clientID !== null && { clientID }),
        parts: confirmationOf(line, parts),
      })
      showSuccess(`${lineMoney(line.amount, line.currency)} matched`)
      onClose()
    },
  })
  const { parts, clientID } = form.values
  const choose = (next: readonly ChosenPart[]) => form.setValue('parts', next)
  const problem = form.field('parts').error
  return (
    <FormDialog title={`What is ${lineName(line)} for?`} form={form} saveLabel="Confirm" onClose={onClose}>
      {problem && <FormRefusal>{problem}</FormRefusal>}
      {line.remittance && (
        <Text block size={13} tone="second" breaks>
          {line.remittance}
        </Text>
      )}
      <InvoiceSearch line={line} parts={parts} onChosen={choose} />
      <ChosenParts line={line} parts={parts} onChange={choose} />
      {parts.length === 0 && <ClientSearch value={clientID} onChange={(id) => form.setValue('clientID', id)} />}
      {form.isDirty && <Rest line={line} parts={parts} />}
    </FormDialog>
  )
}

interface PartsProps {
  readonly line: StatementLine
  readonly parts: readonly ChosenPart[]
}

/** Finds invoices by number, client or reference; once one is chosen, those of its client. */
function InvoiceSearch({ line, parts, onChosen }: PartsProps & { onChosen: (parts: readonly ChosenPart[]) => void }) {
  const { text, searching } = useTypedSearch()
  const client = parts[0]?.invoice.client
  const found = useQuery(
    invoiceListQueries({
      per: MOST_FOUND,
      filter: {
        kind: 'invoice',
        states: [...(line.amount < 0 ? PAID_STATES : OPEN_STATES)],
        ...(text !== '' && { search: text }),
        ...(client && { clientID: client.id }),
        ...(isInvoiced(line.currency) && { currency: line.currency }),
      },
      sortOrder: 'dueDate',
    }).page(1),
  )
  const offered = found.data?.items.filter(({ id }) => parts.every(({ invoice }) => invoice.id !== id)) ?? []
  return (
    <SelectField
      label={parts.length === 0 ? 'Invoice' : `Another invoice of ${client?.name}`}
      placeholder="Search by number, client or reference…"
      hint={line.amount < 0 ? 'Invoices that were paid before' : 'Invoices that are open'}
      isFirst
      value={null}
      options={offered.map((invoice) => ({
        value: invoice.id,
        label: `${invoice.number} · ${invoice.client.name}`,
        note: `${lineMoney(invoice.open ?? invoice.total, invoice.currency)}, due ${formatDay(invoice.dueDate)}`,
      }))}
      onChange={(id) => {
        const invoice = offered.find((each) => each.id === id)
        if (invoice) onChosen(withInvoice(line, parts, invoice))
      }}
      {...searching(found)}
    />
  )
}

function ChosenParts({ line, parts, onChange }: PartsProps & { onChange: (parts: readonly ChosenPart[]) => void }) {
  if (parts.length === 0) return null
  return (
    <Stack as="ul" gap={2} aria-label="Chosen invoices">
      {parts.map(({ invoice, amount }) => (
        <Row as="li" key={invoice.id} gap={3} wrap className={classes.part}>
          <Stack as="span" grow shrinks gap="hair" className={classes.about}>
            <Text weight="medium" size={13}>
              {invoice.number}
            </Text>
            <Text size={12} tone="third" figures>
              {lineMoney(invoice.open ?? invoice.total, line.currency)} open, due {formatDay(invoice.dueDate)}
            </Text>
          </Stack>
          <div className={classes.amount}>
            <MoneyField
              label={`Amount for ${invoice.number}`}
              hideLabel
              compact
              {...(isInvoiced(line.currency) && { currency: line.currency })}
              value={amount}
              onChange={(next) =>
                onChange(parts.map((part) => (part.invoice.id === invoice.id ? { ...part, amount: next } : part)))
              }
            />
          </div>
          <ActionIcon
            size="sm"
            aria-label={`Remove ${invoice.number}`}
            onClick={() => onChange(parts.filter((part) => part.invoice.id !== invoice.id))}
          >
            <IconX {...icon} />
          </ActionIcon>
        </Row>
      ))}
    </Stack>
  )
}

/** Whose money it is, where it is for no invoice. */
function ClientSearch({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { text, searching } = useTypedSearch()
  const found = useQuery(clientSearchQuery(text))
  return (
    <SelectField
      label="Or keep it as a client’s balance"
      placeholder="Choose a client…"
      clearable
      value={value}
      options={found.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      onChange={onChange}
      {...searching(found)}
    />
  )
}

function Rest({ line, parts }: PartsProps) {
  const left = leftOf(line, parts)
  if (left === 0 || Number.isNaN(left)) return null
  const text = lineMoney(Math.abs(left), line.currency)
  return (
    <Notice tone={left < 0 ? 'warning' : 'info'}>
      {left < 0
        ? `That is ${text} more than ${partyOf(line)} ${line.amount < 0 ? 'got' : 'paid'}.`
        : `${text} is left over and goes ${line.amount < 0 ? 'off' : 'to'} the client’s balance.`}
    </Notice>
  )
}
