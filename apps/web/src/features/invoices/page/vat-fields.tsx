import { type VatCategory, vatCategories } from '@praxis/contract/invoices/invoice-rules'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import { Grid } from '../../../ui/layout/box'
import { vatCategoryOptions } from '../invoice-words'

/** 'usual': as the project, the client or the company has it. */
export type VatChoice = VatCategory | 'usual'

interface VatFieldsProps {
  readonly vat: VatChoice
  /** In percent. */
  readonly rate: number | null
  readonly rateError?: string | undefined
  /** What VAT is as usual, in words: 'As usual for the project'. Absent where it is always said. */
  readonly usual?: string | undefined
  readonly onChange: (vat: VatChoice, rate: number | null) => void
}

/** Why an item has the VAT it has, and how much of it. */
export function VatFields({ vat, rate, rateError, usual, onChange }: VatFieldsProps) {
  return (
    <Grid gap={3} style={{ gridTemplateColumns: vat === 'standard' ? 'minmax(0, 1fr) 112px' : 'minmax(0, 1fr)' }}>
      <SelectField
        label="VAT"
        options={usual ? [{ value: 'usual', label: usual }, ...vatCategoryOptions] : vatCategoryOptions}
        value={vat}
        onChange={(value) => {
          const chosen = value === 'usual' ? value : vatCategories.find((each) => each === value)
          if (chosen) onChange(chosen, chosen === 'standard' ? rate || null : 0)
        }}
      />
      {vat === 'standard' && (
        <NumberField
          label="VAT rate"
          suffix="%"
          min={0}
          max={100}
          value={rate}
          error={rateError}
          onChange={(next) => onChange(vat, next)}
        />
      )}
    </Grid>
  )
}
