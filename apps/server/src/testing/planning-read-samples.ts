import type { masterPlanning } from '@praxis/contract/planning/master-planning'
import type { planningChanges } from '@praxis/contract/planning/planning-changes'
import type { planningViewEndpoints } from '@praxis/contract/planning/planning-views'
import type { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const days = { startDate: '2026-06-08', endDate: '2026-06-12' }
const range = { fromDate: days.startDate, toDate: days.endDate }
const includingAll = ({ plain, rateCardId, projectId }: SampleFirm) => ({
  includedEmployeeIDs: [plain.employeeId],
  includedRateCardIDs: [rateCardId],
  includedTargetableIDs: [projectId],
})

export const planningViewSamples: SamplesOf<typeof planningViewEndpoints> = {
  listPlanningViews: () => ({}),
  getPlanningView: ({ planningViewId: viewId }) => ({ params: { viewId } }),
  createPlanningView: (firm) => ({ body: { name: 'Another', groupedBy: 'resource', ...includingAll(firm) } }),
  updatePlanningView: ({ planningViewId: viewId }) => ({ params: { viewId }, body: { name: 'Changed' } }),
  deletePlanningView: ({ planningViewId: viewId }) => ({ params: { viewId } }),
}

export const masterPlanningReadSamples: SamplesOf<
  Pick<
    typeof masterPlanning,
    | ('getMasterPlanning' | 'getOwnPlanning' | 'expandMasterPlanning' | 'expandOwnPlanning')
    | ('extendMasterPlanning' | 'extendOwnPlanning' | 'convertUtilisationPercentage')
    | ('listBookableTargets' | 'getHourlyCost')
  >
> = {
  getMasterPlanning: (firm) => ({ query: { ...range, ...includingAll(firm) } }),
  getOwnPlanning: () => ({ query: range }),
  expandMasterPlanning: ({ projectId }) => ({ query: { ...days, targetableID: projectId } }),
  expandOwnPlanning: ({ plain }) => ({ query: { ...days, employeeID: plain.employeeId } }),
  extendMasterPlanning: ({ plain, roleId, rateCardId, projectId, opportunityId }) => ({
    query: {
      ...days,
      employeeID: [plain.employeeId],
      rateCardID: [rateCardId],
      roleID: [roleId],
      targetableID: [projectId, opportunityId],
    },
  }),
  extendOwnPlanning: ({ plain }) => ({ query: { ...days, employeeID: [plain.employeeId] } }),
  convertUtilisationPercentage: ({ plain }) => ({
    body: { employeeID: plain.employeeId, ...days, percentage: 5000 },
  }),
  listBookableTargets: () => ({ query: { query: 'Marker' } }),
  getHourlyCost: ({ roleId }) => ({ query: { roleID: roleId } }),
}

export const targetPlanningReadSamples: SamplesOf<
  Pick<
    typeof targetablePlanning,
    | ('getProjectPlanning' | 'extendProjectPlanning' | 'getProjectPlanningBreakdown' | 'getProjectBooking')
    | ('getOpportunityPlanning' | 'extendOpportunityPlanning')
    | ('getOpportunityPlanningBreakdown' | 'getOpportunityBooking')
  >
> = {
  getProjectPlanning: ({ projectId: id }) => ({ params: { id }, query: range }),
  extendProjectPlanning: ({ projectId: id }) => ({ params: { id }, query: range }),
  getProjectPlanningBreakdown: ({ projectId: id }) => ({ params: { id } }),
  getProjectBooking: ({ projectId: id, bookingId }) => ({ params: { id, bookingId } }),
  getOpportunityPlanning: ({ opportunityId: id }) => ({ params: { id }, query: range }),
  extendOpportunityPlanning: ({ opportunityId: id }) => ({ params: { id }, query: range }),
  getOpportunityPlanningBreakdown: ({ opportunityId: id }) => ({ params: { id } }),
  getOpportunityBooking: ({ opportunityId: id, opportunityBookingId: bookingId }) => ({ params: { id, bookingId } }),
}

export const plannerSamples: SamplesOf<
  Pick<
    typeof planningChanges,
    'getBooking' | 'listRoleCandidates' | 'getWeightedLoad' | 'listPlanners' | 'announcePlanner'
  >
> = {
  getBooking: ({ bookingId }) => ({ params: { bookingId } }),
  listRoleCandidates: ({ roleId }) => ({ params: { roleId } }),
  getWeightedLoad: ({ plain }) => ({ query: { ...days, lineManagerID: plain.employeeId } }),
  listPlanners: () => ({}),
  announcePlanner: ({ plain }) => ({ body: { rowID: plain.employeeId, day: days.startDate } }),
}
