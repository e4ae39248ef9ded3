import { assetConditions } from '@praxis/contract/assets/asset-rules'
import type { AssetCategoryOption } from '@praxis/contract/assets/assets'
import type { Currency } from '@praxis/contract/protocol/values'
import { DateField } from '../../../ui/dates/date-field'
import { FormRow } from '../../../ui/forms/form'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { CONDITIONS } from '../asset-words'
import { type AssetForm, assetLabels, detailsInCategory } from './asset-form'

const conditionOptions = assetConditions.map((value) => ({ value, label: CONDITIONS[value] }))

interface AssetFieldsProps {
  readonly form: FormFields<AssetForm>
  readonly categories: readonly AssetCategoryOption[]
  /** The keyboard begins in the name. */
  readonly isFirst?: boolean
}

/** What an asset is, and where it belongs. */
export function AssetFields({ form, categories, isFirst }: AssetFieldsProps) {
  const { field, setValue, values } = form
  return (
    <>
      <FormRow wide apart>
        <TextField {...field('name')} label={assetLabels.name} autoComplete="off" isFirst={isFirst} />
        <TextField
          {...field('code')}
          label={assetLabels.code}
          hint="What its label says"
          placeholder="e.g. LT-034"
          autoComplete="off"
        />
      </FormRow>
      <FormRow wide apart>
        <SelectField
          {...field('categoryID')}
          label={assetLabels.categoryID}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(categoryID) => {
            setValue('categoryID', categoryID)
            const category = categories.find(({ id }) => id === categoryID)
            if (category) setValue('dynamicDetails', detailsInCategory(values.dynamicDetails, category))
          }}
        />
        <SelectField
          {...field('condition')}
          label={assetLabels.condition}
          options={conditionOptions}
          onChange={(chosen) => {
            const condition = assetConditions.find((each) => each === chosen)
            if (condition) setValue('condition', condition)
          }}
        />
      </FormRow>
      <TextField {...field('location')} label={assetLabels.location} optional placeholder="e.g. Leeds, cabinet 2" />
      <TextareaField {...field('description')} label={assetLabels.description} optional />
    </>
  )
}

interface PurchaseFieldsProps {
  readonly form: FormFields<AssetForm>
  readonly currency: Currency
  /** Whether the reader sees what things cost. */
  readonly seesPrice: boolean
}

/** What only those know who keep the register. */
export function PurchaseFields({ form: { field }, currency, seesPrice }: PurchaseFieldsProps) {
  const today = useToday(useReadersTimeZone())
  return (
    <>
      <TextField {...field('serialNumber')} label={assetLabels.serialNumber} optional autoComplete="off" />
      <FormRow wide apart>
        <DateField {...field('purchasedOn')} label={assetLabels.purchasedOn} optional today={today} />
        {seesPrice && (
          <MoneyField {...field('purchasePrice')} label={assetLabels.purchasePrice} optional currency={currency} />
        )}
      </FormRow>
      <DateField {...field('warrantyUntil')} label={assetLabels.warrantyUntil} optional today={today} />
    </>
  )
}
