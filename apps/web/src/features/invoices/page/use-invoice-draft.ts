import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { date } from '@praxis/domain/validation/date-rules'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQueryClient } from '@tanstack/react-query'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { useDraft } from '../../../ui/forms/use-draft'
import { useUpdateInvoice } from '../invoices.mutations'
import { invoiceQuery } from '../invoices.queries'

interface HeadValues {
  /** Null where it follows from the terms. */
  readonly dueDate: string | null
  readonly reference: string
  readonly note: string
}

const headValues = ({ dueDate, isDueDateTyped, reference, note }: Invoice): HeadValues => ({
  dueDate: isDueDateTyped ? dueDate : null,
  reference,
  note,
})

const rules = { dueDate: date(), reference: maxLength(200), note: maxLength(2000) }

/** The draft of what an invoice says beside its items. */
export function useInvoiceDraft(invoice: Invoice) {
  const queryClient = useQueryClient()
  const { mutateAsync: updateInvoice } = useUpdateInvoice(invoice.id)
  return useDraft({
    key: `invoice/${invoice.id}`,
    record: invoice,
    fetchNewest: () => queryClient.fetchQuery({ ...invoiceQuery(invoice.id), staleTime: 0 }),
    valuesOf: headValues,
    problemsOf: (values) => ruleProblems(values, rules),
    inputOf: (saved, values) => changesIfAny(saved, values),
    send: (changed, { newest: { version } }) => updateInvoice({ ...changed, version }),
    showsRefusal: true,
  })
}

export type InvoiceDraft = ReturnType<typeof useInvoiceDraft>

export const headLabels = { dueDate: 'due date', reference: 'reference', note: 'note' } as const
