import * as z from 'zod'
import { leaveAccruals } from '../absences/absence-rules'
import { budgetMarks } from '../plans/budget-marks'
import { Colour, Id, Name, PlausibleDay } from '../protocol/values'
import { BACKLOG_STATUS, taskProgresses } from '../tasks/task-rules'
import { DynamicDetailDefinitions, EmployeeDetailDefinitions } from './dynamic-details'
import { InvoiceSettings } from './invoice-settings'

/** Weekdays are numbered from Sunday = 1 to Saturday = 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

const DAY_SECONDS = 24 * 3600
const WorkingTime = z.int().min(0).max(DAY_SECONDS)

/** Seconds of work on each weekday, Sunday first. */
export const WorkingWeek = z
  .strictObject({
    1: WorkingTime,
    2: WorkingTime,
    3: WorkingTime,
    4: WorkingTime,
    5: WorkingTime,
    6: WorkingTime,
    7: WorkingTime,
  })
  .meta({ id: 'WorkingWeek' })
export type WorkingWeek = z.infer<typeof WorkingWeek>

const SEVEN_AND_A_HALF_HOURS = 27_000
export const defaultWorkingWeek: WorkingWeek = {
  1: 0,
  2: SEVEN_AND_A_HALF_HOURS,
  3: SEVEN_AND_A_HALF_HOURS,
  4: SEVEN_AND_A_HALF_HOURS,
  5: SEVEN_AND_A_HALF_HOURS,
  6: SEVEN_AND_A_HALF_HOURS,
  7: 0,
}

/** Days of leave in a full year, in steps of half a day. */
export const LeaveDays = z.number().min(0).max(366).multipleOf(0.5)

const Percent = z.int().min(0).max(1000)

export const EmployeeSettings = z
  .strictObject({
    defaultDynamicDetails: EmployeeDetailDefinitions.default([]),
    /** The working week that a new contract starts with. */
    defaultWorkingWeek: WorkingWeek.default(defaultWorkingWeek),
    defaultHolidayEntitlementDays: LeaveDays.default(25),
    /** The most days that are carried into the next holiday year; null carries all of them. */
    carryOverCapDays: LeaveDays.nullable().default(5),
    /** Carried days are lost so many months after the year’s start; null keeps them to its end, 0 carries none. */
    carryOverExpiryMonths: z.int().min(0).max(12).nullable().default(3),
    leaveAccrual: z.enum(leaveAccruals).default('wholeYear'),
    /** Leave counts from the holiday year that holds this day; null is the day the company began in Praxis. */
    leaveCountedSince: PlausibleDay.nullable().default(null),
  })
  .meta({ id: 'EmployeeSettings' })

export const TimeSheetSettings = z
  .strictObject({
    isProjectMandatoryForTimeSheetSubmissions: z.boolean().default(false),
    enableTags: z.boolean().default(false),
    /** Percent of the contracted time. */
    underUtilisedBelowPercent: Percent.default(80),
    overUtilisedAbovePercent: Percent.default(110),
  })
  .meta({ id: 'TimeSheetSettings' })

export const mileageUnits = ['metric', 'imperial'] as const

const MileageRate = z.int().min(0).max(100_000)

export const ExpenseSettings = z
  .strictObject({
    mileageUnit: z.enum(mileageUnits).default('imperial'),
    /** Minor units of the company's currency for a kilometre and for a mile. */
    mileageRateMetric: MileageRate.default(28),
    mileageRateImperial: MileageRate.default(45),
    /** The fields of claims that the company has added. */
    defaultDynamicDetails: DynamicDetailDefinitions.default([]),
    /** Whether approved claims are chosen beforehand once a week, and those who pay are told; nothing is paid by itself. */
    autoProcess: z.boolean().default(false),
  })
  .meta({ id: 'ExpenseSettings' })

export const ContactType = z.strictObject({ id: Id, name: z.string(), canBeDeleted: z.boolean() })
export type ContactType = z.infer<typeof ContactType>

export const JournalCategory = z
  .strictObject({
    id: Id,
    name: z.string(),
    color: Colour,
    initials: z.string(),
    canBeDeleted: z.boolean(),
  })
  .meta({ id: 'JournalCategory' })
export type JournalCategory = z.infer<typeof JournalCategory>

/** The part of the client settings that is stored as it is; contact types and journal categories are records. */
export const StoredClientSettings = z.strictObject({
  defaultDynamicDetails: DynamicDetailDefinitions.default([]),
  /** Keys of the dynamic details that the client list can be searched by. */
  searchableDynamicFields: z.array(Name).max(100).default([]),
})

export const ClientSettings = z
  .strictObject({
    ...StoredClientSettings.shape,
    contactTypes: z.array(ContactType),
    journalEntryCategories: z.array(JournalCategory),
  })
  .meta({ id: 'ClientSettings' })

const MOST_STATUSES = 20

const DefaultTaskStatus = z.strictObject({ name: Name.max(60), color: Colour, progress: z.enum(taskProgresses) })
export type DefaultTaskStatus = z.output<typeof DefaultTaskStatus>

/** Status names are told apart regardless of case, and the backlog’s is taken, as every board has one. */
const haveNamesOfTheirOwn = (statuses: readonly DefaultTaskStatus[]): boolean => {
  const names = [BACKLOG_STATUS.name, ...statuses.map(({ name }) => name)].map((name) => name.toLowerCase())
  return new Set(names).size === names.length
}

const firstTaskStatuses: DefaultTaskStatus[] = [
  { name: 'To do', color: '#56646b', progress: 'toDo' },
  { name: 'In progress', color: '#186ea4', progress: 'inProgress' },
  { name: 'Review', color: '#895104', progress: 'inProgress' },
  { name: 'Done', color: '#0e776e', progress: 'finished' },
]

const firstLostReasons = ['Price', 'No budget', 'Chose a competitor', 'Chose nobody', 'Not a fit', 'No answer']

export const OpportunityAndProjectSettings = z
  .strictObject({
    allowConversionAtAnyStage: z.boolean().default(false),
    allowEditingConvertedOpportunities: z.boolean().default(false),
    defaultProjectDynamicDetails: DynamicDetailDefinitions.default([]),
    defaultOpportunityDynamicDetails: DynamicDetailDefinitions.default([]),
    /** The statuses that the board of a new project starts with, unless the project is made from a template. */
    defaultTaskStatuses: z
      .array(DefaultTaskStatus)
      .max(MOST_STATUSES)
      .refine(haveNamesOfTheirOwn, 'Each status needs a unique name')
      .default(firstTaskStatuses),
    /** Reasons to choose from when an opportunity is lost. */
    lostReasons: z.array(Name.max(120)).max(50).default(firstLostReasons),
    /** The shares of a consultancy budget, in percent, at which those who plan it are told. */
    budgetAlerts: z
      .array(z.union(budgetMarks.map((mark) => z.literal(mark))))
      .max(budgetMarks.length)
      .default([...budgetMarks]),
    /** Whether people are told, gathered for an hour, what has changed of their bookings. */
    bookingNotices: z.boolean().default(true),
  })
  .meta({ id: 'OpportunityAndProjectSettings' })

/** What is stored of a company's settings; a company that never changed any has every default. */
export const StoredSettings = z.strictObject({
  employee: EmployeeSettings.default(EmployeeSettings.parse({})),
  timeSheet: TimeSheetSettings.default(TimeSheetSettings.parse({})),
  expense: ExpenseSettings.default(ExpenseSettings.parse({})),
  client: StoredClientSettings.default(StoredClientSettings.parse({})),
  opportunityAndProject: OpportunityAndProjectSettings.default(OpportunityAndProjectSettings.parse({})),
  invoice: InvoiceSettings.default(InvoiceSettings.parse({})),
})
export type StoredSettings = z.output<typeof StoredSettings>
