import { masterPlanning, type PlanningPage } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { PLANNING_PER_PAGE, type PlanningGrouping, type PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { itemsQuery, query } from '../../api/query'
import type { Targetable } from '../projects/targetable'
import { topicsOfPlanning } from './scenarios/scenarios.queries'

/** What of planning is shown: whose rows, which, and by what. */
export interface PlanningAsk {
  /** Everybody’s for planners, else one’s own. */
  readonly isOwn: boolean
  /** The one project or opportunity whose roles are the rows. */
  readonly on?: Targetable
  /** Where it is planned, unless in the real plan. */
  readonly inScenario?: InScenario
  readonly level: PlanningLevel
  readonly groupedBy: PlanningGrouping
  readonly showUnnamedRoles: boolean
  readonly search: string
  readonly includedEmployeeIDs: readonly string[]
  readonly includedRateCardIDs: readonly string[]
  readonly includedTargetableIDs: readonly string[]
  /** The days that are shown first; scrolling adds others. */
  readonly range: DateRange
}

/** What has been scrolled to and opened meanwhile; answers have all of it when they are fetched again. */
export interface ShownNow {
  readonly range: DateRange
  readonly expanded: readonly string[]
}

export const planningPageKey = (ask: PlanningAsk, page: number) => ['planning', 'rows', ask, page] as const

/** All roles of a project or opportunity are one page, with what those who fill them are booked for in all. */
async function targetPlanning(on: Targetable, level: PlanningLevel, range: DateRange, signal: AbortSignal) {
  const planning = await api.call(
    on.kind === 'project' ? targetablePlanning.getProjectPlanning : targetablePlanning.getOpportunityPlanning,
    { params: { id: on.id }, query: { level, fromDate: range.from, toDate: range.to } },
    { signal },
  )
  const total = planning.namedResources.length + planning.unnamedResources.length
  return {
    ...planning,
    groupedBy: 'resource' as const,
    isOfTarget: true as const,
    metadata: { page: 1, per: Math.max(total, PLANNING_PER_PAGE), total, hasMore: false },
  }
}

export const planningBreakdownQuery = ({ kind, id }: Targetable) =>
  query(
    kind === 'project'
      ? targetablePlanning.getProjectPlanningBreakdown
      : targetablePlanning.getOpportunityPlanningBreakdown,
    { params: { id } },
  )

/** A page of rows. What is shown now is no part of its key: days and bookings that are added are merged into the answer. */
export const planningPageQuery = (ask: PlanningAsk, page: number, shownNow: () => ShownNow) =>
  queryOptions({
    queryKey: planningPageKey(ask, page),
    queryFn: ({ signal }): Promise<PlanningPage> => {
      const { range, expanded } = shownNow()
      if (ask.on) return targetPlanning(ask.on, ask.level, range, signal)
      const { level, groupedBy, search, includedEmployeeIDs, includedRateCardIDs, includedTargetableIDs } = ask
      const asked = {
        page: String(page),
        per: String(PLANNING_PER_PAGE),
        level,
        groupedBy,
        search,
        fromDate: range.from,
        toDate: range.to,
        showUnnamedRoles: String(ask.showUnnamedRoles),
        includedEmployeeIDs: [...includedEmployeeIDs],
        includedRateCardIDs: [...includedRateCardIDs],
        includedTargetableIDs: [...includedTargetableIDs],
        ...ask.inScenario,
        ...(groupedBy === 'target' ? { expandedTargetableIDs: [...expanded] } : { expandedResourceIDs: [...expanded] }),
      }
      return api.call(
        ask.isOwn ? masterPlanning.getOwnPlanning : masterPlanning.getMasterPlanning,
        { query: asked },
        { signal },
      )
    },
    meta: { topics: topicsOfPlanning(ask.inScenario ?? {}) },
  })

export const planningViewsQuery = itemsQuery(masterPlanning.listPlanningViews, {})
export const planningViewQuery = (viewId: string) => query(masterPlanning.getPlanningView, { params: { viewId } })
export const changesQueryIn = (inScenario: InScenario) =>
  query(planningChanges.getPlanningChanges, { query: inScenario }, { topics: [] })
export const planningChangesQuery = changesQueryIn({})
export const plannersQuery = (inScenario: InScenario) =>
  itemsQuery(planningChanges.listPlanners, { query: inScenario }, { topics: [], refetchInterval: 10_000 })
export const bookableTargetsQuery = (text: string) =>
  itemsQuery(masterPlanning.listBookableTargets, { query: { query: text } }, { keepsPrevious: true })
export const roleCandidatesQuery = (roleId: string, inScenario: InScenario) =>
  itemsQuery(
    planningChanges.listRoleCandidates,
    { params: { roleId }, query: inScenario },
    { topics: topicsOfPlanning(inScenario) },
  )
export const weightedLoadQuery = (asked: Input<typeof planningChanges.getWeightedLoad>['query']) =>
  query(planningChanges.getWeightedLoad, { query: asked }, { keepsPrevious: true, topics: topicsOfPlanning(asked) })
/** A booking with what is odd about it. */
export const bookingQuery = (bookingId: string, inScenario: InScenario) =>
  query(
    planningChanges.getBooking,
    { params: { bookingId }, query: inScenario },
    { topics: topicsOfPlanning(inScenario) },
  )
/** The reader’s own bookings by day, and who else works on the same. */
export const ownPlanningQuery = ({ from, to }: DateRange) =>
  query(masterPlanning.getOwnPlanning, { query: { level: 'day', fromDate: from, toDate: to } })
