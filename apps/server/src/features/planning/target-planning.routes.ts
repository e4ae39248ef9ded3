import { type planningEndpoints, targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { type Handlers, implement } from '../../platform/http/implement'
import { opportunityKind, projectKind, type TargetableKind } from '../targetables/queries/targetable-kinds'
import { createBookingOn } from './commands/create-booking'
import { deleteBookings } from './commands/delete-bookings'
import { offsetBookings } from './commands/offset-bookings'
import { updateBooking } from './commands/update-booking'
import { getBookingDetails } from './queries/booking-details'
import { getPlanningBreakdown } from './queries/planning-breakdown'
import { getTargetPlanning } from './queries/target-planning'

/** The handlers of the planning of targetables of a kind. */
const ofKind = (kind: TargetableKind): Handlers<ReturnType<typeof planningEndpoints>> => ({
  getPlanning: ({ db, platform, actor, params, query }) =>
    getTargetPlanning(db, platform, actor, kind, params.id, query),

  extendPlanning: ({ db, platform, actor, params, query }) =>
    getTargetPlanning(db, platform, actor, kind, params.id, query),

  getPlanningBreakdown: ({ db, platform, actor, params }) => getPlanningBreakdown(db, platform, actor, kind, params.id),

  getBooking: ({ db, platform, actor, params }) =>
    getBookingDetails(db, platform, actor, params.bookingId, { door: { kind, id: params.id } }),

  createBooking: ({ db, platform, actor, params, body }) =>
    createBookingOn(db, platform, actor, { kind, id: params.id }, body),

  updateBooking: ({ db, platform, actor, params, body }) =>
    updateBooking(db, platform, actor, { kind, id: params.id }, params.bookingId, body),

  deleteBooking: ({ db, platform, actor, params }) =>
    deleteBookings(db, platform, actor, { kind, id: params.id }, { bookingIDs: [params.bookingId] }),

  offsetBookings: ({ db, platform, actor, params, body }) =>
    offsetBookings(db, platform, actor, { kind, id: params.id }, body),

  deleteBookings: ({ db, platform, actor, params, query }) =>
    deleteBookings(db, platform, actor, { kind, id: params.id }, query),
})
const [ofProject, ofOpportunity] = [ofKind(projectKind), ofKind(opportunityKind)]

export const targetPlanningRoutes = implement(targetablePlanning, {
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
