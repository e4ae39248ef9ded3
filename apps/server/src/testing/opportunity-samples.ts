import type { areas } from '@praxis/contract/areas'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofOpportunity = ({ opportunityId }: SampleFirm) => ({ params: { id: opportunityId } })
const ofRole = ({ opportunityId, opportunityRoleId }: SampleFirm) => ({
  params: { id: opportunityId, roleId: opportunityRoleId },
})
const ofPermission = ({ opportunityId, opportunityPermissionId }: SampleFirm) => ({
  params: { id: opportunityId, permissionId: opportunityPermissionId },
})

export const opportunitySamples: SamplesOf<typeof areas.opportunities> = {
  listOpportunities: () => ({ query: { query: 'Marker' } }),
  listOpportunitiesPaginated: () => ({ body: {} }),
  getOpportunity: ofOpportunity,
  deleteOpportunity: ofOpportunity,
  updateOpportunityDetails: (firm) => ({ ...ofOpportunity(firm), body: { name: 'Another name' } }),
  listStageChanges: ofOpportunity,
  listProjectsOfOpportunity: ofOpportunity,
  listOpportunitySubmissions: ofOpportunity,
  listLoggableProjectsOfOpportunity: ofOpportunity,
  listManagedOpportunities: () => ({ body: {} }),
  createOpportunity: ({ clientId, plain, pipelineStageId }) => ({
    body: {
      name: 'Phase 2',
      clientID: clientId,
      leadID: plain.employeeId,
      pipelineStageID: pipelineStageId,
      lostReason: 'Price',
    },
  }),
  moveToProject: (firm) => ({
    ...ofOpportunity(firm),
    body: { leadID: firm.plain.employeeId, projectTemplateID: firm.templateId },
  }),
  getPipeline: () => ({ body: {} }),
  exportOpportunities: () => ({ body: {} }),
  listOpportunityRoles: ofOpportunity,
  createOpportunityRole: (firm) => ({
    ...ofOpportunity(firm),
    body: { name: 'Consultant', employeeID: firm.plain.employeeId, rateCardID: firm.rateCardId },
  }),
  updateOpportunityRole: (firm) => ({ ...ofRole(firm), body: { name: 'Another name' } }),
  deleteOpportunityRole: ofRole,
  listOpportunityPermissions: ofOpportunity,
  createOpportunityPermission: (firm) => ({ ...ofOpportunity(firm), body: { employeeID: firm.plain.employeeId } }),
  updateOpportunityPermission: (firm) => ({ ...ofPermission(firm), body: { permissions: { journal: 'read' } } }),
  deleteOpportunityPermission: ofPermission,
}
