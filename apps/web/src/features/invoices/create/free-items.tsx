import { ActionIcon, Button } from '@mantine/core'
import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { type PlanCategory, planCategories } from '@praxis/contract/plans/plan-rules'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { netOf } from '@praxis/domain/invoices/line-sums'
import { formatMoney } from '@praxis/domain/money/money'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { CATEGORIES } from '../../plans/plan-words'
import { ItemFields } from '../page/item-fields'
import { itemRules, newItem } from '../page/item-form'
import type { NewFreeItem } from './new-invoice'
import classes from './open-work.module.css'

interface FreeItemsProps {
  /** The key under which what is typed into an item is kept. */
  readonly draftsAt: string
  readonly work: UninvoicedWork
  readonly items: readonly NewFreeItem[]
  readonly onChange: (items: readonly NewFreeItem[]) => void
}

const WHOLE = 10_000

/** What a free item comes to without VAT. */
export const netOfFreeItem = ({ quantity, unitAmount, discountRate }: NewFreeItem): number =>
  netOf({
    quantity: Math.round((quantity ?? 0) * WHOLE),
    unitAmount: unitAmount ?? 0,
    discount: Math.round((discountRate ?? 0) * 100),
  })

/** Fixed fees and other items of their own. */
export function FreeItems({ draftsAt, work, items, onChange }: FreeItemsProps) {
  const [edited, setEdited] = useState<NewFreeItem>()
  const money = (amount: number) => formatMoney(amount, work.currency)
  const isNew = edited !== undefined && items.every(({ key }) => key !== edited.key)
  const close = () => setEdited(undefined)
  const add = () =>
    setEdited({ ...newItem, key: uniqueKey(), projectID: work.projects[0]?.id ?? null, category: 'othersBudget' })
  return (
    <section className={classes.card} aria-label="Free items">
      <Row gap={3} justify="between" className={classes.head}>
        <Text as="h2" weight="semi" size={14}>
          Free items
        </Text>
        <Text weight="semi" figures oneLine>
          {money(items.reduce((sum, item) => sum + netOfFreeItem(item), 0))}
        </Text>
      </Row>
      <ul>
        {items.map((item) => (
          <li key={item.key} className={classes.item}>
            <span />
            <Stack as="span" shrinks>
              <Text weight="medium" breaks>
                {item.name}
              </Text>
              <Text tone="third" size={12} figures>
                {item.quantity} × {money(item.unitAmount ?? 0)}
                {(item.discountRate ?? 0) > 0 && `, −${item.discountRate}%`}
              </Text>
            </Stack>
            <Row gap={2}>
              <Text weight="semi" figures oneLine>
                {money(netOfFreeItem(item))}
              </Text>
              <ActionIcon size="sm" aria-label={`Edit ${item.name}`} onClick={() => setEdited(item)}>
                <IconPencil {...icon} />
              </ActionIcon>
            </Row>
          </li>
        ))}
        <li className={classes.item} style={{ gridTemplateColumns: 'auto' }}>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus {...icon} />}
            onClick={add}
            style={{ justifySelf: 'start' }}
          >
            Add free item
          </Button>
        </li>
      </ul>
      {edited && (
        <FreeItemForm
          draft={`${draftsAt}/item/${isNew ? 'new' : edited.key}`}
          work={work}
          item={edited}
          isNew={isNew}
          onSave={(saved) => {
            onChange(isNew ? [...items, saved] : items.map((each) => (each.key === saved.key ? saved : each)))
            close()
          }}
          onDelete={() => {
            onChange(items.filter(({ key }) => key !== edited.key))
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

interface FreeItemFormProps {
  readonly draft: string
  readonly work: UninvoicedWork
  readonly item: NewFreeItem
  readonly isNew: boolean
  readonly onSave: (item: NewFreeItem) => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

const isCategory = (value: string | null): value is PlanCategory => planCategories.some((each) => each === value)

function FreeItemForm({ draft, work, item, isNew, onSave, onDelete, onClose }: FreeItemFormProps) {
  const form = useForm({
    draft,
    initialValues: item,
    rules: (values) => itemRules(values),
    onSave: (values) => onSave({ ...values, name: values.name.trim() }),
  })
  return (
    <FormDialog
      title={isNew ? 'Add free item' : `Edit ${item.name}`}
      width="narrow"
      form={form}
      saveLabel={isNew ? 'Add item' : 'Save'}
      onClose={onClose}
      onDelete={
        isNew
          ? undefined
          : () => {
              form.dropDraft()
              onDelete()
            }
      }
    >
      <ItemFields form={form} currency={work.currency} hasUsualVat showsState={false} />
      {work.projects.length > 1 && (
        <SelectField
          {...form.field('projectID')}
          label="Project"
          options={work.projects.map(({ id, name }) => ({ value: id, label: name }))}
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
