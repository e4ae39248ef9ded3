import type { TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice, InvoiceChanges, InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { invoices } from '@praxis/contract/invoices/invoices'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { textOf } from '@praxis/contract/protocol/reasons'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { useCall, useChange, useWholeCall } from '../../api/use-call'
import { saveOnNewest } from '../../ui/forms/save-on-newest'
import { invoiceQuery } from './invoices.queries'
import type { ItemChange } from './page/shown-invoice'

type OpenWork = Input<typeof invoices.addOpenWork>['body']
type NewFreeItem = Omit<Input<typeof invoices.createInvoiceItem>['body'], 'version'>

const keep = ({ id }: Invoice) => [invoiceQuery(id)]

/** Billing locks what is behind an invoice, and a deleted draft frees it: what shows that is fetched again. */
export const WITH_ROWS = ['invoices', 'timeSheetSubmissions', 'expenses', 'projects'] as const

export const useCreateInvoice = () => useWholeCall(invoices.createInvoice, { keep, changes: WITH_ROWS })

export const useUpdateInvoice = (id: string) =>
  useCall(invoices.updateInvoice, (body: Partial<InvoiceChanges> & MadeOn) => ({ params: { id }, body }), { keep })

const deletionOf = (id: string) => ['deleteInvoice', id]

export const useDeleteInvoice = (id: string) =>
  useCall(invoices.deleteInvoice, () => ({ params: { id } }), {
    mutationKey: deletionOf(id),
    changes: WITH_ROWS,
    endsPage: true,
  })

/** Whether the draft is deleted or about to be: then a live update must not fetch it again. */
export function useIsInvoiceDeleted(id: string): boolean {
  const states = useMutationState({
    filters: { mutationKey: deletionOf(id) },
    select: ({ state }) => state.status,
  })
  return states.some((status) => status === 'pending' || status === 'success')
}

export const useMoveToBilled = (id: string) =>
  useCall(invoices.moveToBilled, (body: MadeOn) => ({ params: { id }, body }), { keep, changes: WITH_ROWS })

const changeOf = (id: string) => ['changeInvoice', id]

/** Whether nobody else has changed what a change of an item is about. */
const isUntouched = (newest: Invoice, { item, changes }: Extract<ItemChange, { kind: 'item' }>): boolean => {
  const now: InvoiceItem | undefined = newest.items.find(({ id }) => id === item.id)
  return now !== undefined && Object.keys(changes).every((name) => Reflect.get(now, name) === Reflect.get(item, name))
}

const isSameSet = (newest: Invoice, itemIDs: readonly string[]): boolean =>
  newest.items.length === itemIDs.length && newest.items.every(({ id }) => itemIDs.includes(id))

/**
 * Changes an item, or the order of items. Changes are made one after the other, each on the newest invoice; one that
 * somebody else’s change stands in the way of is given up, with the reason.
 */
export function useChangeInvoice(id: string) {
  const queryClient = useQueryClient()
  const newest = () => queryClient.fetchQuery({ ...invoiceQuery(id), staleTime: 0 })
  const send = (change: ItemChange, version: number): Promise<Invoice> =>
    change.kind === 'item'
      ? api.call(invoices.updateInvoiceItem, {
          params: { id, itemId: change.item.id },
          body: { ...change.changes, version },
        })
      : api.call(invoices.orderInvoiceItems, { params: { id }, body: { itemIDs: [...change.itemIDs], version } })
  const make = async (change: ItemChange): Promise<Invoice> => {
    const known = await queryClient.ensureQueryData(invoiceQuery(id))
    return saveOnNewest(known, newest, (invoice) => {
      const isOurs = change.kind === 'item' ? isUntouched(invoice, change) : isSameSet(invoice, change.itemIDs)
      if (invoice !== known && !isOurs) throw new Error(textOf({ reason: 'changedMeanwhile' }))
      return send(change, invoice.version)
    })
  }
  return useChange(make, ['invoices'], { keep, mutationKey: changeOf(id), inOrder: `invoice ${id}` })
}

/** The changes that are on their way, in their order. */
export const usePendingChanges = (id: string): ItemChange[] =>
  useMutationState({
    filters: { mutationKey: changeOf(id), status: 'pending' },
    select: ({ state }) => state.variables as ItemChange,
  })

export const useUpdateTimeSheetGrouping = (id: string) =>
  useCall(
    invoices.updateTimeSheetGrouping,
    (body: { timeSheetGrouping: TimeSheetGrouping } & MadeOn) => ({ params: { id }, body }),
    { keep },
  )

export const useCreateInvoiceItem = (id: string) =>
  useCall(
    invoices.createInvoiceItem,
    ({ item, idempotencyKey, version }: { item: NewFreeItem; idempotencyKey: string } & MadeOn) => ({
      params: { id },
      body: { ...item, version },
      idempotencyKey,
    }),
    { keep },
  )

export const useAddOpenWork = (id: string) =>
  useCall(invoices.addOpenWork, (body: OpenWork) => ({ params: { id }, body }), { keep, changes: WITH_ROWS })

export const useDeleteInvoiceItem = (id: string) =>
  useCall(invoices.deleteInvoiceItem, (itemId: string) => ({ params: { id, itemId } }), {
    keep,
    changes: WITH_ROWS,
    inOrder: `invoice ${id}`,
  })
