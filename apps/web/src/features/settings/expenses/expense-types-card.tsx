import type { ExpenseType } from '@praxis/contract/company/expense-types'
import { formatPercent } from '@praxis/domain/money/percent'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { ComboField } from '../../../ui/forms/combo-field'
import { FormRow } from '../../../ui/forms/form'
import { NumberField } from '../../../ui/forms/number-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { CollectionCard, itemsOf } from '../collection-card'
import collection from '../collection-card.module.css'
import { nameRules } from '../collections/collection-rules'
import { fractionOf, percentOf } from '../collections/percent'
import { useCreateExpenseType, useDeleteExpenseType, useUpdateExpenseType } from '../settings.mutations'
import { expenseTypesQuery, itemCodesQuery } from '../settings.queries'

interface ExpenseTypeValues {
  readonly code: string
  readonly name: string
  readonly expenseTypeDescription: string
  readonly category: string
  readonly vatPercent: number | null
  readonly isReceiptNeeded: boolean
}

const LONGEST = { code: 40, description: 1000, category: 120 }
const USUAL_VAT_PERCENT = 20

const columns: Column<ExpenseType>[] = [
  { id: 'code', header: 'Code', width: 92, cell: ({ code }) => code || <Text tone="third">–</Text> },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <span className={collection.named}>{name}</span>,
  },
  {
    id: 'category',
    header: 'Category',
    desktopOnly: true,
    cell: ({ category }) => (category ? <Text breaks>{category}</Text> : <Text tone="third">–</Text>),
  },
  {
    id: 'receipt',
    header: 'Receipt',
    width: 96,
    desktopOnly: true,
    cell: ({ isReceiptNeeded }) => (isReceiptNeeded ? 'Needed' : <Text tone="third">–</Text>),
  },
  { id: 'vat', header: 'VAT', align: 'end', width: 72, cell: ({ vatRate }) => formatPercent(vatRate) },
]

const inputOf = ({ vatPercent, ...values }: Partial<ExpenseTypeValues>) => ({
  ...values,
  ...(vatPercent != null && { vatRate: fractionOf(vatPercent) }),
})

export function ExpenseTypesCard({ categories }: { categories: readonly string[] }) {
  const { data: codes } = useQuery(itemCodesQuery)
  const { mutateAsync: createExpenseType } = useCreateExpenseType()
  const { mutateAsync: updateExpenseType } = useUpdateExpenseType()
  const { mutateAsync: deleteExpenseType } = useDeleteExpenseType()
  return (
    <CollectionCard<ExpenseType, ExpenseTypeValues>
      title="Expense types"
      noun="expense type"
      {...itemsOf(useQuery(expenseTypesQuery))}
      columns={columns}
      emptyText="Every expense has a type. Add the first one."
      nameOf={({ name }) => name}
      valuesOf={(type) => ({
        code: type?.code ?? '',
        name: type?.name ?? '',
        expenseTypeDescription: type?.expenseTypeDescription ?? '',
        category: type?.category ?? '',
        vatPercent: type ? percentOf(type.vatRate) : USUAL_VAT_PERCENT,
        isReceiptNeeded: type?.isReceiptNeeded ?? true,
      })}
      rules={() => ({
        code: maxLength(LONGEST.code),
        name: nameRules(),
        expenseTypeDescription: maxLength(LONGEST.description),
        category: maxLength(LONGEST.category),
        vatPercent: [required('VAT'), min(0), max(100)],
      })}
      fieldOfReason={{ duplicatedExpenseTypes: 'code' }}
      fields={(form) => (
        <>
          <FormRow>
            <ComboField {...form.field('code')} label="Code" optional suggestions={codes ?? []} />
            <NumberField {...form.field('vatPercent')} label="VAT" min={0} max={100} suffix="%" />
          </FormRow>
          <TextField {...form.field('name')} label="Name" autoFocus />
          <ComboField {...form.field('category')} label="Category" optional suggestions={categories} />
          <TextareaField {...form.field('expenseTypeDescription')} label="Description" optional />
          <SwitchField {...form.field('isReceiptNeeded')} label="Receipt needed" />
        </>
      )}
      onCreate={({ vatPercent, ...values }, idempotencyKey) =>
        createExpenseType({ input: { body: { ...values, vatRate: fractionOf(vatPercent ?? 0) } }, idempotencyKey })
      }
      onUpdate={({ id, version }, changed) =>
        updateExpenseType({ input: { params: { id }, body: { ...inputOf(changed), version } } })
      }
      labels={{
        code: 'Code',
        name: 'Name',
        expenseTypeDescription: 'Description',
        category: 'Category',
        vatPercent: 'VAT',
        isReceiptNeeded: 'Receipt needed',
      }}
      textOf={(_, value) =>
        typeof value === 'number' ? `${value}%` : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined
      }
      historyOf={({ id }) => ({ entity: 'expenseType', id })}
      deletion={{ onDelete: ({ id }) => deleteExpenseType({ input: { params: { id } } }) }}
    />
  )
}
