import * as z from 'zod'
import { FeatureFlags } from './capabilities'
import { Company, Domain, WeekdayNumber, YearStart } from './companies'
import {
  EmployeeSettings,
  ExpenseSettings,
  InvoiceSettings,
  LeaveDays,
  OpportunityAndProjectSettings,
  StoredClientSettings,
  TimeSheetSettings,
} from './company-settings'
import { EmployeeBrief } from './employees'
import { endpoint } from './endpoint'
import { Theme } from './theme'
import { IMAGE_MAX_BYTES } from './users'
import { Colour, Currency, Day, Id, Name } from './values'

const Code = z.string().trim().max(40)
const Initials = z.string().trim().min(1).max(3)
/** Of an hour, in minor units of the company's currency. */
const HourlyRate = z.int().min(0).max(100_000_000)
/** Fractions of one: 0.25 is 25 %, a VAT rate of 0.2 is 20 %. */
const Probability = z.number().min(0).max(1).multipleOf(0.01)
const VatRate = z.number().min(0).max(1).multipleOf(0.0001)

export const RateCard = z
  .strictObject({
    id: Id,
    name: z.string(),
    code: z.string(),
    /** Absent for those who may not see revenue. */
    hourlyCharge: z.int().optional(),
    hourlyCost: z.int().optional(),
  })
  .meta({ id: 'RateCard' })
export type RateCard = z.infer<typeof RateCard>
export const RateCardInput = z.strictObject({
  name: Name,
  code: Code.default(''),
  hourlyCharge: HourlyRate,
  hourlyCost: HourlyRate,
})
export type RateCardInput = z.output<typeof RateCardInput>
const RateCardChanges = z.strictObject({ ...RateCardInput.shape, code: Code }).partial()

export const AbsenceReason = z
  .strictObject({
    id: Id,
    name: z.string(),
    initials: z.string(),
    color: Colour,
    /** Whether days of it are taken from the annual leave. */
    isTakenFromBalance: z.boolean(),
    /** Days a year of a reason with an allowance of its own. */
    allowanceDays: LeaveDays.nullable(),
  })
  .meta({ id: 'AbsenceReason' })
export type AbsenceReason = z.infer<typeof AbsenceReason>
const AbsenceReasonInput = z.strictObject({
  name: Name,
  initials: Initials,
  color: Colour,
  isTakenFromBalance: z.boolean(),
  allowanceDays: LeaveDays.nullable(),
})

export const ExpenseType = z
  .strictObject({
    id: Id,
    code: z.string(),
    name: z.string(),
    expenseTypeDescription: z.string(),
    category: z.string(),
    vatRate: z.number(),
  })
  .meta({ id: 'ExpenseType' })
export type ExpenseType = z.infer<typeof ExpenseType>
const ExpenseTypeInput = z.strictObject({
  code: Code,
  name: Name,
  expenseTypeDescription: z.string().trim().max(1000),
  category: z.string().trim().max(120),
  vatRate: VatRate,
})

export const PipelineStage = z
  .strictObject({ id: Id, name: z.string(), color: Colour, probability: z.number() })
  .meta({ id: 'PipelineStage' })
export type PipelineStage = z.infer<typeof PipelineStage>
const PipelineStageInput = z.strictObject({ name: Name, color: Colour, probability: Probability })

export const cardBrands = ['visa', 'mastercard', 'american-express', 'discover', 'diners-club', 'jcb'] as const
/** Of the number only these are kept. */
const cardFace = { id: Id, name: z.string(), brand: z.enum(cardBrands), lastFour: z.string() }
const CreditCardOption = z.strictObject(cardFace).meta({ id: 'CreditCardOption' })
export const CreditCard = z
  .strictObject({ ...cardFace, holder: z.strictObject({ id: Id, displayName: z.string() }).nullable() })
  .meta({ id: 'CreditCard' })
export type CreditCard = z.infer<typeof CreditCard>
const CardNumber = z.string().trim().max(40)
const CreditCardInput = z.strictObject({
  name: Name,
  number: CardNumber,
  /** Whose card it is; without one, everybody can choose it. */
  holderID: Id.nullable().default(null),
})

export const BankHoliday = z
  .strictObject({
    /** Of a national one: its day. */
    id: z.string(),
    date: Day,
    name: z.string(),
    /** Added by the company rather than by the country. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'BankHoliday' })
export type BankHoliday = z.infer<typeof BankHoliday>

const HolidayRegion = z.strictObject({ code: z.string(), name: z.string() })

/** Everything an administrator sees: the company with its settings, and what only they may see of them. */
export const CompanyManagement = z
  .strictObject({
    company: Company,
    invoiceSettings: InvoiceSettings,
    /** Parts of the country that have bank holidays of their own. */
    holidayRegions: z.array(HolidayRegion),
    lastChange: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
    can: z.strictObject({ changeDomain: z.boolean(), editRates: z.boolean() }),
  })
  .meta({ id: 'CompanyManagement' })
export type CompanyManagement = z.infer<typeof CompanyManagement>

/** Without an id it is new; what is not in the list any more is deleted. */
const ContactTypeInput = z.strictObject({ id: Id.optional(), name: Name.max(60) })
const JournalCategoryInput = z.strictObject({
  id: Id.optional(),
  name: Name.max(60),
  color: Colour,
  initials: Initials,
})

const changesOf = <Shape extends z.core.$ZodLooseShape>(settings: z.ZodObject<Shape>) => {
  const shape = Object.fromEntries(
    Object.entries(settings.shape).map(([key, field]) => [key, field instanceof z.ZodDefault ? field.unwrap() : field]),
  ) as { [Key in keyof Shape]: Shape[Key] extends z.ZodDefault<infer Inner> ? Inner : Shape[Key] }
  return z.strictObject(shape).partial()
}

/** Each part only when it changed; what a part leaves out stays. */
export const CompanyManagementInput = z.strictObject({
  details: z
    .strictObject({
      name: Name.max(120),
      domain: Domain,
      country: z.string().regex(/^[A-Z]{2}$/),
      region: z.string().max(10),
      timeZone: z.string().max(60),
      defaultCurrency: Currency,
      workingDays: z.array(WeekdayNumber).max(7),
      financialYearStart: YearStart,
      holidayYearStart: YearStart,
      theme: Theme,
    })
    .partial()
    .optional(),
  features: FeatureFlags.partial().optional(),
  updateEmployeeSettingInput: changesOf(EmployeeSettings).optional(),
  updateTimeSheetSettingsInput: changesOf(TimeSheetSettings).optional(),
  updateExpenseSettingsInput: changesOf(ExpenseSettings).optional(),
  updateClientSettingsInput: changesOf(StoredClientSettings)
    .extend({
      contactTypes: z.array(ContactTypeInput).max(100).optional(),
      journalEntryCategories: z.array(JournalCategoryInput).max(200).optional(),
    })
    .optional(),
  updateOpAndProjSettingsInput: changesOf(OpportunityAndProjectSettings).optional(),
  updateInvoiceSettingsInput: changesOf(InvoiceSettings).optional(),
})
export type CompanyManagementInput = z.output<typeof CompanyManagementInput>

const byId = z.strictObject({ id: Id })
const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item) })
const manages = { access: 'employee', capability: 'canManageCompany' } as const

export const companyManagement = {
  getCompanyManagement: endpoint({
    method: 'GET',
    path: '/companyManagement',
    summary: 'The company with all its settings',
    ...manages,
    response: CompanyManagement,
  }),
  updateCompanyManagement: endpoint({
    method: 'PUT',
    path: '/companyManagement/details',
    summary: 'Change details, features and settings; the address can be changed by the owner only',
    ...manages,
    body: CompanyManagementInput,
    response: CompanyManagement,
    reasons: ['domainExists', 'duplicatedJournalCategories', 'recordInUse', 'nameExists', 'invalidBankAccountInput'],
  }),
  setCompanyLogo: endpoint({
    method: 'POST',
    path: '/companyManagement/logoImage',
    summary: 'Set the logo; the body is the image',
    ...manages,
    imageBody: { maxBytes: IMAGE_MAX_BYTES },
    response: CompanyManagement,
    reasons: ['invalidFileExtension', 'fileTooLarge'],
  }),
  removeCompanyLogo: endpoint({
    method: 'DELETE',
    path: '/companyManagement/logoImage',
    summary: 'Show the initials instead of a logo',
    ...manages,
    response: CompanyManagement,
  }),
  listItemCodes: endpoint({
    method: 'GET',
    path: '/companyManagement/itemCodeSuggestions',
    summary: 'Codes in use in expense types and rate cards',
    access: 'employee',
    response: listOf(z.string()),
  }),
  searchEmployees: endpoint({
    method: 'GET',
    path: '/companyManagement/employees',
    summary: 'Employees to choose from, by part of their name; at most 50',
    access: 'employee',
    query: z.strictObject({
      query: z.string().trim().max(200).default(''),
      includeInactive: z.stringbool().default(false),
    }),
    response: listOf(EmployeeBrief),
  }),

  listBankHolidays: endpoint({
    method: 'GET',
    path: '/companyManagement/bankHolidays',
    summary: "The company's bank holidays: those of its country and region, less those it works on, and its own",
    access: 'employee',
    query: z.strictObject({ fromDate: Day, toDate: Day }),
    response: listOf(BankHoliday),
  }),
  createBankHoliday: endpoint({
    method: 'POST',
    path: '/companyManagement/bankHolidays',
    summary: 'Add a bank holiday of its own, or take one that it worked on back',
    ...manages,
    body: z.strictObject({ date: Day, name: Name.max(120) }),
    response: BankHoliday,
    reasons: ['nameExists'],
  }),
  deleteBankHoliday: endpoint({
    method: 'DELETE',
    path: '/companyManagement/bankHolidays/{id}',
    summary: "Remove one of the company's own; a national one, by its day, becomes a working day",
    ...manages,
    params: z.strictObject({ id: z.string().max(40) }),
    response: 'nothing',
    reasons: ['notFound'],
  }),

  listRateCards: endpoint({
    method: 'GET',
    path: '/companyManagement/rateCards',
    summary: 'Rate cards; the rates only for those who may see revenue',
    access: 'employee',
    response: listOf(RateCard),
  }),
  createRateCard: endpoint({
    method: 'POST',
    path: '/companyManagement/rateCards',
    summary: 'Add a rate card; needs the right to change revenue',
    ...manages,
    body: RateCardInput,
    response: RateCard,
    reasons: ['nameExists'],
  }),
  updateRateCard: endpoint({
    method: 'PATCH',
    path: '/companyManagement/rateCards/{id}',
    summary: 'Change a rate card; its rates need the right to change revenue',
    ...manages,
    params: byId,
    body: RateCardChanges,
    response: RateCard,
    reasons: ['notFound', 'nameExists'],
  }),
  deleteRateCard: endpoint({
    method: 'DELETE',
    path: '/companyManagement/rateCards/{id}',
    summary: 'Delete a rate card that nothing refers to',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),

  listAbsenceReasons: endpoint({
    method: 'GET',
    path: '/companyManagement/absenceReasons',
    summary: 'Reasons to be absent',
    access: 'employee',
    response: listOf(AbsenceReason),
  }),
  createAbsenceReason: endpoint({
    method: 'POST',
    path: '/companyManagement/absenceReasons',
    summary: 'Add a reason to be absent',
    ...manages,
    body: AbsenceReasonInput,
    response: AbsenceReason,
    reasons: ['nameExists'],
  }),
  updateAbsenceReason: endpoint({
    method: 'PATCH',
    path: '/companyManagement/absenceReasons/{id}',
    summary: 'Change a reason to be absent',
    ...manages,
    params: byId,
    body: AbsenceReasonInput.partial(),
    response: AbsenceReason,
    reasons: ['notFound', 'nameExists'],
  }),
  deleteAbsenceReason: endpoint({
    method: 'DELETE',
    path: '/companyManagement/absenceReasons/{id}',
    summary: 'Delete a reason that nothing refers to',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),

  listExpenseTypes: endpoint({
    method: 'GET',
    path: '/companyManagement/expenseTypes',
    summary: 'Expense types',
    access: 'employee',
    response: listOf(ExpenseType),
  }),
  createExpenseType: endpoint({
    method: 'POST',
    path: '/companyManagement/expenseTypes',
    summary: 'Add an expense type',
    ...manages,
    body: ExpenseTypeInput,
    response: ExpenseType,
    reasons: ['duplicatedExpenseTypes'],
  }),
  updateExpenseType: endpoint({
    method: 'PATCH',
    path: '/companyManagement/expenseTypes/{id}',
    summary: 'Change an expense type',
    ...manages,
    params: byId,
    body: ExpenseTypeInput.partial(),
    response: ExpenseType,
    reasons: ['notFound', 'duplicatedExpenseTypes'],
  }),
  deleteExpenseType: endpoint({
    method: 'DELETE',
    path: '/companyManagement/expenseTypes/{id}',
    summary: 'Delete an expense type that nothing refers to',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),

  listPipelineStages: endpoint({
    method: 'GET',
    path: '/companyManagement/pipelineStages',
    summary: 'Stages of the sales pipeline, ordered by probability',
    access: 'employee',
    response: listOf(PipelineStage),
  }),
  createPipelineStage: endpoint({
    method: 'POST',
    path: '/companyManagement/pipelineStages',
    summary: 'Add a stage; it takes its place by probability',
    ...manages,
    body: PipelineStageInput,
    response: PipelineStage,
    reasons: ['nameExists'],
  }),
  updatePipelineStage: endpoint({
    method: 'PATCH',
    path: '/companyManagement/pipelineStages/{id}',
    summary: 'Change a stage',
    ...manages,
    params: byId,
    body: PipelineStageInput.partial(),
    response: PipelineStage,
    reasons: ['notFound', 'nameExists'],
  }),
  deletePipelineStage: endpoint({
    method: 'DELETE',
    path: '/companyManagement/pipelineStages/{id}',
    summary: 'Delete a stage that nothing refers to',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),

  listCreditCards: endpoint({
    method: 'GET',
    path: '/companyManagement/creditCards',
    summary: 'Company credit cards: brand and last four digits',
    ...manages,
    response: listOf(CreditCard),
  }),
  listCreditCardOptions: endpoint({
    method: 'GET',
    path: '/companyManagement/creditCards/options',
    summary: "The cards the caller can have paid with: their own and everybody's",
    access: 'employee',
    response: listOf(CreditCardOption),
  }),
  createCreditCard: endpoint({
    method: 'POST',
    path: '/companyManagement/creditCards',
    summary: 'Add a card; the number is checked and not kept',
    ...manages,
    // Not kept for a repeated call either, not even as a print of it.
    secret: true,
    body: CreditCardInput,
    response: CreditCard,
    reasons: ['nameExists'],
  }),
  updateCreditCard: endpoint({
    method: 'PUT',
    path: '/companyManagement/creditCards/{id}',
    summary: 'Change a card; without a number it keeps its own',
    ...manages,
    params: byId,
    body: z.strictObject({ name: Name, number: CardNumber.optional(), holderID: Id.nullable() }),
    response: CreditCard,
    reasons: ['notFound', 'nameExists'],
  }),
  deleteCreditCard: endpoint({
    method: 'DELETE',
    path: '/companyManagement/creditCards/{id}',
    summary: 'Delete a card that nothing refers to',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
}
