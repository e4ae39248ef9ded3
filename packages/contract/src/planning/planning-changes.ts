import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { Day, Id, Moment, PlausibleDay } from '../protocol/values'
import { BookingCopy, BookingDetails, ChangedBookings } from './bookings'
import { planningLevels } from './planning-rules'
import { inScenario } from './planning-scenarios'

const ofPlanning = { access: 'employee', feature: 'project' } as const
const plans = { ...ofPlanning, capability: 'canManageProjects' } as const
const locked = [
  'notFound',
  'plansOfInactiveProjectLocked',
  'opportunityLocked',
  'changedMeanwhile',
  'scenarioClosed',
] as const

export const planningActions = [
  'booked',
  'changed',
  'deleted',
  'moved',
  'split',
  'copied',
  'roleChanged',
  'roleDeleted',
  'merged',
  'discarded',
] as const

/** A change of the caller’s that can be taken back, or made again. */
const PlanningChange = z.strictObject({
  id: Id,
  action: z.enum(planningActions),
  /** How many bookings it changed. */
  count: z.int(),
  madeAt: Moment,
})
export type PlanningChange = z.infer<typeof PlanningChange>

export const PlanningChanges = z
  .strictObject({ undo: PlanningChange.nullable(), redo: PlanningChange.nullable() })
  .meta({ id: 'PlanningChanges' })
export type PlanningChanges = z.infer<typeof PlanningChanges>

/** Somebody who plans right now, and where. */
const Planner = z.strictObject({ employee: EmployeeBrief, rowID: Id.nullable(), day: Day.nullable(), seenAt: Moment })
export type Planner = z.infer<typeof Planner>

/** Somebody who could fill a role, best first, with what speaks for them. */
export const RoleCandidate = z
  .strictObject({
    employee: EmployeeBrief,
    /** Free within the days of the role’s bookings, and what the role needs there; both in seconds. */
    freeSeconds: z.int(),
    neededSeconds: z.int(),
    /** Roles of the same name or rate card that they had before. */
    sameRoles: z.int(),
    /** Their tags that the role’s name has too, or that people in such roles have. */
    tags: z.array(z.string()),
    /** Whether they work on the same project or opportunity already. */
    isOnTarget: z.boolean(),
  })
  .meta({ id: 'RoleCandidate' })
export type RoleCandidate = z.infer<typeof RoleCandidate>

const LoadOfInterval = z.strictObject({
  from: Day,
  capacity: z.int(),
  /** Bands: hard only, hard and soft by probability, hard and all soft. */
  hard: z.int(),
  expected: z.int(),
  all: z.int(),
})
const OverBooked = z.strictObject({
  employee: EmployeeBrief,
  /** The intervals in which hard bookings exceed capacity, and by how much. */
  intervals: z.array(z.strictObject({ from: Day, seconds: z.int() })),
})

export const WeightedLoad = z
  .strictObject({
    people: z.int(),
    intervals: z.array(LoadOfInterval),
    overBooked: z.array(OverBooked),
    overBookedCount: z.int(),
    /** People of the firm who are booked after their last day, null where it is not known: somebody else has to do it; at most 50. */
    toReassign: z.array(z.strictObject({ employee: EmployeeBrief, lastDay: Day.nullable(), bookings: z.int() })),
  })
  .meta({ id: 'WeightedLoad' })
export type WeightedLoad = z.infer<typeof WeightedLoad>

/** What planners do besides the doors of master planning, projects and opportunities; rights are those on each booking. */
export const planningChanges = about('planning', {
  splitBooking: endpoint({
    method: 'POST',
    path: '/planning/bookings/{bookingId}/split',
    summary: 'Split a booking: a second one begins on the day',
    ...ofPlanning,
    params: z.strictObject({ bookingId: Id }),
    body: z.strictObject({ day: PlausibleDay, ...inScenario }),
    response: ChangedBookings,
    reasons: locked,
  }),
  copyBookings: endpoint({
    method: 'POST',
    path: '/planning/bookings/multiple/copy',
    summary: 'Copy bookings to other days, or to another person',
    ...ofPlanning,
    body: BookingCopy.extend(inScenario),
    response: ChangedBookings,
    reasons: locked,
  }),
  getBooking: endpoint({
    method: 'GET',
    path: '/planning/bookings/{bookingId}',
    summary: 'Get a booking with its role and what its days carry',
    ...ofPlanning,
    params: z.strictObject({ bookingId: Id }),
    query: z.strictObject(inScenario),
    response: BookingDetails,
    reasons: ['notFound'],
  }),
  getPlanningChanges: endpoint({
    method: 'GET',
    path: '/planning/changes',
    summary: 'Get the caller’s last change that can be undone, and the one that can be made again',
    ...ofPlanning,
    query: z.strictObject(inScenario),
    response: PlanningChanges,
    reasons: ['notFound'],
  }),
  undoPlanningChange: endpoint({
    method: 'POST',
    path: '/planning/changes/undo',
    summary: 'Take the caller’s last change back, unless somebody has changed the same since',
    ...ofPlanning,
    body: z.strictObject({
      changeID: Id.optional().describe('The change that is expected to be the last one'),
      ...inScenario,
    }),
    response: ChangedBookings,
    reasons: [...locked, 'nothingToUndo', 'bookingChangedSince'],
  }),
  redoPlanningChange: endpoint({
    method: 'POST',
    path: '/planning/changes/redo',
    summary: 'Make the change again that was undone last',
    ...ofPlanning,
    body: z.strictObject({
      changeID: Id.optional().describe('The change that is expected to be the next one'),
      ...inScenario,
    }),
    response: ChangedBookings,
    reasons: [...locked, 'nothingToUndo', 'bookingChangedSince'],
  }),
  listRoleCandidates: endpoint({
    method: 'GET',
    path: '/planning/roles/{roleId}/candidates',
    summary: 'List people who could fill a role, by free time, earlier roles and tags; at most 20',
    ...ofPlanning,
    params: z.strictObject({ roleId: Id }),
    query: z.strictObject(inScenario),
    response: z.strictObject({ items: z.array(RoleCandidate) }),
    reasons: ['notFound'],
  }),
  getWeightedLoad: endpoint({
    method: 'GET',
    path: '/planning/load',
    summary: 'Sum what the firm, a team or those with a job title are booked for, against their capacity',
    ...plans,
    query: z.strictObject({
      level: z.enum(planningLevels).default('week'),
      startDate: PlausibleDay,
      endDate: PlausibleDay,
      lineManagerID: Id.optional(),
      jobTitle: z.string().trim().max(200).optional(),
      ...inScenario,
    }),
    response: WeightedLoad,
    reasons: ['notFound'],
  }),
  listPlanners: endpoint({
    method: 'GET',
    path: '/planning/presence',
    area: 'planners',
    summary: 'List who else plans right now, and where',
    ...plans,
    query: z.strictObject(inScenario),
    response: z.strictObject({ items: z.array(Planner) }),
    reasons: ['notFound'],
  }),
  announcePlanner: endpoint({
    method: 'PUT',
    path: '/planning/presence',
    area: 'planners',
    summary: 'Say where the caller plans, for half a minute',
    ...plans,
    body: z.strictObject({ rowID: Id.nullable(), day: Day.nullable(), ...inScenario }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
