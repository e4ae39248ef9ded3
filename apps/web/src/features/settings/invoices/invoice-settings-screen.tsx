import { vatCategories } from '@praxis/contract/invoices/invoice-rules'
import { invoiceNumber } from '@praxis/domain/invoices/invoice-number'
import { useLocation } from '@tanstack/react-router'
import { focusedAt } from '../../../ui/forms/focused-at'
import { FormRow } from '../../../ui/forms/form'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { ElectronicAddressFields, PartyNumberFields, PostalAddressFields } from '../../workspaces/party-fields'
import { SettingsColumn, SettingsPage } from '../settings-page'
import { useSettingsDraft } from '../use-settings-draft'
import { AccountsCard } from './accounts-card'
import { ClosedBooksCard } from './closed-books-card'
import { CompanyAccountFields } from './company-account'
import { invoiceLabels as labels } from './invoice-labels'
import { invoiceRules } from './invoice-rules'
import { type InvoiceValues, invoiceBody, invoiceValuesOf } from './invoice-values'
import { MailCard } from './mail-card'
import { RemindersCard } from './reminders-card'

/** Lists in a few words, to tell of them when somebody else changed them too. */
const textOf = (path: string, value: unknown): string | undefined =>
  Array.isArray(value) && (path === 'bankAccounts' || path === 'reminderLevels') ? `${value.length} in all` : undefined

export function InvoiceSettingsScreen() {
  const field = useLocation({ select: ({ hash }) => hash })
  const draft = useSettingsDraft<InvoiceValues>({
    page: 'invoices',
    valuesOf: invoiceValuesOf,
    rules: invoiceRules,
    bodyOf: invoiceBody,
  })
  const form = focusedAt(draft, field)
  return (
    <SettingsPage title="Invoices" draft={form} labels={labels} textOf={textOf}>
      <SettingsColumn>
        <NumbersCard form={form} />
        <VatCard form={form} />
        <SenderCard form={form} />
        <Card title="Bank account" note="where clients pay to">
          <Grid gap={4}>
            <CompanyAccountFields form={form} />
          </Grid>
        </Card>
        <AccountsCard accounts={form.values.bankAccounts} onChange={(bankAccounts) => form.edit({ bankAccounts })} />
        <Card title="Footnote">
          <TextareaField {...form.field('footnote')} label={labels.footnote} hideLabel minRows={3} />
        </Card>
        <MailCard form={form} />
        <RemindersCard
          levels={form.values.reminderLevels}
          onChange={(reminderLevels) => form.edit({ reminderLevels })}
        />
        <ClosedBooksCard />
      </SettingsColumn>
    </SettingsPage>
  )
}

interface CardProps {
  readonly form: FormFields<InvoiceValues>
}

function NumbersCard({ form }: CardProps) {
  const today = useToday(useReadersTimeZone())
  const { numberPrefix, nextNumber, creditNotePrefix, nextCreditNoteNumber } = form.values
  const example = (prefix: string, counter: number | null) =>
    `Next: ${counter ? invoiceNumber(prefix, counter, today) : `${prefix}…`}`
  return (
    <Card title="Numbers and terms">
      <Grid gap={4}>
        <FormRow>
          <TextField
            {...form.field('numberPrefix')}
            label={labels.numberPrefix}
            hint="{year} becomes the year it’s billed in"
          />
          <NumberField
            {...form.field('nextNumber')}
            label={labels.nextNumber}
            min={1}
            hint={example(numberPrefix, nextNumber)}
          />
        </FormRow>
        <FormRow>
          <TextField {...form.field('creditNotePrefix')} label={labels.creditNotePrefix} />
          <NumberField
            {...form.field('nextCreditNoteNumber')}
            label={labels.nextCreditNoteNumber}
            min={1}
            hint={example(creditNotePrefix, nextCreditNoteNumber)}
          />
        </FormRow>
        <NumberField
          {...form.field('paymentTermsDays')}
          label={labels.paymentTermsDays}
          min={0}
          suffix="days"
          hint="From the invoice date, unless the client has terms of its own"
        />
        <TextareaField
          {...form.field('paymentTermsText')}
          label={labels.paymentTermsText}
          optional
          hint="Printed with the due date, such as interest on late payment"
        />
      </Grid>
    </Card>
  )
}

const VAT_CATEGORIES: Readonly<Record<InvoiceValues['defaultVatCategory'], string>> = {
  standard: 'Charged',
  zero: labels.zeroReason,
  exempt: labels.exemptReason,
  reverseCharge: labels.reverseChargeReason,
  outside: labels.outsideReason,
}

function VatCard({ form }: CardProps) {
  return (
    <Card title="VAT" note="where neither the project nor the client says otherwise">
      <Grid gap={4}>
        <FormRow>
          <SelectField
            {...form.field('defaultVatCategory')}
            label={labels.defaultVatCategory}
            options={vatCategories.map((value) => ({ value, label: VAT_CATEGORIES[value] }))}
            onChange={(value) => {
              const category = vatCategories.find((each) => each === value)
              if (category) form.setValue('defaultVatCategory', category)
            }}
          />
          <NumberField
            {...form.field('defaultVatPercent')}
            label={labels.defaultVatPercent}
            min={0}
            suffix="%"
            hint="Where it’s charged"
          />
        </FormRow>
        <FormRow>
          <TextField
            {...form.field('zeroReason')}
            label={`Reason: ${labels.zeroReason.toLowerCase()}`}
            optional
            hint="Printed where no VAT is charged"
          />
          <TextField {...form.field('exemptReason')} label={`Reason: ${labels.exemptReason.toLowerCase()}`} optional />
        </FormRow>
        <FormRow>
          <TextField
            {...form.field('reverseChargeReason')}
            label={`Reason: ${labels.reverseChargeReason.toLowerCase()}`}
            optional
            hint="Left empty, the words of your country are printed"
          />
          <TextField {...form.field('outsideReason')} label="Reason: outside the scope of VAT" optional />
        </FormRow>
      </Grid>
    </Card>
  )
}

function SenderCard({ form }: CardProps) {
  return (
    <Card title="Sender" note="printed on every invoice">
      <Grid gap={4}>
        <TextField
          {...form.field('legalName')}
          label={labels.legalName}
          optional
          hint="Where it’s another name than the company’s"
        />
        <PostalAddressFields form={form} />
        <PartyNumberFields form={form} />
        <TextField
          {...form.field('taxNumber')}
          label={labels.taxNumber}
          optional
          hint="For a company without a VAT number"
        />
        <TextareaField
          {...form.field('legalNotice')}
          label={labels.legalNotice}
          optional
          hint="Legal form, capital, directors and what else your law asks for"
        />
        <FormRow wide>
          <TextField {...form.field('contactName')} label={labels.contactName} optional />
          <TextField {...form.field('contactPhone')} label={labels.contactPhone} optional />
        </FormRow>
        <TextField {...form.field('contactEmail')} label={labels.contactEmail} type="email" optional />
        <ElectronicAddressFields form={form} hint="Where e-invoices come from" />
      </Grid>
    </Card>
  )
}
