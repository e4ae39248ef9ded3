import { opportunitySortKeys } from '@praxis/contract/opportunities/pipeline'
import type { LargeFirm } from '../large-firm/large-firm'
import { oneWord, type ReadCalls, words } from './asked'

const ofOpportunity = ({ opportunityId }: LargeFirm) => [{ params: { id: opportunityId } }]

const filters = ({ people, project, stageId }: LargeFirm) => [
  { state: 'open' as const },
  { state: 'won' as const },
  { state: 'lost' as const },
  { state: 'converted' as const },
  { stageID: stageId },
  { clientID: project.clientId },
  { leadID: people.lead.employeeId },
  { chargingMechanism: 'effort' as const },
  { isStrategic: true },
  { closesFrom: '2026-01-01', closesTo: '2026-03-31' },
  ...words('opportunity').map((search) => ({ search })),
]

export const opportunityReadCalls: Pick<ReadCalls, 'opportunities'> = {
  opportunities: {
    listOpportunities: () => [{}, ...words('opportunity').map((query) => ({ query: { query } }))],
    listOpportunitiesPaginated: (firm) =>
      [
        {},
        { page: 8 },
        ...(['assigned', 'lead'] as const).map((attribute) => ({ filter: { attribute } })),
        ...(['opportunityName', 'updatedAt'] as const).map((sortOrder) => ({ sortOrder, sortDesc: true })),
        ...filters(firm).map((filter) => ({ filter })),
      ].map((body) => ({ body })),
    listManagedOpportunities: (firm) =>
      [
        {},
        ...opportunitySortKeys.flatMap((sortOrder) => [{ sortOrder }, { sortOrder, sortDesc: true }]),
        ...filters(firm).map((filter) => ({ filter })),
      ].map((body) => ({ body })),
    getOpportunity: ofOpportunity,
    listStageChanges: ofOpportunity,
    listProjectsOfOpportunity: ofOpportunity,
    listOpportunitySubmissions: ofOpportunity,
    listLoggableProjectsOfOpportunity: ofOpportunity,
    getPipeline: () => [{ body: {} }, { body: { filter: { search: oneWord } } }],
    exportOpportunities: () => [{ body: { filter: { search: oneWord } } }],
    listOpportunityRoles: ofOpportunity,
    listOpportunityPermissions: ofOpportunity,
  },
}
