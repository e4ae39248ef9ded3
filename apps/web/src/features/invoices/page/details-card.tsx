import { timeSheetGroupings } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { useQueryClient } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DateField } from '../../../ui/dates/date-field'
import { attempt } from '../../../ui/feedback/attempt'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ClientLink } from '../../clients/client-link'
import { ProjectLink } from '../../projects/project-link'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { InvoiceLink } from '../invoice-link'
import { GROUPINGS } from '../invoice-words'
import { useUpdateTimeSheetGrouping } from '../invoices.mutations'
import { invoiceQuery } from '../invoices.queries'
import type { InvoiceDraft } from './use-invoice-draft'

interface DetailsCardProps {
  readonly invoice: Invoice
  readonly draft: InvoiceDraft
  readonly canEdit: boolean
}

/** What an invoice says beside its items. */
export function DetailsCard({ invoice, draft, canEdit }: DetailsCardProps) {
  const { capabilities } = useWorkspaceViewer()
  const { client, kind } = invoice
  const isCreditNote = kind === 'creditNote'
  return (
    <Card title="Details">
      <Stack gap={4} ref={draft.element}>
        <DetailsList>
          <DetailsRow label={isCreditNote ? 'Credited to' : 'Client'}>
            {capabilities.has('canManageClients') ? <ClientLink id={client.id}>{client.name}</ClientLink> : client.name}
          </DetailsRow>
          <DetailsRow label="Number">{invoice.number ?? <Text tone="third">when billed</Text>}</DetailsRow>
          <DetailsRow label={isCreditNote ? 'Issued on' : invoice.billedOn ? 'Billed on' : 'Date'}>
            {invoice.billedOn ? formatDay(invoice.billedOn) : <Text tone="third">when billed</Text>}
          </DetailsRow>
          {!canEdit && !isCreditNote && <DetailsRow label="Due date">{formatDay(invoice.dueDate)}</DetailsRow>}
          {!canEdit && <DetailsRow label="Reference">{invoice.reference}</DetailsRow>}
          {invoice.billedBy && (
            <DetailsRow label={isCreditNote ? 'Issued by' : 'Billed by'}>{invoice.billedBy.displayName}</DetailsRow>
          )}
          {invoice.createdBy && !invoice.billedBy && (
            <DetailsRow label="Made by">{invoice.createdBy.displayName}</DetailsRow>
          )}
          {invoice.scheduledFor && <DetailsRow label="By scheduler">for {formatDay(invoice.scheduledFor)}</DetailsRow>}
          <DetailsRow label={invoice.projects.length === 1 ? 'Project' : 'Projects'}>
            <Stack as="span" gap="hair">
              {invoice.projects.map(({ id, name }) => (
                <ProjectLink key={id} id={id}>
                  {name}
                </ProjectLink>
              ))}
            </Stack>
          </DetailsRow>
          {invoice.creditedInvoice && (
            <DetailsRow label="Credited invoice">
              <InvoiceLink id={invoice.creditedInvoice.id}>{invoice.creditedInvoice.number}</InvoiceLink>
            </DetailsRow>
          )}
        </DetailsList>
        {canEdit && <HeadFields invoice={invoice} draft={draft} />}
      </Stack>
    </Card>
  )
}

function HeadFields({ invoice, draft }: Pick<DetailsCardProps, 'invoice' | 'draft'>) {
  const queryClient = useQueryClient()
  const today = useToday(useReadersTimeZone())
  const { mutateAsync: updateTimeSheetGrouping, isPending } = useUpdateTimeSheetGrouping(invoice.id)
  const hasTime = invoice.items.some(({ source }) => source === 'time')
  const group = (value: string | null) => {
    const timeSheetGrouping = timeSheetGroupings.find((each) => each === value)
    if (!timeSheetGrouping) return
    void attempt(
      saveOnNewest(
        invoice,
        () => queryClient.fetchQuery({ ...invoiceQuery(invoice.id), staleTime: 0 }),
        ({ version }) => updateTimeSheetGrouping({ timeSheetGrouping, version }),
      ),
    )
  }
  return (
    <>
      <DateField
        {...draft.field('dueDate')}
        label="Due date"
        optional
        today={today}
        placeholder={formatDay(invoice.isDueDateTyped ? null : invoice.dueDate)}
        hint={
          draft.values.dueDate === null ? 'Follows from the payment terms' : 'Leave empty to follow the payment terms'
        }
      />
      <TextField {...draft.field('reference')} label="Reference" optional autoComplete="off" />
      {hasTime && (
        <SelectField
          label="Time sheet grouping"
          hint="Grouping anew takes back what was changed in lines of time"
          options={timeSheetGroupings.map((value) => ({ value, label: GROUPINGS[value] }))}
          disabled={isPending}
          value={invoice.timeSheetGrouping}
          onChange={group}
        />
      )}
    </>
  )
}
