import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormSection } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SegmentField } from '../../../ui/forms/segment-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Text } from '../../../ui/layout/box'
import { useCreateAssetCategory, useUpdateAssetCategory } from '../assets.mutations'
import {
  categoryChanges,
  categoryForm,
  categoryInput,
  categoryLabels,
  categoryRules,
  newCategory,
} from './category-form'

const RULES = [
  { value: 'requiredBooking', label: 'Booking needed' },
  { value: 'nonRequiredBooking', label: 'May just be taken' },
] as const

const APPROVALS = [
  { value: 'byHand', label: 'By hand' },
  { value: 'automatic', label: 'Automatic' },
] as const

const wordOf = (choices: readonly { readonly value: string; readonly label: string }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label

interface CategoryDialogProps {
  /** The category as it is saved by now; absent for a new one. */
  readonly category: AssetCategory | undefined
  /** Why a category is asked for. */
  readonly hint?: string
  readonly onClose: () => void
  /** Called once it is saved, where the dialog does not merely close. */
  readonly onSaved?: () => void
}

/** What a category of assets is called, how its assets are lent, and which fields they have. */
export function CategoryDialog({ category, hint, onClose, onSaved = onClose }: CategoryDialogProps) {
  const { mutateAsync: create } = useCreateAssetCategory()
  const { mutateAsync: update } = useUpdateAssetCategory()
  const { opened, isChangedWhileOpen } = useOpened(category)
  const saved = opened ? categoryForm(opened) : newCategory
  const form = useForm({
    draft: `assetCategory/${category?.id ?? 'new'}`,
    isOfRecord: category !== undefined,
    initialValues: saved,
    rules: categoryRules,
    fieldOfReason: { nameExists: 'name' },
    onSave: async (values, idempotencyKey) => {
      const changes = categoryChanges(saved, values)
      if (!category) await create({ body: categoryInput(values), idempotencyKey })
      else if (changes) await update({ id: category.id, ...changes, version: category.version })
      showSuccess(category ? 'Updated successfully' : 'Created successfully')
      onSaved()
    },
  })
  const bookingText =
    form.values.bookingRule === 'requiredBooking'
      ? 'People book it for a time before they collect it'
      : 'People take it off the shelf and bring it back; they can book it too'
  return (
    <FormDialog
      title={category ? category.name : 'Add category'}
      form={form}
      saveLabel={category ? 'Save' : 'Add category'}
      onClose={onClose}
    >
      {opened && category && isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen
          noun="category"
          before={categoryForm(opened)}
          after={categoryForm(category)}
          labels={categoryLabels}
          textOf={(path, value) =>
            path === 'bookingRule' ? wordOf(RULES, value) : path === 'approval' ? wordOf(APPROVALS, value) : undefined
          }
          record={{ entity: 'assetCategory', id: category.id }}
        />
      )}
      {hint && (
        <Text as="p" size={13} tone="second">
          {hint}
        </Text>
      )}
      <TextField
        {...form.field('name')}
        label={categoryLabels.name}
        placeholder="e.g. Laptops"
        autoComplete="off"
        isFirst
      />
      <TextareaField {...form.field('description')} label={categoryLabels.description} optional />
      <SegmentField
        {...form.field('bookingRule')}
        label={categoryLabels.bookingRule}
        hint={bookingText}
        choices={RULES}
      />
      <SegmentField
        {...form.field('approval')}
        label={categoryLabels.approval}
        hint={
          form.values.approval === 'byHand'
            ? 'Someone who manages assets approves each booking'
            : 'Bookings are approved at once'
        }
        choices={APPROVALS}
      />
      <FormSection title="Custom fields">
        <Text as="p" tone="third" size={13}>
          These fields appear on every asset of the category.
        </Text>
        <DynamicDetailsEditor {...form.field('dynamicDetails')} label="Custom fields" hideLabel isDefining />
      </FormSection>
    </FormDialog>
  )
}
