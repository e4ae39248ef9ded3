import type { masterPlanning } from '@praxis/contract/planning/master-planning'
import type { planningChanges } from '@praxis/contract/planning/planning-changes'
import type { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import type { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const days = { startDate: '2026-06-08', endDate: '2026-06-12' }
const onRole = ({ roleId }: SampleFirm) => ({ body: { roleID: roleId, ...days, secondsPerDay: 3600 } })
const onOpportunityRole = ({ opportunityRoleId }: SampleFirm) => ({
  body: { roleID: opportunityRoleId, ...days, secondsPerDay: 3600 },
})
const changes = { body: { note: 'Changed' } }
const later = (bookingId: string) => ({
  body: { bookingIDs: [bookingId], offsetMethod: 'days' as const, offset: 1 },
})

export const bookingSamples: SamplesOf<
  Pick<
    typeof masterPlanning,
    | ('createBooking' | 'updateBooking' | 'deleteBooking' | 'offsetBookings' | 'deleteBookings')
    | ('createPlanningRole' | 'updatePlanningRole' | 'deletePlanningRole')
  >
> = {
  createBooking: onRole,
  updateBooking: ({ bookingId }) => ({ params: { bookingId }, ...changes }),
  deleteBooking: ({ bookingId }) => ({ params: { bookingId } }),
  offsetBookings: ({ bookingId }) => later(bookingId),
  deleteBookings: ({ bookingId }) => ({ query: { bookingIDs: [bookingId] } }),
  createPlanningRole: ({ projectId }) => ({ body: { name: 'Another', projectID: projectId } }),
  updatePlanningRole: ({ roleId }) => ({ params: { roleId }, body: { name: 'Renamed' } }),
  deletePlanningRole: ({ roleId }) => ({ params: { roleId } }),
}

export const targetBookingSamples: SamplesOf<
  Pick<
    typeof targetablePlanning,
    | ('createProjectBooking' | 'updateProjectBooking' | 'deleteProjectBooking')
    | ('offsetProjectBookings' | 'deleteProjectBookings')
    | ('createOpportunityBooking' | 'updateOpportunityBooking' | 'deleteOpportunityBooking')
    | ('offsetOpportunityBookings' | 'deleteOpportunityBookings')
  >
> = {
  createProjectBooking: (firm) => ({ params: { id: firm.projectId }, ...onRole(firm) }),
  updateProjectBooking: ({ projectId, bookingId }) => ({ params: { id: projectId, bookingId }, ...changes }),
  deleteProjectBooking: ({ projectId, bookingId }) => ({ params: { id: projectId, bookingId } }),
  offsetProjectBookings: ({ projectId, bookingId }) => ({ params: { id: projectId }, ...later(bookingId) }),
  deleteProjectBookings: ({ projectId, bookingId }) => ({
    params: { id: projectId },
    query: { bookingIDs: [bookingId] },
  }),
  createOpportunityBooking: (firm) => ({ params: { id: firm.opportunityId }, ...onOpportunityRole(firm) }),
  updateOpportunityBooking: ({ opportunityId, opportunityBookingId: bookingId }) => ({
    params: { id: opportunityId, bookingId },
    ...changes,
  }),
  deleteOpportunityBooking: ({ opportunityId, opportunityBookingId: bookingId }) => ({
    params: { id: opportunityId, bookingId },
  }),
  offsetOpportunityBookings: ({ opportunityId, opportunityBookingId }) => ({
    params: { id: opportunityId },
    ...later(opportunityBookingId),
  }),
  deleteOpportunityBookings: ({ opportunityId, opportunityBookingId }) => ({
    params: { id: opportunityId },
    query: { bookingIDs: [opportunityBookingId] },
  }),
}

export const planningChangeSamples: SamplesOf<
  Pick<
    typeof planningChanges,
    'splitBooking' | 'copyBookings' | 'getPlanningChanges' | 'undoPlanningChange' | 'redoPlanningChange'
  >
> = {
  splitBooking: ({ bookingId }) => ({ params: { bookingId }, body: { day: '2026-06-10' } }),
  copyBookings: ({ bookingId }) => ({ body: { bookingIDs: [bookingId], offsetDays: 7 } }),
  getPlanningChanges: () => ({}),
  undoPlanningChange: () => ({ body: {} }),
  redoPlanningChange: () => ({ body: {} }),
}

const ofScenario = ({ scenarioId }: SampleFirm) => ({ params: { scenarioId } })

export const scenarioSamples: SamplesOf<typeof planningScenarios> = {
  listPlanningScenarios: () => ({}),
  createPlanningScenario: ({ plain }) => ({
    body: { name: 'Another', members: [{ employeeID: plain.employeeId, access: 'read' }] },
  }),
  getPlanningScenario: ofScenario,
  updatePlanningScenario: (firm) => ({ ...ofScenario(firm), body: { name: 'Changed' } }),
  getScenarioDifference: ofScenario,
  listScenarioChanges: ofScenario,
  discardScenarioChanges: (firm) => ({ ...ofScenario(firm), body: { changeIDs: [firm.bookingId] } }),
  mergePlanningScenario: (firm) => ({ ...ofScenario(firm), body: {} }),
  dropPlanningScenario: (firm) => ({ ...ofScenario(firm), body: {} }),
}
