import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { implement } from '../../../platform/http/implement'
import { discardScenarioChanges } from './commands/discard-changes'
import { createPlanningScenario, dropPlanningScenario, updatePlanningScenario } from './commands/keep-scenarios'
import { mergePlanningScenario } from './commands/merge-scenario'
import { getPlanningScenario, listPlanningScenarios } from './queries/list-scenarios'
import { listScenarioChanges } from './queries/scenario-changes'
import { getScenarioDifference } from './queries/scenario-difference'

/** Plans that are tried out first; what is planned in them goes through master planning. */
export const scenariosRoutes = implement(planningScenarios, {
  listPlanningScenarios: async ({ db, platform, actor, query }) => ({
    items: await listPlanningScenarios(db, platform.files, actor, query.state),
  }),

  createPlanningScenario: ({ db, platform, actor, body }) => createPlanningScenario(db, platform.files, actor, body),

  getPlanningScenario: ({ db, platform, actor, params }) =>
    getPlanningScenario(db, platform.files, actor, params.scenarioId),

  updatePlanningScenario: ({ db, platform, actor, params, body }) =>
    updatePlanningScenario(db, platform.files, actor, params.scenarioId, body),

  getScenarioDifference: ({ db, platform, actor, params }) =>
    getScenarioDifference(db, platform, actor, params.scenarioId),

  listScenarioChanges: ({ db, platform, actor, params, query }) =>
    listScenarioChanges(db, platform.files, actor, params.scenarioId, query),

  discardScenarioChanges: ({ db, actor, params, body }) =>
    discardScenarioChanges(db, actor, params.scenarioId, body.changeIDs),

  mergePlanningScenario: ({ db, platform, actor, params, body }) =>
    mergePlanningScenario(db, platform, actor, params.scenarioId, body),

  dropPlanningScenario: ({ db, platform, actor, params, body }) =>
    dropPlanningScenario(db, platform.files, actor, params.scenarioId, body),
})
