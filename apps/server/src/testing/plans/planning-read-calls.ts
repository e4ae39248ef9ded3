import { addDays } from '@praxis/domain/calendar/day'
import type { LargeFirm } from '../large-firm/large-firm'
import { oneWord, type ReadCalls, today, words } from './asked'

const quarter = { fromDate: today, toDate: addDays(today, 91) }
const weeks = { startDate: today, endDate: addDays(today, 27) }
const year = { startDate: today, endDate: addDays(today, 365) }
const atWeeks = { level: 'week' as const, ...quarter }

const ofProject = ({ project }: LargeFirm) => [
  { params: { id: project.id }, query: atWeeks },
  { params: { id: project.id }, query: {} },
]
const ofOpportunity = ({ opportunityBooking }: LargeFirm) => ({ id: opportunityBooking.targetableId })

const rowsOf = ({ people, project, rateCardId, unnamedRoleId }: LargeFirm) => ({
  employeeID: people.plain.employeeId,
  rateCardID: rateCardId,
  roleID: unnamedRoleId,
  targetableID: project.id,
})
const ofEachRow = (firm: LargeFirm, scenarioID?: string) =>
  Object.entries(rowsOf(firm)).map(([name, id]) => ({
    query: { ...weeks, [name]: id, ...(scenarioID && { scenarioID }) },
  }))

const ofScenario = ({ scenarioId }: LargeFirm) => [{ params: { scenarioId } }]

const ownRows = () => [{ query: {} }, { query: atWeeks }, { query: { ...atWeeks, groupedBy: 'target' as const } }]

export const planningReadCalls: Pick<
  ReadCalls,
  'masterPlanning' | 'targetablePlanning' | 'planningChanges' | 'planningScenarios'
> = {
  masterPlanning: {
    listPlanningViews: () => [{}],
    getPlanningView: ({ planningViewId }) => [{ params: { viewId: planningViewId } }],
    getMasterPlanning: ({ people, project, rateCardId, scenarioId }) =>
      [
        {},
        { page: 40 },
        { groupedBy: 'target' as const },
        { groupedBy: 'target' as const, page: 40 },
        { showUnnamedRoles: 'false' as const },
        { includedEmployeeIDs: [people.plain.employeeId] },
        { includedRateCardIDs: [rateCardId] },
        { includedTargetableIDs: [project.id] },
        { includedTargetableIDs: [project.id], groupedBy: 'target' as const },
        { includedEmployeeIDs: [people.plain.employeeId], groupedBy: 'target' as const },
        { expandedResourceIDs: [people.plain.employeeId], includedEmployeeIDs: [people.plain.employeeId] },
        { search: oneWord },
        { scenarioID: scenarioId },
        { scenarioID: scenarioId, groupedBy: 'target' as const },
        { scenarioID: scenarioId, includedTargetableIDs: [project.id] },
        ...words('project').map((search) => ({ search, groupedBy: 'target' as const })),
      ].map((query) => ({ query: { ...atWeeks, ...query } })),
    getOwnPlanning: ownRows,
    expandMasterPlanning: (firm) => [...ofEachRow(firm), ...ofEachRow(firm, firm.scenarioId)],
    expandOwnPlanning: ({ people }) =>
      [people.owner, people.plain].map(({ employeeId }) => ({ query: { ...weeks, employeeID: employeeId } })),
    extendMasterPlanning: ({ people, project, rateCardId, unnamedRoleId, scenarioId }) => [
      { query: { ...weeks, rateCardID: [rateCardId], roleID: [unnamedRoleId], scenarioID: scenarioId } },
      { query: { ...weeks, employeeID: [people.plain.employeeId], scenarioID: scenarioId } },
      { query: { ...weeks, employeeID: Object.values(people).map(({ employeeId }) => employeeId) } },
      { query: { ...weeks, rateCardID: [rateCardId], roleID: [unnamedRoleId] } },
      { query: { ...weeks, targetableID: [project.id], expandedTargetableIDs: [project.id] } },
    ],
    extendOwnPlanning: ({ people }) => [{ query: { ...weeks, employeeID: [people.plain.employeeId] } }],
    convertUtilisationPercentage: ({ people }) =>
      [people.plain.employeeId, null].map((employeeID) => ({ body: { ...year, employeeID, percentage: 5000 } })),
    listBookableTargets: () => [{}, ...words('project').map((query) => ({ query: { query } }))],
    getHourlyCost: ({ people, roleId, rateCardId, scenarioId }) =>
      [
        { roleID: roleId },
        { roleID: roleId, scenarioID: scenarioId },
        { employeeID: people.plain.employeeId },
        { rateCardID: rateCardId },
      ].map((query) => ({
        query,
      })),
  },
  targetablePlanning: {
    getProjectPlanning: ofProject,
    extendProjectPlanning: ({ project }) => [{ params: { id: project.id }, query: { level: 'day', ...quarter } }],
    getProjectPlanningBreakdown: ({ project }) => [{ params: { id: project.id } }],
    getProjectBooking: ({ project, projectBooking }) => [{ params: { id: project.id, bookingId: projectBooking.id } }],
    getOpportunityPlanning: (firm) => [{ params: ofOpportunity(firm), query: atWeeks }],
    extendOpportunityPlanning: (firm) => [{ params: ofOpportunity(firm), query: quarter }],
    getOpportunityPlanningBreakdown: (firm) => [{ params: ofOpportunity(firm) }],
    getOpportunityBooking: (firm) => [{ params: { ...ofOpportunity(firm), bookingId: firm.opportunityBooking.id } }],
  },
  planningChanges: {
    getBooking: ({ projectBooking, scenarioId }) =>
      [{}, { scenarioID: scenarioId }].map((query) => ({ params: { bookingId: projectBooking.id }, query })),
    getPlanningChanges: ({ scenarioId }) => [{}, { query: { scenarioID: scenarioId } }],
    listRoleCandidates: ({ unnamedRoleId, scenarioId }) =>
      [{}, { scenarioID: scenarioId }].map((query) => ({ params: { roleId: unnamedRoleId }, query })),
    getWeightedLoad: ({ people, scenarioId }) =>
      [{}, { scenarioID: scenarioId }, { lineManagerID: people.manager.employeeId }, { jobTitle: 'Title 7' }].map(
        (query) => ({
          query: { ...weeks, ...query },
        }),
      ),
    listPlanners: ({ scenarioId }) => [{}, { query: { scenarioID: scenarioId } }],
  },
  planningScenarios: {
    listPlanningScenarios: () => [{}, { query: { state: 'open' } }],
    getPlanningScenario: ofScenario,
    getScenarioDifference: ofScenario,
    listScenarioChanges: (firm) =>
      [{}, { page: 2 }, { only: 'conflicts' as const }].map((query) => ({
        params: { scenarioId: firm.scenarioId },
        query,
      })),
  },
}
