import * as z from 'zod'
import { FeatureFlags } from '../people/capabilities'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { IMAGE_MAX_BYTES } from '../protocol/files'
import { listOf, QueryFlag } from '../protocol/page'
import { Colour, Currency, Id, madeOn, Name, PlausibleDay, Version } from '../protocol/values'
import { absenceReasonEndpoints } from './absence-reasons'
import { bankHolidayEndpoints } from './bank-holidays'
import { Company, Domain, WeekdayNumber, YearStart } from './companies'
import { Initials, manages } from './company-collections'
import {
  EmployeeSettings,
  ExpenseSettings,
  OpportunityAndProjectSettings,
  StoredClientSettings,
  TimeSheetSettings,
} from './company-settings'
import { companyUsageEndpoints } from './company-usage'
import { creditCardEndpoints } from './credit-cards'
import { EmployeeDetailDefinitionInputs } from './dynamic-details'
import { expenseTypeEndpoints } from './expense-types'
import { InvoiceSettings } from './invoice-settings'
import { pipelineStageEndpoints } from './pipeline-stages'
import { rateCardEndpoints } from './rate-cards'
import { Theme } from './theme'

const HolidayRegion = z.strictObject({ code: z.string(), name: z.string() })

/** Everything an administrator sees: the company with its settings, and the parts that only administrators see. */
export const CompanyManagement = z
  .strictObject({
    company: Company,
    invoiceSettings: InvoiceSettings,
    /** Parts of the country that have bank holidays of their own. */
    holidayRegions: z.array(HolidayRegion),
    /** The version of details, features, settings and the lists of clients together. */
    version: Version,
    lastChange: z.strictObject({ at: z.string(), by: z.string().nullable() }).nullable(),
    can: z.strictObject({
      changeDomain: z.boolean(),
      /** Whether there are no amounts yet, which would mean something else in another currency. */
      changeCurrency: z.boolean(),
      editRates: z.boolean(),
    }),
  })
  .meta({ id: 'CompanyManagement' })
export type CompanyManagement = z.infer<typeof CompanyManagement>

/** A contact type without an id is new; one that is missing from the list is deleted. */
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

/** A part is sent only when it changed; fields that a part leaves out stay as they are. */
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
  updateEmployeeSettingInput: changesOf(EmployeeSettings)
    .extend({ defaultDynamicDetails: EmployeeDetailDefinitionInputs.optional() })
    .optional(),
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

export const companyManagement = about('companyManagement', {
  getCompanyManagement: endpoint({
    method: 'GET',
    path: '/companyManagement',
    summary: 'Get the company with all its settings',
    ...manages,
    response: CompanyManagement,
  }),
  updateCompanyManagement: endpoint({
    method: 'PUT',
    path: '/companyManagement/details',
    summary: 'Change details, features and settings; only the owner can change the address',
    ...manages,
    body: CompanyManagementInput.extend(madeOn),
    response: CompanyManagement,
    reasons: [
      'changedMeanwhile',
      'currencyInUse',
      'domainExists',
      'duplicatedJournalCategories',
      'recordInUse',
      'nameExists',
      'invalidBankAccountInput',
    ],
  }),
  closePeriod: endpoint({
    method: 'PUT',
    path: '/companyManagement/closedPeriod',
    summary: 'Close the books up to a day, or open some or all of them again, which needs a reason',
    ...manages,
    notWhileImpersonating: true,
    body: z.strictObject({ closedUntil: PlausibleDay.nullable(), reason: z.string().trim().max(500).default('') }),
    response: CompanyManagement,
  }),
  setCompanyLogo: endpoint({
    method: 'POST',
    path: '/companyManagement/logoImage',
    summary: 'Set the company’s logo; the body is the image',
    ...manages,
    imageBody: { maxBytes: IMAGE_MAX_BYTES },
    response: CompanyManagement,
    reasons: ['invalidFileExtension', 'fileTooLarge'],
  }),
  removeCompanyLogo: endpoint({
    method: 'DELETE',
    path: '/companyManagement/logoImage',
    summary: 'Remove the company’s logo',
    ...manages,
    response: CompanyManagement,
  }),
  listItemCodes: endpoint({
    method: 'GET',
    path: '/companyManagement/itemCodeSuggestions',
    summary: 'List the codes used by expense types and rate cards',
    access: 'employee',
    response: listOf(z.string()),
  }),
  searchEmployees: endpoint({
    method: 'GET',
    path: '/companyManagement/employees',
    summary: 'Find employees by part of their name; at most 50',
    access: 'employee',
    query: z.strictObject({
      query: z.string().trim().max(200).default(''),
      includeInactive: QueryFlag.default(false),
      /** Whether the answer also has those who have not joined yet, by their e-mail address. */
      includeInvited: QueryFlag.default(false),
      /** Whether only those are meant whom planners may book. */
      onlyAvailable: QueryFlag.default(false).describe('Only people who are available in client resourcing'),
    }),
    response: listOf(EmployeeBrief),
  }),
  ...companyUsageEndpoints,
  ...bankHolidayEndpoints,
  ...rateCardEndpoints,
  ...absenceReasonEndpoints,
  ...expenseTypeEndpoints,
  ...pipelineStageEndpoints,
  ...creditCardEndpoints,
})
