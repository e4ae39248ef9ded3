import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../../api/use-call'
import { WITH_ROWS } from '../invoices.mutations'
import { invoiceQuery } from '../invoices.queries'

type NewCreditNote = Input<typeof creditNotes.createCreditNote>['body']

/** What is behind wholly credited items is open again. */
export const useCreateCreditNote = (id: string) =>
  useCall(
    creditNotes.createCreditNote,
    ({ note, idempotencyKey }: { note: NewCreditNote; idempotencyKey: string }) => ({
      params: { id },
      body: note,
      idempotencyKey,
    }),
    { keep: (created) => [invoiceQuery(created.id)], changes: [...WITH_ROWS, 'bankStatements'] },
  )
