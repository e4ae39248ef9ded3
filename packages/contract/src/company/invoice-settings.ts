import * as z from 'zod'
import { vatCategories } from '../invoices/invoice-rules'
import { Currency } from '../protocol/values'
import { CompanyAccount } from './bank-account'

const Line = z.string().trim().max(200)
const Number40 = Line.max(40)

/** Where invoices come from; the country is the company’s. */
export const SenderAddress = z.strictObject({
  line1: Line.default(''),
  line2: z.string().trim().max(1000).default(''),
  city: Line.default(''),
  postcode: Line.max(20).default(''),
  /** County, state or province. */
  region: Line.default(''),
})
export type SenderAddress = z.output<typeof SenderAddress>

/** Where e-invoices are delivered: the scheme says what kind of address it is, such as 9932 for a British VAT number. */
export const ElectronicAddress = z.strictObject({
  scheme: z.string().trim().max(4).default(''),
  id: Line.default(''),
})
export type ElectronicAddress = z.output<typeof ElectronicAddress>

/** Whom clients ask about an invoice. */
const InvoiceContact = z.strictObject({
  name: Line.default(''),
  phone: Line.max(60).default(''),
  email: Line.default(''),
})

/** An account for invoices in a currency of its own. */
export const CurrencyAccount = z.strictObject({ currency: Currency, ...CompanyAccount.shape })
export type CurrencyAccount = z.output<typeof CurrencyAccount>

/** Why no VAT is charged, as it is printed; where nothing is said, the words of the country are. */
export const ExemptionReasons = z.strictObject({
  zero: Line.default(''),
  exempt: Line.default(''),
  reverseCharge: Line.default(''),
  outside: Line.default(''),
})
export type ExemptionReasons = z.output<typeof ExemptionReasons>

/** What mails and reminders may hold, each put in place of its name in braces. */
export const mailPlaceholders = [
  'document',
  'number',
  'client',
  'company',
  'total',
  'open',
  'dueDate',
  'reference',
  'payment',
  'sender',
] as const
export type MailPlaceholder = (typeof mailPlaceholders)[number]

const Subject = z.string().trim().min(1).max(200)
const MailText = z.string().trim().min(1).max(5000)
const MOST_REMINDERS = 5
const MOST_ACCOUNTS = 20

/** A reminder, sent once an invoice is so many days overdue. */
export const ReminderLevel = z.strictObject({
  daysOverdue: z.int().min(1).max(365),
  subject: Subject,
  text: MailText,
})
export type ReminderLevel = z.output<typeof ReminderLevel>

/** Reminders come one after the other, each later than the one before. */
const comeInOrder = (levels: readonly ReminderLevel[]): boolean =>
  levels.every(({ daysOverdue }, index) => daysOverdue > (levels[index - 1]?.daysOverdue ?? 0))

const haveCurrenciesOfTheirOwn = (accounts: readonly CurrencyAccount[]): boolean =>
  new Set(accounts.map(({ currency }) => currency)).size === accounts.length

const firstMailText = `Hello,

Please find {document} {number} attached. {payment}

Kind regards,
{sender}
{company}`

export const InvoiceSettings = z
  .strictObject({
    /** {year} in a prefix is the year it is billed in. */
    numberPrefix: Line.max(20).default('INV-'),
    nextNumber: z.int().min(1).max(999_999_999).default(1),
    creditNotePrefix: Line.max(20).default('CN-'),
    nextCreditNoteNumber: z.int().min(1).max(999_999_999).default(1),
    paymentTermsDays: z.int().min(0).max(365).default(30),
    /** Printed with the due date, such as interest on late payment. */
    paymentTermsText: z.string().trim().max(1000).default(''),
    /** The rate as a fraction: 0.2 is 20 %. It applies to the category that is charged VAT. */
    defaultVatRate: z.number().min(0).max(1).multipleOf(0.0001).default(0.2),
    defaultVatCategory: z.enum(vatCategories).default('standard'),
    exemptionReasons: ExemptionReasons.default(ExemptionReasons.parse({})),
    /** As it is registered, where that is another name than the company’s. */
    legalName: Line.default(''),
    vatNumber: Number40.default(''),
    /** What the tax office knows a company by that has no VAT number. */
    taxNumber: Number40.default(''),
    companyNumber: Number40.default(''),
    /** Legal form, capital, directors and what else the law wants to be said of the company. */
    legalNotice: z.string().trim().max(1000).default(''),
    address: SenderAddress.default(SenderAddress.parse({})),
    electronicAddress: ElectronicAddress.default(ElectronicAddress.parse({})),
    contact: InvoiceContact.default(InvoiceContact.parse({})),
    bankAccount: CompanyAccount.default(CompanyAccount.parse({})),
    /** Instead of that account, for invoices in these currencies. */
    bankAccounts: z
      .array(CurrencyAccount)
      .max(MOST_ACCOUNTS)
      .refine(haveCurrenciesOfTheirOwn, 'Each currency can have one account')
      .default([]),
    footnote: z.string().trim().max(2000).default(''),
    mailSubject: Subject.default('{document} {number} from {company}'),
    mailText: MailText.default(firstMailText),
    reminderLevels: z
      .array(ReminderLevel)
      .max(MOST_REMINDERS)
      .refine(comeInOrder, 'Each reminder must be later than the one before')
      .default([]),
  })
  .meta({ id: 'InvoiceSettings' })
export type InvoiceSettings = z.output<typeof InvoiceSettings>
