import type {
  BookingChanges,
  BookingCopy,
  BookingOffset,
  BookingsToDelete,
  ChangedBookings,
  NewBooking,
} from '@praxis/contract/planning/bookings'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import type { Day } from '@praxis/domain/calendar/day'
import { api } from '../../api/api'
import type { Targetable } from '../projects/targetable'

interface OnTarget {
  projectID?: string
  opportunityID?: string
}

export type BookingToCreate = Omit<NewBooking, 'type' | 'note'> & Partial<Pick<NewBooking, 'type' | 'note'>> & OnTarget

/** How bookings are changed: what planners of everything may, those of one project or opportunity may on it. */
export interface BookingCalls {
  readonly create: (body: BookingToCreate, idempotencyKey: string | undefined) => Promise<ChangedBookings>
  readonly update: (bookingId: string, body: BookingChanges & OnTarget) => Promise<ChangedBookings>
  readonly remove: (bookingId: string) => Promise<ChangedBookings>
  readonly removeMany: (query: BookingsToDelete) => Promise<ChangedBookings>
  readonly offset: (body: BookingOffset) => Promise<ChangedBookings>
  readonly copy: (body: BookingCopy) => Promise<ChangedBookings>
  readonly split: (bookingId: string, day: Day) => Promise<ChangedBookings>
}

/** What is the same whatever is planned. */
const wherever = (inScenario: InScenario) => ({
  copy: (body: BookingCopy) => api.call(planningChanges.copyBookings, { body: { ...body, ...inScenario } }),
  split: (bookingId: string, day: Day) =>
    api.call(planningChanges.splitBooking, { params: { bookingId }, body: { day, ...inScenario } }),
})

const everywhere = (inScenario: InScenario): BookingCalls => ({
  create: (body, idempotencyKey) =>
    api.call(masterPlanning.createBooking, { body: { ...body, ...inScenario } }, { idempotencyKey }),
  update: (bookingId, body) =>
    api.call(masterPlanning.updateBooking, { params: { bookingId }, body: { ...body, ...inScenario } }),
  remove: (bookingId) => api.call(masterPlanning.deleteBooking, { params: { bookingId }, query: inScenario }),
  removeMany: (query) => api.call(masterPlanning.deleteBookings, { query: { ...query, ...inScenario } }),
  offset: (body) => api.call(masterPlanning.offsetBookings, { body: { ...body, ...inScenario } }),
  ...wherever(inScenario),
})

const ofProject = {
  create: targetablePlanning.createProjectBooking,
  update: targetablePlanning.updateProjectBooking,
  remove: targetablePlanning.deleteProjectBooking,
  removeMany: targetablePlanning.deleteProjectBookings,
  offset: targetablePlanning.offsetProjectBookings,
}
const ofOpportunity = {
  create: targetablePlanning.createOpportunityBooking,
  update: targetablePlanning.updateOpportunityBooking,
  remove: targetablePlanning.deleteOpportunityBooking,
  removeMany: targetablePlanning.deleteOpportunityBookings,
  offset: targetablePlanning.offsetOpportunityBookings,
}

/** The address says what is booked on, so the body does not. */
function withoutTarget<Body extends OnTarget>({ projectID: _, opportunityID: __, ...body }: Body) {
  return body
}

/** The calls for one project or opportunity, or for all of them, in the real plan or in a scenario. */
export function bookingCalls(on: Targetable | undefined, inScenario: InScenario): BookingCalls {
  if (!on) return everywhere(inScenario)
  const { id } = on
  const calls = on.kind === 'project' ? ofProject : ofOpportunity
  return {
    create: (body, idempotencyKey) =>
      api.call(calls.create, { params: { id }, body: withoutTarget(body) }, { idempotencyKey }),
    update: (bookingId, body) => api.call(calls.update, { params: { id, bookingId }, body: withoutTarget(body) }),
    remove: (bookingId) => api.call(calls.remove, { params: { id, bookingId } }),
    removeMany: (query) => api.call(calls.removeMany, { params: { id }, query }),
    offset: (body) => api.call(calls.offset, { params: { id }, body }),
    ...wherever({}),
  }
}
