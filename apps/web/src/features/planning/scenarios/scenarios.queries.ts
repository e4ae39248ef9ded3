import { type InScenario, planningScenarios, type ScenarioChange } from '@praxis/contract/planning/planning-scenarios'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { itemsQuery, query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'

export const scenariosQuery = itemsQuery(planningScenarios.listPlanningScenarios, {}, { topics: ['user', 'employees'] })

export const scenarioQuery = (scenarioId: string) =>
  query(
    planningScenarios.getPlanningScenario,
    { params: { scenarioId } },
    { subject: scenarioId, topics: ['planning', 'user', 'employees'] },
  )

export const differenceQuery = (scenarioId: string) =>
  query(planningScenarios.getScenarioDifference, { params: { scenarioId } }, { subject: scenarioId })

const CHANGES_A_CALL = 100

const changesPage = (scenarioId: string, page: number, signal: AbortSignal) =>
  api.call(
    planningScenarios.listScenarioChanges,
    { params: { scenarioId }, query: { page: String(page), per: String(CHANGES_A_CALL) } },
    { signal },
  )

/** All changes of a scenario with what they name: all of them can be chosen, and all are marked in the grid. */
async function allChanges(scenarioId: string, signal: AbortSignal) {
  const first = await changesPage(scenarioId, 1, signal)
  const items: ScenarioChange[] = [...first.items]
  let named = first
  for (let page = 2; named.metadata.hasMore; page += 1) {
    const next = await changesPage(scenarioId, page, signal)
    items.push(...next.items)
    named = {
      ...next,
      employeeInfos: { ...named.employeeInfos, ...next.employeeInfos },
      rateCardInfos: { ...named.rateCardInfos, ...next.rateCardInfos },
      projectInfos: { ...named.projectInfos, ...next.projectInfos },
      opportunityInfos: { ...named.opportunityInfos, ...next.opportunityInfos },
      roleInfos: { ...named.roleInfos, ...next.roleInfos },
    }
  }
  return { ...named, items }
}

export const scenarioChangesQuery = (scenarioId: string) =>
  queryOptions({
    queryKey: ['planningScenarios', 'changes', scenarioId],
    queryFn: ({ signal }) => allChanges(scenarioId, signal),
    meta: { topics: shownIn.planningScenarios, subject: scenarioId },
  })

/** Planning in a scenario is about that scenario too; the real plan is about none. */
export const topicsOfPlanning = ({ scenarioID }: InScenario) =>
  scenarioID === undefined ? shownIn.planning : [...shownIn.planning, `planningScenarios/${scenarioID}` as const]
