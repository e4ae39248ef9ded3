import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { ProjectRole, ProjectRoleChanges, ProjectRoleInput } from '../projects/project-roles'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, PageMetadata } from '../protocol/page'
import { Currency, Day, Id, madeOn, PlausibleDay } from '../protocol/values'
import { BookingChanges, BookingOffset, BookingsToDelete, ChangedBookings, NewBooking } from './bookings'
import { MasterPlanningQuery, PlanningExpansion, PlanningExtension } from './planning-query'
import { inScenario } from './planning-scenarios'
import { Planning } from './planning-shapes'
import { planningViewEndpoints } from './planning-views'

const ofPlanning = { access: 'employee', feature: 'project' } as const
const plans = { ...ofPlanning, capability: 'canManageProjects' } as const
const bookingParams = z.strictObject({ bookingId: Id })
const roleParams = z.strictObject({ roleId: Id })
const locked = ['notFound', 'plansOfInactiveProjectLocked', 'opportunityLocked', 'scenarioClosed'] as const

const PlanningPage = Planning.extend({ metadata: PageMetadata }).meta({ id: 'PlanningPage' })
export type PlanningPage = z.infer<typeof PlanningPage>

/** A project or opportunity that can be booked on. */
export const BookableTarget = z
  .strictObject({
    id: Id,
    name: z.string(),
    client: ClientBrief.nullable(),
    projectID: Id.nullable(),
    opportunityID: Id.nullable(),
    startDate: Day.nullable(),
    endDate: Day.nullable(),
  })
  .meta({ id: 'BookableTarget' })
export type BookableTarget = z.infer<typeof BookableTarget>

/** On one of the two. */
const onTarget = { projectID: Id.optional(), opportunityID: Id.optional() }

/** Who works on what, when, over all projects and opportunities. */
export const masterPlanning = about('planning', {
  ...planningViewEndpoints,
  getMasterPlanning: endpoint({
    method: 'GET',
    path: '/masterPlanning',
    summary: 'List people, rate cards and roles, or projects and opportunities, with what is booked',
    ...plans,
    query: MasterPlanningQuery.extend(inScenario),
    response: PlanningPage,
    reasons: ['notFound'],
  }),
  getOwnPlanning: endpoint({
    method: 'GET',
    path: '/masterPlanning/me',
    summary: 'Get the caller’s own bookings, and who else works on the same; without days, the next two weeks',
    ...ofPlanning,
    query: MasterPlanningQuery,
    response: PlanningPage,
  }),
  expandMasterPlanning: endpoint({
    method: 'GET',
    path: '/masterPlanning/expand',
    summary: 'Open a row: its roles and bookings',
    ...plans,
    query: PlanningExpansion.extend(inScenario),
    response: Planning,
    reasons: ['notFound'],
  }),
  expandOwnPlanning: endpoint({
    method: 'GET',
    path: '/masterPlanning/me/expand',
    summary: 'Open a row of the caller’s own planning',
    ...ofPlanning,
    query: PlanningExpansion,
    response: Planning,
    reasons: ['notFound'],
  }),
  extendMasterPlanning: endpoint({
    method: 'GET',
    path: '/masterPlanning/extend',
    summary: 'Get more days of rows',
    ...plans,
    query: PlanningExtension.extend(inScenario),
    response: Planning,
    reasons: ['notFound'],
  }),
  extendOwnPlanning: endpoint({
    method: 'GET',
    path: '/masterPlanning/me/extend',
    summary: 'Get more days of the caller’s own planning',
    ...ofPlanning,
    query: PlanningExtension,
    response: Planning,
  }),
  createBooking: endpoint({
    method: 'POST',
    path: '/masterPlanning/bookings',
    summary: 'Book a person, a rate card or a role',
    ...plans,
    body: NewBooking.extend({ ...onTarget, ...inScenario }),
    response: ChangedBookings,
    reasons: locked,
  }),
  updateBooking: endpoint({
    method: 'PATCH',
    path: '/masterPlanning/bookings/{bookingId}',
    summary: 'Change a booking, also what it is booked on; omitted fields stay',
    ...plans,
    params: bookingParams,
    body: BookingChanges.extend({ ...onTarget, ...inScenario }),
    response: ChangedBookings,
    reasons: [...locked, 'changedMeanwhile'],
  }),
  deleteBooking: endpoint({
    method: 'DELETE',
    path: '/masterPlanning/bookings/{bookingId}',
    summary: 'Delete a booking',
    ...plans,
    params: bookingParams,
    query: z.strictObject(inScenario),
    response: ChangedBookings,
    reasons: [...locked, 'changedMeanwhile'],
  }),
  offsetBookings: endpoint({
    method: 'PATCH',
    path: '/masterPlanning/bookings/multiple/offset',
    summary: 'Move bookings, or what lies of them within a range',
    ...plans,
    body: BookingOffset.extend(inScenario),
    response: ChangedBookings,
    reasons: [...locked, 'changedMeanwhile'],
  }),
  deleteBookings: endpoint({
    method: 'DELETE',
    path: '/masterPlanning/bookings/multiple',
    summary: 'Delete bookings, or what lies of them within a range',
    ...plans,
    query: BookingsToDelete.extend(inScenario),
    response: ChangedBookings,
    reasons: [...locked, 'changedMeanwhile'],
  }),
  convertUtilisationPercentage: endpoint({
    method: 'POST',
    path: '/masterPlanning/convertUtilisationPercentage',
    summary: 'Tell what a percentage of contracted time comes to, day by day',
    ...plans,
    reads: true,
    body: z.strictObject({
      /** Without a person, by the company’s week. */
      employeeID: Id.nullable().default(null),
      startDate: PlausibleDay,
      endDate: PlausibleDay,
      /** In hundredths of a percent. */
      percentage: z.int().min(0).max(100_000),
    }),
    response: z.strictObject({
      seconds: z.int(),
      days: z.array(z.strictObject({ day: Day, seconds: z.int() })),
    }),
  }),
  createPlanningRole: endpoint({
    method: 'POST',
    path: '/masterPlanning/roles',
    summary: 'Add a role to a project or opportunity; without rates it uses its rate card’s',
    ...plans,
    body: ProjectRoleInput.extend({ ...onTarget, ...inScenario }),
    response: ProjectRole,
    reasons: locked,
  }),
  updatePlanningRole: endpoint({
    method: 'PATCH',
    path: '/masterPlanning/roles/{roleId}',
    summary: 'Change a role, or name who fills it; omitted fields stay',
    ...plans,
    params: roleParams,
    body: ProjectRoleChanges.extend({ ...madeOn, ...inScenario }),
    response: ProjectRole,
    reasons: [...locked, 'changedMeanwhile'],
  }),
  deletePlanningRole: endpoint({
    method: 'DELETE',
    path: '/masterPlanning/roles/{roleId}',
    summary: 'Delete a role without logged time, with its bookings',
    ...plans,
    params: roleParams,
    query: z.strictObject(inScenario),
    response: 'nothing',
    reasons: [...locked, 'recordInUse'],
  }),
  listBookableTargets: endpoint({
    method: 'GET',
    path: '/masterPlanning/targetables',
    summary: 'Find projects and opportunities to book on, by the start of a word; at most 100',
    ...plans,
    query: z.strictObject({ query: z.string().trim().max(200).default('') }),
    response: listOf(BookableTarget),
  }),
  getHourlyCost: endpoint({
    method: 'GET',
    path: '/masterPlanning/hourlyCost',
    summary: 'Get the cost of an hour: the role’s, else that of the person’s rate card; needs the right to see revenue',
    ...plans,
    query: z.strictObject({
      roleID: Id.optional(),
      employeeID: Id.optional(),
      rateCardID: Id.optional(),
      day: Day.optional(),
      ...inScenario,
    }),
    response: z.strictObject({
      /** In minor units; null when there is none. */
      hourlyCost: z.int().nullable(),
      currency: Currency,
      from: z.enum(['role', 'rateCard']).nullable(),
    }),
    reasons: ['notFound'],
  }),
})
