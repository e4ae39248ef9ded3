import type { BookingRule } from '@praxis/contract/assets/asset-rules'
import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import type { AssetCategoryChanges, AssetCategoryInput } from '@praxis/contract/assets/assets'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from '../../settings/defined-rows'

export interface CategoryForm {
  readonly name: string
  readonly description: string
  readonly bookingRule: BookingRule
  readonly approval: 'automatic' | 'byHand'
  readonly dynamicDetails: readonly EditedDetail[]
}

export const categoryLabels: Readonly<Record<Exclude<keyof CategoryForm, 'dynamicDetails'>, string>> = {
  name: 'Category name',
  description: 'Description',
  bookingRule: 'Booking',
  approval: 'Approval',
}

export const newCategory: CategoryForm = {
  name: '',
  description: '',
  bookingRule: 'requiredBooking',
  approval: 'byHand',
  dynamicDetails: [],
}

export const categoryForm = ({ isAutoApproved, dynamicDetails, ...category }: AssetCategory): CategoryForm => ({
  name: category.name,
  description: category.description,
  bookingRule: category.bookingRule,
  approval: isAutoApproved ? 'automatic' : 'byHand',
  dynamicDetails: rowsOfDefinitions(dynamicDetails),
})

export const categoryRules: FormRules<CategoryForm> = {
  name: [required('Category name'), maxLength(120)],
  description: maxLength(4000),
  dynamicDetails: (rows) => definedRows(rows as readonly EditedDetail[]),
}

export const categoryInput = ({ approval, dynamicDetails, ...form }: CategoryForm): AssetCategoryInput => ({
  ...form,
  name: form.name.trim(),
  isAutoApproved: approval === 'automatic',
  dynamicDetails: definitionsOfRows(dynamicDetails),
})

/** The fields to send: those that differ from what is saved; undefined when none does. */
export const categoryChanges = (saved: CategoryForm, form: CategoryForm): AssetCategoryChanges | undefined =>
  changesIfAny(categoryInput(saved), categoryInput(form))
