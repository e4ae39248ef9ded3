import * as z from 'zod'
import { FeatureFlags, Permission } from '../people/capabilities'
import { about, endpoint } from '../protocol/endpoint'
import { Currency, Day, Id, Name } from '../protocol/values'
import {
  ClientSettings,
  EmployeeSettings,
  ExpenseSettings,
  OpportunityAndProjectSettings,
  TimeSheetSettings,
} from './company-settings'
import { Theme } from './theme'

/** The company’s part of an address: lower-case words joined by hyphens. */
export const Domain = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens')

/** Day and month on which a year begins, such as 04-01; a day that every year has. */
export const YearStart = z
  .string()
  .regex(
    /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$/,
    'Invalid Date',
  )

const Year = z.strictObject({ startDate: Day, endDate: Day })

export const WeekdayNumber = z.int().min(1).max(7)

export const Company = z
  .strictObject({
    id: Id,
    name: z.string(),
    domain: z.string(),
    owner: z.strictObject({ id: Id }),
    features: FeatureFlags,
    details: z.strictObject({
      country: z.string(),
      /** Part of the country with bank holidays of its own, such as ENG; empty where there is none. */
      region: z.string(),
      timeZone: z.string(),
      defaultCurrency: Currency,
      /** The company's working week, Sunday = 1. */
      workingDays: z.array(WeekdayNumber),
      financialYearStart: YearStart,
      holidayYearStart: YearStart,
      /** The last day of which time, expenses, rates and invoices stay as they are; null while nothing is closed. */
      closedUntil: Day.nullable(),
      /** The two company years that today falls into. */
      financialYear: Year,
      holidayYear: Year,
      /** The holiday year before; after a change of its start, years differ by more than their number. */
      lastHolidayYear: Year,
      theme: Theme,
      logoImage: z.string().nullable(),
      /** Categories of the expense types in use, for people to choose from. */
      expenseTypeSuggestions: z.array(z.string()),
    }),
    employeeSettings: EmployeeSettings,
    clientSettings: ClientSettings,
    timeSheetSettings: TimeSheetSettings,
    expenseSettings: ExpenseSettings.extend({
      /** The rate for the unit of distance in use. */
      mileageRate: z.int(),
    }),
    opportunityAndProjectSettings: OpportunityAndProjectSettings,
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

export const Preferences = z
  .strictObject({
    openInNewTab: z.boolean(),
    infiniteScrolling: z.boolean(),
    /** The employee’s own time zone; null follows the company’s. */
    timeZone: z.string().nullable(),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof Preferences>

/** Who the user is in the workspace they have open. */
export const CurrentEmployment = z
  .strictObject({
    id: Id,
    nanoPath: z.string(),
    displayName: z.string(),
    displayInitials: z.string(),
    profileImage: z.string().nullable(),
    jobTitle: z.string(),
    isOwner: z.boolean(),
    permission: Permission,
    preferences: Preferences,
    isAvailableInClientResourcing: z.boolean(),
    /** Whether others’ requests come to this employee: as line manager, as project lead, or because they once did. */
    isApprover: z.boolean(),
    /** Whether this employee may invoice a project: as its lead, by its permissions, or because they manage all of them. */
    isInvoicer: z.boolean(),
    /** Who is at the keyboard while somebody acts as this employee. */
    impersonator: z.strictObject({ id: Id, displayName: z.string() }).nullable(),
  })
  .meta({ id: 'CurrentEmployment' })
export type CurrentEmployment = z.infer<typeof CurrentEmployment>

export const Workspace = z.strictObject({ company: Company, employment: CurrentEmployment }).meta({ id: 'Workspace' })
export type Workspace = z.infer<typeof Workspace>

/** Which of the first steps of a new company, or of somebody new in one, have been done. */
export const FirstSteps = z
  .strictObject({
    /** Somebody has changed the company’s details or settings since it was created. */
    companyDetails: z.boolean(),
    /** Somebody else works here or is invited. */
    people: z.boolean(),
    client: z.boolean(),
    project: z.boolean(),
    /** The caller has logged time. */
    ownTime: z.boolean(),
  })
  .meta({ id: 'FirstSteps' })
export type FirstSteps = z.infer<typeof FirstSteps>

export const companies = about('company', {
  createCompany: endpoint({
    method: 'POST',
    path: '/companies',
    summary: 'Create a company; the caller becomes its owner and first employee',
    access: 'user',
    body: z.strictObject({
      name: Name.max(120),
      /** Without a domain, a free one is made from the name. */
      domain: Domain.optional(),
      country: z.string().regex(/^[A-Z]{2}$/),
      defaultCurrency: Currency.default('GBP'),
      timeZone: z.string().max(60),
      financialYearStart: YearStart.default('04-01'),
    }),
    response: z.strictObject({ company: Company, employeeID: Id }),
    reasons: ['domainExists', 'invalidInput', 'tooManyRequests'],
  }),
  suggestDomain: endpoint({
    method: 'GET',
    path: '/companies/domainSuggestion',
    summary: 'Suggest an available address for a company name, and check a preferred one',
    access: 'user',
    query: z.strictObject({ name: z.string().max(120), domain: z.string().max(60).optional() }),
    response: z.strictObject({ suggestion: z.string(), isAvailable: z.boolean() }),
  }),
  getCompany: endpoint({
    method: 'GET',
    path: '/companies/{id}',
    summary: 'Get the company the caller acts in',
    access: 'employee',
    params: z.strictObject({ id: Id }),
    response: Company,
    reasons: ['notFound'],
  }),
  getCompanyByDomain: endpoint({
    method: 'GET',
    path: '/companies/byDomain',
    summary: 'Get the company the caller acts in, by its address',
    access: 'employee',
    query: z.strictObject({ domain: z.string().max(60) }),
    response: Company,
    reasons: ['notFound'],
  }),
  getFirstSteps: endpoint({
    method: 'GET',
    path: '/workspaces/current/firstSteps',
    summary: 'Get which first steps the company and the caller have completed',
    access: 'employee',
    response: FirstSteps,
  }),
  getWorkingDaysByMonth: endpoint({
    method: 'GET',
    path: '/companies/{id}/workingDaysByMonth',
    summary: 'Count the company’s working days in each month, less bank holidays; at most 120 months',
    access: 'employee',
    params: z.strictObject({ id: Id }),
    query: z.strictObject({ fromDate: Day, toDate: Day }),
    response: z.strictObject({
      items: z.array(z.strictObject({ month: z.string(), workingDays: z.int() })),
    }),
    reasons: ['notFound'],
  }),
  openWorkspace: endpoint({
    method: 'PUT',
    path: '/workspaces/current',
    summary: 'Open the workspace of the acting employment: its company and who the caller is in it',
    access: 'employee',
    response: Workspace,
    reasons: ['employeeDeactivated'],
  }),
})
