import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { planningViewEndpoints } from '@praxis/contract/planning/planning-views'
import { implement } from '../../platform/http/implement'
import { announcePlanner } from './commands/announce-planner'
import { createPlanningView, deletePlanningView, updatePlanningView } from './commands/keep-planning-views'
import { listBookableTargets } from './queries/bookable-targets'
import { getBookingDetails } from './queries/booking-details'
import { getHourlyCost } from './queries/hourly-cost'
import { expandMasterPlanning, extendMasterPlanning, getMasterPlanning } from './queries/master-planning'
import { expandOwnPlanning, extendOwnPlanning, getOwnPlanning } from './queries/own-planning'
import { listPlanners } from './queries/planners'
import { getPlanningView, listPlanningViews } from './queries/planning-views'
import { listRoleCandidates } from './queries/role-candidates'
import { convertUtilisationPercentage } from './queries/utilisation-percentage'
import { getWeightedLoad } from './queries/weighted-load'

const ofEverybody = implement(
  {
    ...planningViewEndpoints,
    getMasterPlanning: masterPlanning.getMasterPlanning,
    getOwnPlanning: masterPlanning.getOwnPlanning,
    expandMasterPlanning: masterPlanning.expandMasterPlanning,
    expandOwnPlanning: masterPlanning.expandOwnPlanning,
    extendMasterPlanning: masterPlanning.extendMasterPlanning,
    extendOwnPlanning: masterPlanning.extendOwnPlanning,
    convertUtilisationPercentage: masterPlanning.convertUtilisationPercentage,
    listBookableTargets: masterPlanning.listBookableTargets,
    getHourlyCost: masterPlanning.getHourlyCost,
  },
  {
    getMasterPlanning: ({ db, platform, actor, query }) => getMasterPlanning(db, platform, actor, query),

    getOwnPlanning: ({ db, platform, actor, query }) => getOwnPlanning(db, platform, actor, query),

    expandMasterPlanning: ({ db, platform, actor, query }) => expandMasterPlanning(db, platform, actor, query),

    expandOwnPlanning: ({ db, platform, actor, query }) => expandOwnPlanning(db, platform, actor, query),

    extendMasterPlanning: ({ db, platform, actor, query }) => extendMasterPlanning(db, platform, actor, query),

    extendOwnPlanning: ({ db, platform, actor, query }) => extendOwnPlanning(db, platform, actor, query),

    convertUtilisationPercentage: ({ db, platform, actor, body }) =>
      convertUtilisationPercentage(db, platform, actor, body),

    listBookableTargets: async ({ db, platform, actor, query }) => ({
      items: await listBookableTargets(db, platform.files, actor, query.query),
    }),

    getHourlyCost: ({ db, platform, actor, query }) => getHourlyCost(db, platform, actor, query),

    listPlanningViews: async ({ db, platform, actor }) => ({
      items: await listPlanningViews(db, platform.files, actor),
    }),

    getPlanningView: ({ db, platform, actor, params }) => getPlanningView(db, platform.files, actor, params.viewId),

    createPlanningView: ({ db, platform, actor, body }) => createPlanningView(db, platform.files, actor, body),

    updatePlanningView: ({ db, platform, actor, params, body }) =>
      updatePlanningView(db, platform.files, actor, params.viewId, body),

    deletePlanningView: ({ db, platform, actor, params }) =>
      deletePlanningView(db, platform.files, actor, params.viewId),
  },
)

const ofPlanners = implement(
  {
    getBooking: planningChanges.getBooking,
    listRoleCandidates: planningChanges.listRoleCandidates,
    getWeightedLoad: planningChanges.getWeightedLoad,
    listPlanners: planningChanges.listPlanners,
    announcePlanner: planningChanges.announcePlanner,
  },
  {
    getBooking: ({ db, platform, actor, params, query }) =>
      getBookingDetails(db, platform, actor, params.bookingId, query),

    listRoleCandidates: async ({ db, platform, actor, params, query }) => ({
      items: await listRoleCandidates(db, platform, actor, params.roleId, query.scenarioID),
    }),

    getWeightedLoad: ({ db, platform, actor, query }) => getWeightedLoad(db, platform, actor, query),

    listPlanners: async ({ db, platform, actor, query }) => ({
      items: await listPlanners(db, platform, actor, query.scenarioID),
    }),

    announcePlanner: ({ db, actor, body }) => announcePlanner(db, actor, body),
  },
)

export const planningReadsRoutes = [...ofEverybody, ...ofPlanners]
