import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { CurrencyAccount, ReminderLevel } from '@praxis/contract/company/invoice-settings'
import { electronicAddressOf, type PartyValues, partyValues, postalAddressOf } from '../../workspaces/party-values'
import { fractionOf, percentOf } from '../collections/percent'
import { type CompanyAccountValues, companyAccountNames, companyAccountOf } from './company-account'

type InvoiceSettings = CompanyManagement['invoiceSettings']

/** Fields that go as they are, each for itself. */
const plainNames = [
  'numberPrefix',
  'creditNotePrefix',
  'paymentTermsText',
  'defaultVatCategory',
  'legalName',
  'vatNumber',
  'taxNumber',
  'companyNumber',
  'legalNotice',
  'footnote',
  'mailSubject',
  'mailText',
] as const
const numberNames = ['nextNumber', 'nextCreditNoteNumber', 'paymentTermsDays'] as const
type NumberName = (typeof numberNames)[number]

export interface InvoiceValues
  extends CompanyAccountValues,
    PartyValues,
    Readonly<Pick<InvoiceSettings, (typeof plainNames)[number]>>,
    Readonly<Record<NumberName, number | null>> {
  readonly defaultVatPercent: number | null
  /** Why nothing is charged, in the company’s own words. */
  readonly zeroReason: string
  readonly exemptReason: string
  readonly reverseChargeReason: string
  readonly outsideReason: string
  readonly contactName: string
  readonly contactPhone: string
  readonly contactEmail: string
  readonly bankAccounts: readonly CurrencyAccount[]
  readonly reminderLevels: readonly ReminderLevel[]
}

const pick = <From extends object, Name extends keyof From>(from: From, names: readonly Name[]): Pick<From, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>

export function invoiceValuesOf({ invoiceSettings }: Pick<CompanyManagement, 'invoiceSettings'>): InvoiceValues {
  const { bankAccount, bankAccounts, reminderLevels, exemptionReasons, contact } = invoiceSettings
  return {
    ...pick(invoiceSettings, plainNames),
    ...pick(invoiceSettings, numberNames),
    ...partyValues(invoiceSettings),
    ...bankAccount,
    ...{ bankAccounts, reminderLevels },
    defaultVatPercent: percentOf(invoiceSettings.defaultVatRate),
    zeroReason: exemptionReasons.zero,
    exemptReason: exemptionReasons.exempt,
    reverseChargeReason: exemptionReasons.reverseCharge,
    outsideReason: exemptionReasons.outside,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
  }
}

const addressNames = ['line1', 'line2', 'city', 'postcode', 'region'] as const
const reasonNames = ['zeroReason', 'exemptReason', 'reverseChargeReason', 'outsideReason'] as const
const electronicNames = ['electronicScheme', 'electronicID'] as const
const contactNames = ['contactName', 'contactPhone', 'contactEmail'] as const

/** The fields of some names that are in a change and say something. */
const given = <From extends object, Name extends keyof From>(from: From, names: readonly Name[]): Partial<From> =>
  Object.fromEntries(names.flatMap((name) => (from[name] == null ? [] : [[name, from[name]]]))) as Partial<From>

type Sent = NonNullable<CompanyManagementInput['updateInvoiceSettingsInput']>

/** The body to send: parts of several fields go as a whole, other fields only when they changed. */
export function invoiceBody(changed: Partial<InvoiceValues>, values: InvoiceValues): CompanyManagementInput {
  const isChanged = (names: readonly (keyof InvoiceValues)[]) => names.some((name) => name in changed)
  const { defaultVatPercent, bankAccounts, reminderLevels } = changed
  return {
    updateInvoiceSettingsInput: {
      ...(given(changed, plainNames) as Partial<Sent>),
      ...(given(changed, numberNames) as Partial<Sent>),
      ...(defaultVatPercent != null && { defaultVatRate: fractionOf(defaultVatPercent) }),
      ...(isChanged(addressNames) && { address: postalAddressOf(values) }),
      ...(isChanged(companyAccountNames) && { bankAccount: companyAccountOf(values) }),
      ...(isChanged(reasonNames) && {
        exemptionReasons: {
          zero: values.zeroReason.trim(),
          exempt: values.exemptReason.trim(),
          reverseCharge: values.reverseChargeReason.trim(),
          outside: values.outsideReason.trim(),
        },
      }),
      ...(isChanged(electronicNames) && { electronicAddress: electronicAddressOf(values) }),
      ...(isChanged(contactNames) && {
        contact: {
          name: values.contactName.trim(),
          phone: values.contactPhone.trim(),
          email: values.contactEmail.trim(),
        },
      }),
      ...(bankAccounts && { bankAccounts: [...bankAccounts] }),
      ...(reminderLevels && { reminderLevels: [...reminderLevels] }),
    },
  }
}
