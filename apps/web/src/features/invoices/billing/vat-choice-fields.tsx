import type { FormFields } from '../../../ui/forms/use-form'
import { type VatChoice, VatFields } from '../page/vat-fields'

interface VatChoiceFieldsProps {
  readonly form: FormFields<{ readonly vat: VatChoice; readonly vatRate: number | null }>
  /** Whose VAT it is where nothing is said here. */
  readonly usual: string
}

export function VatChoiceFields({ form, usual }: VatChoiceFieldsProps) {
  return (
    <VatFields
      vat={form.values.vat}
      rate={form.values.vatRate}
      rateError={form.field('vatRate').error}
      usual={usual}
      onChange={(vat, rate) => {
        form.setValue('vat', vat)
        form.setValue('vatRate', rate)
      }}
    />
  )
}
