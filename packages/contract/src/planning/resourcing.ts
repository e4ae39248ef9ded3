import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { EmployeeBrief } from '../people/employees'
import { ChargingMechanism } from '../projects/project-fields'
import { about, endpoint } from '../protocol/endpoint'
import { Day, Id, PlausibleDay } from '../protocol/values'
import { Booking } from './bookings'

export const LONGEST_RESOURCING_DAYS = 371

const ofPlanning = { access: 'employee', feature: 'project' } as const
const period = { startDate: PlausibleDay, endDate: PlausibleDay }

/** A week of a person, in seconds. Over-booked: hard exceeds capacity. */
const ResourcingWeek = z.strictObject({
  monday: Day,
  capacity: z.int(),
  /** Hard and soft bookings on client projects, internal projects and opportunities. */
  client: z.int(),
  internal: z.int(),
  opportunity: z.int(),
  hard: z.int(),
  /** Booked divided by capacity, in percent with two decimals; null without capacity. */
  utilisation: z.number().nullable(),
  isAway: z.boolean(),
})
export type ResourcingWeek = z.infer<typeof ResourcingWeek>

const EmployeeResourcing = z.strictObject({
  employeeID: Id,
  /** Contracted in the first week, in seconds. */
  contracted: z.int(),
  clientProjectIDs: z.array(Id),
  internalProjectIDs: z.array(Id),
  opportunityIDs: z.array(Id),
  weeks: z.array(ResourcingWeek),
  /** The same time by project or opportunity, a number for each week. */
  targets: z.array(z.strictObject({ targetableID: Id, seconds: z.array(z.int()) })),
})
export type EmployeeResourcing = z.infer<typeof EmployeeResourcing>

const ResourcedTarget = z.strictObject({
  id: Id,
  name: z.string(),
  /** Null for internal projects. */
  chargingMechanism: ChargingMechanism.nullable(),
  client: ClientBrief.nullable(),
})
export type ResourcedTarget = z.infer<typeof ResourcedTarget>

const filter = z.strictObject(period)

export const ResourcingGroup = z
  .strictObject({
    groupID: z.string(),
    filter,
    overBookedEmployeeCount: z.int(),
    employees: z.array(EmployeeBrief),
    projects: z.array(ResourcedTarget),
    opportunities: z.array(ResourcedTarget),
    reportsByEmployee: z.array(EmployeeResourcing),
  })
  .meta({ id: 'ResourcingGroup' })
export type ResourcingGroup = z.infer<typeof ResourcingGroup>

export const ResourcingGroups = z
  .strictObject({
    filter,
    overBookedEmployeeCount: z.int(),
    /** By how much, in the weeks in which they are; at most ten people. */
    overBooked: z.array(z.strictObject({ employee: EmployeeBrief, seconds: z.int(), weeks: z.array(Day) })),
    /** The Mondays of weeks in which everybody is away. */
    closedWeeks: z.array(Day),
    /** All that anybody is booked on, to filter by. */
    projects: z.array(ResourcedTarget),
    opportunities: z.array(ResourcedTarget),
    groups: z.array(
      z.strictObject({
        /** The id of a line manager, or none for people without one. */
        groupID: z.string(),
        lineManager: EmployeeBrief.nullable(),
        employeeCount: z.int(),
        overBookedEmployeeCount: z.int(),
      }),
    ),
  })
  .meta({ id: 'ResourcingGroups' })
export type ResourcingGroups = z.infer<typeof ResourcingGroups>

/** A stretch of days on which somebody has time left. */
const FreeStretch = z.strictObject({ from: Day, to: Day, seconds: z.int() })

export const EmployeeBookings = z
  .strictObject({
    employee: EmployeeBrief,
    ...period,
    capacity: z.int(),
    hard: z.int(),
    soft: z.int(),
    bookings: z.array(
      Booking.extend({
        seconds: z.int(),
        roleName: z.string(),
        /** Null where the caller may not see what it is on. */
        target: z
          .strictObject({
            name: z.string(),
            clientName: z.string().nullable(),
            projectID: Id.nullable(),
            opportunityID: Id.nullable(),
          })
          .nullable(),
      }),
    ),
    free: z.array(FreeStretch),
  })
  .meta({ id: 'EmployeeBookings' })
export type EmployeeBookings = z.infer<typeof EmployeeBookings>

/** Who is booked for how much: of everybody for managers of employees, projects and reports, else of who reports to the caller. */
export const resourcing = about('planning', {
  listResourcingGroups: endpoint({
    method: 'GET',
    path: '/employeeManagement/resourcingReport/groups',
    summary: `List line managers with how many of their people are over-booked; at most ${LONGEST_RESOURCING_DAYS} days`,
    ...ofPlanning,
    query: z.strictObject(period),
    response: ResourcingGroups,
  }),
  getResourcingGroup: endpoint({
    method: 'GET',
    path: '/employeeManagement/resourcingReport/groups/{id}',
    summary: 'Get what the people of a line manager are booked for, week by week',
    ...ofPlanning,
    params: z.strictObject({ id: z.union([Id, z.literal('none')]) }),
    query: z.strictObject(period),
    response: ResourcingGroup,
    reasons: ['notFound'],
  }),
  exportResourcingReport: endpoint({
    method: 'GET',
    path: '/employeeManagement/resourcingReport/csv',
    summary: 'Download the report as CSV: a line for each person, project or opportunity and week',
    ...ofPlanning,
    query: z.strictObject(period),
    response: 'binary',
    makes: 'csv',
  }),
  getEmployeeBookings: endpoint({
    method: 'GET',
    path: '/employeeBookingManagement/{id}',
    summary: 'Get a person’s bookings, with what is free around them',
    ...ofPlanning,
    params: z.strictObject({ id: Id }),
    query: z.strictObject({ startDate: PlausibleDay.optional(), endDate: PlausibleDay.optional() }),
    response: EmployeeBookings,
    reasons: ['notFound'],
  }),
})
