import { type AssetCondition, assetConditions, LARGEST_ASSET_PRICE } from '@praxis/contract/assets/asset-rules'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { AssetCategoryOption, AssetChanges, AssetInput } from '@praxis/contract/assets/assets'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import {
  cleanDynamicDetails,
  type EditedDetail,
  withDefinedDetails,
} from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailChanges } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { formatMoney } from '@praxis/domain/money/money'
import { date } from '@praxis/domain/validation/date-rules'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { DraftShape } from '../../../ui/forms/draft'
import { changedFields, inputIfAny } from '../../../ui/forms/draft-changes'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { CONDITIONS } from '../asset-words'

/** What can be said of an asset. */
export interface AssetForm {
  readonly name: string
  readonly code: string
  readonly categoryID: string | null
  readonly condition: AssetCondition
  readonly location: string
  readonly description: string
  readonly serialNumber: string
  readonly purchasedOn: string | null
  /** In minor units: null while the field is empty, NaN while it holds no amount. */
  readonly purchasePrice: number | null
  readonly warrantyUntil: string | null
  readonly dynamicDetails: readonly EditedDetail[]
}

/** What each field is called. */
export const assetLabels: Readonly<Record<Exclude<keyof AssetForm, 'dynamicDetails'>, string>> = {
  name: 'Asset name',
  code: 'Code',
  categoryID: 'Category',
  condition: 'Condition',
  location: 'Location',
  description: 'Description',
  serialNumber: 'Serial number',
  purchasedOn: 'Bought on',
  purchasePrice: 'Price',
  warrantyUntil: 'Warranty until',
}

/** A field’s value in words, where the value alone does not tell. */
export const assetValueText =
  (currency: Currency, categories: readonly Pick<AssetCategoryOption, 'id' | 'name'>[]) =>
  (path: string, value: unknown): string | undefined => {
    if (path === 'categoryID') return categories.find(({ id }) => id === value)?.name
    if (path === 'purchasePrice' && typeof value === 'number') return formatMoney(value, currency)
    if ((path === 'purchasedOn' || path === 'warrantyUntil') && typeof value === 'string') return formatDay(value)
    const condition = path === 'condition' && assetConditions.find((each) => each === value)
    return condition ? CONDITIONS[condition] : undefined
  }

export const assetShape: DraftShape<AssetForm> = { rows: ['dynamicDetails'] }

const line = maxLength(200)

export const assetRules: FormRules<AssetForm> = {
  name: [required('Asset name'), line],
  code: [required('Code'), maxLength(40)],
  categoryID: required('Category'),
  location: line,
  description: maxLength(4000),
  serialNumber: line,
  purchasedOn: date(),
  purchasePrice: [min(0), max(LARGEST_ASSET_PRICE, '100,000,000')],
  warrantyUntil: date(),
  dynamicDetails,
}

/** A new asset; one made after another begins with what both have in common. */
export const newAssetForm = (
  category: AssetCategoryOption | undefined,
  like?: Pick<Asset, 'name' | 'description' | 'location' | 'inventory' | 'dynamicDetails'>,
): AssetForm => ({
  name: like?.name ?? '',
  code: '',
  categoryID: category?.id ?? null,
  condition: 'new',
  location: like?.location ?? '',
  description: like?.description ?? '',
  serialNumber: '',
  purchasedOn: like?.inventory?.purchasedOn ?? null,
  purchasePrice: like?.inventory?.purchasePrice?.amount ?? null,
  warrantyUntil: like?.inventory?.warrantyUntil ?? null,
  dynamicDetails: withDefinedDetails(like?.dynamicDetails ?? [], category?.dynamicDetails ?? []),
})

export const assetForm = (asset: Asset): AssetForm => ({
  name: asset.name,
  code: asset.code,
  categoryID: asset.categoryID,
  condition: asset.condition,
  location: asset.location,
  description: asset.description,
  serialNumber: asset.inventory?.serialNumber ?? '',
  purchasedOn: asset.inventory?.purchasedOn ?? null,
  purchasePrice: asset.inventory?.purchasePrice?.amount ?? null,
  warrantyUntil: asset.inventory?.warrantyUntil ?? null,
  dynamicDetails: withDefinedDetails(asset.dynamicDetails, asset.category.dynamicDetails),
})

/** The rows that an asset has in another category: what is filled in stays. */
export const detailsInCategory = (
  rows: readonly EditedDetail[],
  { dynamicDetails: definitions }: Pick<AssetCategoryOption, 'dynamicDetails'>,
): readonly EditedDetail[] =>
  withDefinedDetails(
    cleanDynamicDetails(rows).filter(({ value }) => value !== ''),
    definitions,
  )

/** Whether the reader sees what things cost, and in which currency they enter it. */
interface Pricing {
  readonly currency: Currency
  readonly seesPrice: boolean
}

/** The fields as they are sent; a price only by those who see prices. */
const sentFields = (
  { categoryID: _category, dynamicDetails: _details, purchasePrice: amount, ...fields }: AssetForm,
  { currency, seesPrice }: Pricing,
) => ({
  ...fields,
  name: fields.name.trim(),
  code: fields.code.trim(),
  ...(seesPrice && { purchasePrice: amount === null ? null : { amount, currency } }),
})

export const newAssetInput = (form: AssetForm, pricing: Pricing): AssetInput => ({
  ...sentFields(form, pricing),
  dynamicDetails: cleanDynamicDetails(form.dynamicDetails),
})

/** The fields to send: those that differ from what is saved; undefined when none does. */
export function assetChanges(saved: AssetForm, form: AssetForm, pricing: Pricing): AssetChanges | undefined {
  return inputIfAny<AssetChanges>({
    ...changedFields(sentFields(saved, pricing), sentFields(form, pricing)),
    categoryID: form.categoryID !== null && form.categoryID !== saved.categoryID ? form.categoryID : undefined,
    dynamicDetails: dynamicDetailChanges(saved.dynamicDetails, form.dynamicDetails),
  })
}

/** The unsaved parts in a few words: 'code, location'. */
export const changeNote = (input: AssetChanges): string =>
  Object.keys(input)
    .map((part) =>
      part === 'dynamicDetails' ? 'other details' : assetLabels[part as keyof typeof assetLabels].toLowerCase(),
    )
    .join(', ')
