import * as z from 'zod'
import { OpportunityAnalytics } from '../opportunities/pipeline-shapes'
import { EmployeeBrief } from '../people/employees'
import { Day, Id } from '../protocol/values'
import { BookedRole, Booking } from './bookings'
import { planningGroupings, planningLevels } from './planning-rules'

const booked = {
  hard: z.int(),
  soft: z.int(),
  /** Hard, and soft by the probability of its opportunity. */
  weighted: z.int(),
}

/** What a person has to work and is booked for, in seconds. */
export const Load = z.strictObject({ contracted: z.int(), capacity: z.int(), ...booked }).meta({ id: 'PlanningLoad' })
export type Load = z.infer<typeof Load>

/** What is booked on a project or opportunity. */
export const TargetLoad = z.strictObject(booked).meta({ id: 'TargetLoad' })
export type TargetLoad = z.infer<typeof TargetLoad>

/** Keyed by the first day of each interval; intervals without anything are left out. Only those of the asked level are filled. */
const intervalsOf = <Item extends z.ZodType>(item: Item) => ({
  daily: z.record(Day, item),
  weekly: z.record(Day, item),
  monthly: z.record(Day, item),
})

/** Something on a day besides bookings. Its words are those that the caller may know. */
const PlanningDayItem = z.strictObject({
  day: Day,
  kind: z.enum(['bankHoliday', 'absence', 'marking']),
  share: z.union([z.enum(['fullDay', 'am', 'pm']), z.int()]),
  words: z.string(),
  takesTime: z.boolean(),
  /** Leave that waits to be decided: it lowers no capacity. */
  isAsked: z.literal(true).optional(),
})
export type PlanningDayItem = z.infer<typeof PlanningDayItem>

/** The bookings of a role within the range. */
const RoleInRow = z.strictObject({ roleID: Id, bookingIDs: z.array(Id) })
export type RoleInRow = z.infer<typeof RoleInRow>

/**
 * What each day offers, in seconds: all days of the range, and of bookings by total that reach beyond it, as these are
 * spread over all their days.
 */
const DaysOfRow = z.strictObject({ from: Day, contracted: z.array(z.int()), capacity: z.array(z.int()) })

/** A row of planning by resource. Roles and days are there once it is expanded. */
export const PlanningResource = z
  .strictObject({
    /** The id of the employee, rate card or role. */
    id: Id,
    items: z.array(PlanningDayItem),
    days: DaysOfRow.optional(),
    ...intervalsOf(Load),
    roles: z.array(RoleInRow).optional(),
  })
  .meta({ id: 'PlanningResource' })
export type PlanningResource = z.infer<typeof PlanningResource>

const RateCardResource = PlanningResource.extend({ hasBookings: z.boolean() })

/** A row of planning by target. Roles are there once it is expanded. */
export const PlanningTarget = z
  .strictObject({
    id: Id,
    name: z.string(),
    clientName: z.string().nullable(),
    imageURL: z.string().nullable(),
    startDate: Day.nullable(),
    endDate: Day.nullable(),
    projectID: Id.nullable(),
    opportunityID: Id.nullable(),
    /** Planned money in minor units; absent for callers who may not see it. */
    projectAnalytics: OpportunityAnalytics.omit({ projectCount: true }).optional(),
    opportunityAnalytics: OpportunityAnalytics.omit({ projectCount: true }).optional(),
    ...intervalsOf(TargetLoad),
    roles: z.array(RoleInRow).optional(),
  })
  .meta({ id: 'PlanningTarget' })
export type PlanningTarget = z.infer<typeof PlanningTarget>

const ProjectInfo = z.strictObject({
  id: Id,
  name: z.string(),
  clientName: z.string().nullable(),
  imageURL: z.string().nullable(),
  isInternal: z.boolean(),
  isActive: z.boolean(),
})
const OpportunityInfo = z.strictObject({
  id: Id,
  name: z.string(),
  clientName: z.string(),
  imageURL: z.string().nullable(),
  /** A fraction: 0 is lost. */
  probability: z.number(),
  isActive: z.boolean(),
})
const RateCardInfo = z.strictObject({ id: Id, name: z.string() })
const EmployeeInfo = EmployeeBrief.extend({ isAvailableInClientResourcing: z.boolean() })

/** Rows of planning, with everything that they name once. */
export const Planning = z
  .strictObject({
    fromDate: Day,
    toDate: Day,
    level: z.enum(planningLevels),
    groupedBy: z.enum(planningGroupings),
    /** Whether the caller may book; on the pages of everybody, on projects and opportunities they may not change too. */
    can: z.strictObject({ edit: z.boolean() }),
    employeeInfos: z.record(Id, EmployeeInfo),
    rateCardInfos: z.record(Id, RateCardInfo),
    projectInfos: z.record(Id, ProjectInfo),
    opportunityInfos: z.record(Id, OpportunityInfo),
    roleInfos: z.record(Id, BookedRole),
    bookingInfos: z.record(Id, Booking),
    namedResources: z.array(PlanningResource),
    rateCardsResources: z.array(RateCardResource),
    unnamedResources: z.array(PlanningResource),
    targetables: z.array(PlanningTarget),
  })
  .meta({ id: 'Planning' })
export type Planning = z.infer<typeof Planning>
