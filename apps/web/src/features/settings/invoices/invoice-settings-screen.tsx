import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { FormRow } from '../../../ui/forms/form'
import { NumberField } from '../../../ui/forms/number-field'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { BankAccountFields, bankAccountLabels } from '../bank-account-fields'
import { bankAccountRules } from '../bank-account-values'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useSettingsDraft } from '../use-settings-draft'
import { type InvoiceValues, invoiceBody, invoiceValuesOf } from './invoice-values'

const labels = {
  numberPrefix: 'Number prefix',
  nextNumber: 'Next number',
  paymentTermsDays: 'Payment terms',
  defaultVatPercent: 'VAT',
  vatNumber: 'VAT number',
  companyNumber: 'Company number',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'Town or city',
  postcode: 'Postcode',
  region: 'County, state or province',
  footnote: 'Footnote',
  ...bankAccountLabels,
} as const

const LONGEST = { prefix: 20, number: 40, line: 200, line2: 1000, postcode: 20, footnote: 2000 }
const HIGHEST_NUMBER = 999_999_999
const DAYS_IN_YEAR = 365

const rules = (values: InvoiceValues): FormRules<InvoiceValues> => ({
  numberPrefix: maxLength(LONGEST.prefix),
  nextNumber: [required(labels.nextNumber), integer, min(1), max(HIGHEST_NUMBER)],
  paymentTermsDays: [required(labels.paymentTermsDays), integer, min(0), max(DAYS_IN_YEAR)],
  defaultVatPercent: [required(labels.defaultVatPercent), min(0), max(100)],
  vatNumber: maxLength(LONGEST.number),
  companyNumber: maxLength(LONGEST.number),
  line1: maxLength(LONGEST.line),
  line2: maxLength(LONGEST.line2),
  city: maxLength(LONGEST.line),
  postcode: maxLength(LONGEST.postcode),
  region: maxLength(LONGEST.line),
  footnote: maxLength(LONGEST.footnote),
  ...bankAccountRules(values),
})

export function InvoiceSettingsScreen() {
  const form = useSettingsDraft<InvoiceValues>({
    page: 'invoices',
    valuesOf: invoiceValuesOf,
    rules,
    bodyOf: invoiceBody,
  })
  return (
    <SettingsPage title="Invoices" draft={form} labels={labels}>
      <SettingsColumn>
        <NumbersCard form={form} />
        <Card title="Sender" note="printed on every invoice">
          <Grid gap={4}>
            <TextField {...form.field('line1')} label={labels.line1} />
            <TextField {...form.field('line2')} label={labels.line2} optional />
            <FormRow wide>
              <TextField {...form.field('city')} label={labels.city} />
              <TextField {...form.field('postcode')} label={labels.postcode} />
            </FormRow>
            <TextField {...form.field('region')} label={labels.region} optional />
            <FormRow wide>
              <TextField {...form.field('vatNumber')} label={labels.vatNumber} optional />
              <TextField {...form.field('companyNumber')} label={labels.companyNumber} optional />
            </FormRow>
          </Grid>
        </Card>
        <BankAccountCard form={form} />
        <Card title="Footnote">
          <TextareaField {...form.field('footnote')} label={labels.footnote} hideLabel minRows={3} />
        </Card>
      </SettingsColumn>
    </SettingsPage>
  )
}

function NumbersCard({ form }: { form: FormFields<InvoiceValues> }) {
  const { numberPrefix, nextNumber } = form.values
  return (
    <Card title="Numbers and terms">
      <Grid gap={4}>
        <FormRow>
          <TextField {...form.field('numberPrefix')} label={labels.numberPrefix} />
          <NumberField
            {...form.field('nextNumber')}
            label={labels.nextNumber}
            min={1}
            hint={`Next invoice: ${numberPrefix}${nextNumber || '…'}`}
          />
        </FormRow>
        <FormRow>
          <NumberField
            {...form.field('paymentTermsDays')}
            label={labels.paymentTermsDays}
            min={0}
            suffix="days"
            hint="From the invoice date"
          />
          <NumberField {...form.field('defaultVatPercent')} label={labels.defaultVatPercent} min={0} suffix="%" />
        </FormRow>
      </Grid>
    </Card>
  )
}

function BankAccountCard({ form }: { form: FormFields<InvoiceValues> }) {
  return (
    <Card title="Bank account" note="sort code and account number, or IBAN">
      <Grid gap={4}>
        <BankAccountFields form={form} />
      </Grid>
    </Card>
  )
}
