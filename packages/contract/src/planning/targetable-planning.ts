import * as z from 'zod'
import {
  ofProjects,
  opportunityDoor,
  projectDoor,
  projectParams,
  type TargetableDoor,
} from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { Currency, Day, Id, PlausibleDay } from '../protocol/values'
import {
  BookingChanges,
  BookingDetails,
  BookingOffset,
  BookingsToDelete,
  ChangedBookings,
  NewBooking,
} from './bookings'
import { TargetPlanningQuery } from './planning-query'
import { Planning } from './planning-shapes'

const money = {
  /** In minor units; absent for callers who may not see it. */
  charge: z.int().optional(),
  cost: z.int().optional(),
  /** A fraction of the charge; null without one. */
  margin: z.number().nullable().optional(),
}
const MonthOfBreakdown = z.strictObject({ month: Day, seconds: z.int(), ...money })

/** What is booked by role and month: each charge and cost is rounded, then summed. */
export const PlanningBreakdown = z
  .strictObject({
    currency: Currency,
    seconds: z.int(),
    ...money,
    months: z.array(MonthOfBreakdown),
    roles: z.array(
      z.strictObject({
        roleID: Id,
        name: z.string(),
        /** Of whoever fills it: a person or a rate card. */
        filledBy: z.string().nullable(),
        seconds: z.int(),
        ...money,
        months: z.array(MonthOfBreakdown),
      }),
    ),
  })
  .meta({ id: 'PlanningBreakdown' })
export type PlanningBreakdown = z.infer<typeof PlanningBreakdown>

const ofTarget = { ...ofProjects, params: projectParams }
const ofBooking = { ...ofProjects, params: z.strictObject({ id: Id, bookingId: Id }) }

/** The endpoints of the planning of a project or opportunity. */
export const planningEndpoints = ({ prefix, noun, locked }: TargetableDoor) => ({
  getPlanning: endpoint({
    method: 'GET',
    path: `${prefix}/planning`,
    summary: `Get the roles and bookings of the ${noun}, beside the load of those who fill them`,
    ...ofTarget,
    query: TargetPlanningQuery,
    response: Planning,
    reasons: ['notFound'],
  }),
  extendPlanning: endpoint({
    method: 'GET',
    path: `${prefix}/planning/extend`,
    summary: `Get more days of the planning of the ${noun}`,
    ...ofTarget,
    query: TargetPlanningQuery.extend({ fromDate: PlausibleDay, toDate: PlausibleDay }),
    response: Planning,
    reasons: ['notFound'],
  }),
  getPlanningBreakdown: endpoint({
    method: 'GET',
    path: `${prefix}/planning/breakdown`,
    summary: `Sum the bookings of the ${noun} by role and month`,
    ...ofTarget,
    response: PlanningBreakdown,
    reasons: ['notFound'],
  }),
  getBooking: endpoint({
    method: 'GET',
    path: `${prefix}/planning/bookings/{bookingId}`,
    summary: `Get a booking on the ${noun}`,
    ...ofBooking,
    response: BookingDetails,
    reasons: ['notFound'],
  }),
  createBooking: endpoint({
    method: 'POST',
    path: `${prefix}/planning/bookings`,
    summary: `Book a person, a rate card or a role on the ${noun}`,
    ...ofTarget,
    body: NewBooking,
    response: ChangedBookings,
    reasons: ['notFound', locked],
  }),
  updateBooking: endpoint({
    method: 'PATCH',
    path: `${prefix}/planning/bookings/{bookingId}`,
    summary: `Change a booking on the ${noun}; omitted fields stay`,
    ...ofBooking,
    body: BookingChanges,
    response: ChangedBookings,
    reasons: ['notFound', locked, 'changedMeanwhile'],
  }),
  deleteBooking: endpoint({
    method: 'DELETE',
    path: `${prefix}/planning/bookings/{bookingId}`,
    summary: `Delete a booking on the ${noun}`,
    ...ofBooking,
    response: ChangedBookings,
    reasons: ['notFound', locked],
  }),
  offsetBookings: endpoint({
    method: 'PATCH',
    path: `${prefix}/planning/bookings/multiple/offset`,
    summary: `Move bookings on the ${noun}, or what lies of them within a range`,
    ...ofTarget,
    body: BookingOffset,
    response: ChangedBookings,
    reasons: ['notFound', locked],
  }),
  deleteBookings: endpoint({
    method: 'DELETE',
    path: `${prefix}/planning/bookings/multiple`,
    summary: `Delete bookings on the ${noun}, or what lies of them within a range`,
    ...ofTarget,
    query: BookingsToDelete,
    response: ChangedBookings,
    reasons: ['notFound', locked],
  }),
})
const ofProject = planningEndpoints(projectDoor)
const ofOpportunity = planningEndpoints(opportunityDoor)

/** The planning of one project or opportunity: its roles, their bookings, and what those who fill them are booked for in all. */
export const targetablePlanning = about('planning', {
  getProjectPlanning: ofProject.getPlanning,
  extendProjectPlanning: ofProject.extendPlanning,
  getProjectPlanningBreakdown: ofProject.getPlanningBreakdown,
  getProjectBooking: ofProject.getBooking,
  createProjectBooking: ofProject.createBooking,
  updateProjectBooking: ofProject.updateBooking,
  deleteProjectBooking: ofProject.deleteBooking,
  offsetProjectBookings: ofProject.offsetBookings,
  deleteProjectBookings: ofProject.deleteBookings,
  getOpportunityPlanning: ofOpportunity.getPlanning,
  extendOpportunityPlanning: ofOpportunity.extendPlanning,
  getOpportunityPlanningBreakdown: ofOpportunity.getPlanningBreakdown,
  getOpportunityBooking: ofOpportunity.getBooking,
  createOpportunityBooking: ofOpportunity.createBooking,
  updateOpportunityBooking: ofOpportunity.updateBooking,
  deleteOpportunityBooking: ofOpportunity.deleteBooking,
  offsetOpportunityBookings: ofOpportunity.offsetBookings,
  deleteOpportunityBookings: ofOpportunity.deleteBookings,
})
