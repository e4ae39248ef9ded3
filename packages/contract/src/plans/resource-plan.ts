import * as z from 'zod'
import { HourlyRate } from '../company/rate-cards'
import { EmployeeBrief } from '../people/employees'
import { Currency, Day, Id, Moment, Name, PlausibleDay, Version } from '../protocol/values'
import { MOST_PLAN_ROLES } from './plan-rules'

const resourcePlanUnits = ['byHour', 'byDay'] as const
/** Even: the same time each working day. Custom: as typed week by week. */
export const roleMethods = ['even', 'custom'] as const

const Hours = z.number().min(0).max(168).multipleOf(0.01)
const MOST_WEEKS = 530

/** The hours of a role in the week that begins on a Monday. */
export const WeekOfRole = z.strictObject({ monday: PlausibleDay, numberOfHours: Hours })
export type WeekOfRole = z.infer<typeof WeekOfRole>

const RoleConfig = z.strictObject({
  displayMode: z.enum(resourcePlanUnits),
  /** Only for showing and typing days; hours are what is kept. */
  numberOfHoursPerDay: z.number().min(0.25).max(24).multipleOf(0.01),
})

/** A row of the plan as it is edited; one without `roleID` is new. */
export const ResourcePlanRole = z.strictObject({
  index: z.int().min(0).max(MOST_PLAN_ROLES),
  roleID: Id.nullable(),
  name: Name.max(120),
  employeeID: Id.nullable(),
  rateCardID: Id.nullable(),
  startDate: PlausibleDay.nullable(),
  endDate: PlausibleDay.nullable(),
  calculationMethod: z.enum(roleMethods),
  /** In minor units of the project’s currency; absent for callers who may not see rates, whose saving keeps them. */
  hourlyCharge: HourlyRate.optional(),
  hourlyCost: HourlyRate.optional(),
  bookings: z.array(WeekOfRole).max(MOST_WEEKS),
})
export type ResourcePlanRole = z.infer<typeof ResourcePlanRole>

export const ResourcePlanSnapshot = z
  .strictObject({ roles: z.array(ResourcePlanRole).max(MOST_PLAN_ROLES), config: RoleConfig })
  .meta({ id: 'ResourcePlanSnapshot' })
export type ResourcePlanSnapshot = z.infer<typeof ResourcePlanSnapshot>

/** What a row comes to. Money is absent for callers who may not see it. */
const RoleSum = z.strictObject({
  index: z.int(),
  seconds: z.int(),
  /** Booked on days without capacity, so that nobody works it. */
  secondsNotCarried: z.int(),
  revenue: z.int().optional(),
  cost: z.int().optional(),
})
export const ResourcePlanSums = z.strictObject({
  roles: z.array(RoleSum),
  seconds: z.int(),
  revenue: z.int().optional(),
  cost: z.int().optional(),
})
export type ResourcePlanSums = z.infer<typeof ResourcePlanSums>

export const WorkingWeeks = z.array(z.strictObject({ monday: Day, workingDays: z.int() }))

export const ResourcePlan = z
  .strictObject({
    currency: Currency,
    snapshot: ResourcePlanSnapshot,
    /** The people and rate cards that the rows name. */
    employees: z.array(EmployeeBrief),
    rateCards: z.array(z.strictObject({ id: Id, name: z.string() })),
    weeks: WorkingWeeks,
    sums: ResourcePlanSums,
    savedAt: Moment.nullable(),
    /** The day on which the roles went to a project; the plan is as it was then. Null while it has its own. */
    keptOn: Day.nullable(),
    version: Version,
    /** Only while the company references its old planning; otherwise roles are edited in planning. */
    can: z.strictObject({ edit: z.boolean(), setRates: z.boolean() }),
  })
  .meta({ id: 'ResourcePlan' })
export type ResourcePlan = z.infer<typeof ResourcePlan>
