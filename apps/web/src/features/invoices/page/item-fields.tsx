import { itemStates } from '@praxis/contract/invoices/invoice-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { MoneyField } from '../../../ui/forms/money-field'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid } from '../../../ui/layout/box'
import { ITEM_STATES } from '../invoice-words'
import type { ItemValues } from './item-form'
import { VatFields } from './vat-fields'

interface ItemFieldsProps {
  readonly form: FormFields<ItemValues>
  readonly currency: Currency
  /** VAT can be left to the project. */
  readonly hasUsualVat: boolean
  /** Whether what becomes of the item is asked too. */
  readonly showsState: boolean
}

const THREE = { gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }

/** What can be said of an item. */
export function ItemFields({ form, currency, hasUsualVat, showsState }: ItemFieldsProps) {
  const { values, field, setValue } = form
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="off" autoFocus />
      <TextareaField {...field('description')} label="Description" optional />
      <Grid gap={3} style={THREE}>
        <NumberField {...field('quantity')} label="Quantity" />
        <MoneyField {...field('unitAmount')} label="Unit amount" currency={currency} />
        <NumberField {...field('discountRate')} label="Discount" optional min={0} max={100} suffix="%" />
      </Grid>
      <VatFields
        vat={values.vat}
        rate={values.vatRate}
        rateError={field('vatRate').error}
        usual={hasUsualVat ? 'As usual for the project' : undefined}
        onChange={(vat, rate) => {
          setValue('vat', vat)
          setValue('vatRate', rate)
        }}
      />
      {showsState && (
        <SelectField
          label="When the invoice is billed"
          options={itemStates.toReversed().map((value) => ({ value, label: ITEM_STATES[value] }))}
          hint={HINTS[values.state]}
          value={values.state}
          onChange={(value) => {
            const chosen = itemStates.find((each) => each === value)
            if (chosen) setValue('state', chosen)
          }}
        />
      )}
    </>
  )
}

const HINTS = {
  fullyInvoiced: 'The item is done. What isn’t billed of it is written off.',
  partlyInvoiced: 'What isn’t billed of it is offered for the next invoice.',
  billNextTime: 'The item stays out of the sums, and is offered again.',
} as const
