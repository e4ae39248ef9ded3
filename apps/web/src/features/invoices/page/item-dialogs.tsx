import type { Invoice, InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { type PlanCategory, planCategories } from '@praxis/contract/plans/plan-rules'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { CATEGORIES } from '../../plans/plan-words'
import { useChangeInvoice, useCreateInvoiceItem } from '../invoices.mutations'
import { invoiceQuery } from '../invoices.queries'
import { ItemFields } from './item-fields'
import { itemChanges, itemInput, itemRules, itemValues, newItem } from './item-form'
import type { ItemsEditing } from './use-items-editing'

interface OfInvoice {
  readonly invoice: Invoice
  readonly onClose: () => void
}

/** All that can be changed of an item, at once. */
export function EditItemDialog({ invoice, item, onClose }: OfInvoice & { readonly item: InvoiceItem }) {
  const { mutateAsync: changeInvoice } = useChangeInvoice(invoice.id)
  const form = useForm({
    draft: `invoice/${invoice.id}/item/${item.id}`,
    initialValues: itemValues(item),
    rules: itemRules,
    onSave: async (values) => {
      const changes = itemChanges(item, values)
      if (Object.keys(changes).length > 0) await changeInvoice({ kind: 'item', item, changes })
      onClose()
    },
  })
  return (
    <FormDialog title={`Edit ${item.name}`} width="narrow" form={form} saveLabel="Save" onClose={onClose}>
      <ItemFields form={form} currency={invoice.currency} hasUsualVat={false} showsState />
    </FormDialog>
  )
}

const isCategory = (value: string | null): value is PlanCategory => planCategories.some((each) => each === value)

/** An item of its own: a fixed fee, a hotel room, something taken off. */
export function FreeItemDialog({ invoice, onClose }: OfInvoice) {
  const queryClient = useQueryClient()
  const { mutateAsync: createInvoiceItem } = useCreateInvoiceItem(invoice.id)
  const { projects } = invoice
  const form = useForm({
    draft: `invoice/${invoice.id}/item/new`,
    initialValues: {
      ...newItem,
      projectID: (projects[0]?.id ?? null) as string | null,
      category: 'othersBudget' as PlanCategory,
    },
    rules: (values) => itemRules(values),
    onSave: async ({ projectID, category, ...values }, idempotencyKey) => {
      const item = { ...itemInput(values), category, ...(projectID !== null && { projectID }) }
      await saveOnNewest(
        invoice,
        () => queryClient.fetchQuery({ ...invoiceQuery(invoice.id), staleTime: 0 }),
        ({ version }) => createInvoiceItem({ item, idempotencyKey, version }),
      )
      onClose()
    },
  })
  return (
    <FormDialog title="Add item" width="narrow" form={form} saveLabel="Add item" onClose={onClose}>
      <ItemFields form={form} currency={invoice.currency} hasUsualVat showsState={false} />
      {projects.length > 1 && (
        <SelectField
          {...form.field('projectID')}
          label="Project"
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        label="Counts for the budget of"
        options={planCategories.map((value) => ({ value, label: CATEGORIES[value] }))}
        value={form.values.category}
        onChange={(value) => isCategory(value) && form.setValue('category', value)}
      />
    </FormDialog>
  )
}

/** Asks before something typed is lost; what was logged is open again instead. */
export function RemoveItemDialog({
  item,
  editing,
  onClose,
}: {
  readonly item: InvoiceItem
  readonly editing: ItemsEditing
  readonly onClose: () => void
}) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Remove ${item.name}?`}
      confirmLabel="Remove item"
      danger
      onConfirm={async () => {
        await editing.remove(item)
        onClose()
      }}
    >
      {item.source === 'free' ? 'This can’t be undone.' : 'What is behind it stays open, and is offered again.'}
    </ConfirmDialog>
  )
}
