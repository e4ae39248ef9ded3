import * as z from 'zod'
import { listed, pageQuery, QueryFlag } from '../protocol/page'
import { Id, PlausibleDay } from '../protocol/values'
import { PLANNING_PER_PAGE, planningGroupings, planningLevels } from './planning-rules'

const level = { level: z.enum(planningLevels).default('day') }

/** The days to plan; without them, three months from the start of this week. At week and month level, whole ones. */
const days = { fromDate: PlausibleDay.optional(), toDate: PlausibleDay.optional() }

export const TargetPlanningQuery = z.strictObject({ ...level, ...days })
export type TargetPlanningQuery = z.output<typeof TargetPlanningQuery>

/** The rows that are open: their bookings are in the answer. */
const expanded = {
  expandedResourceIDs: listed(Id).default([]),
  expandedTargetableIDs: listed(Id).default([]),
}

/** Nothing chosen is everything. */
const included = {
  includedEmployeeIDs: listed(Id).default([]),
  includedRateCardIDs: listed(Id).default([]),
  includedTargetableIDs: listed(Id).default([]),
}

export const MasterPlanningQuery = z.strictObject({
  ...pageQuery(PLANNING_PER_PAGE),
  ...level,
  ...days,
  groupedBy: z.enum(planningGroupings).default('resource'),
  showUnnamedRoles: QueryFlag.default(true),
  /** Only names with words that begin so. */
  search: z.string().trim().max(200).default(''),
  ...included,
  ...expanded,
})
export type MasterPlanningQuery = z.output<typeof MasterPlanningQuery>

/** One row to open: of a person, a rate card, a role without either, or a project or opportunity. */
export const PlanningExpansion = z.strictObject({
  ...level,
  startDate: PlausibleDay,
  endDate: PlausibleDay,
  employeeID: Id.optional(),
  rateCardID: Id.optional(),
  roleID: Id.optional(),
  targetableID: Id.optional(),
})
export type PlanningExpansion = z.output<typeof PlanningExpansion>

/** More days of rows that are shown already. */
export const PlanningExtension = z.strictObject({
  ...level,
  startDate: PlausibleDay,
  endDate: PlausibleDay,
  employeeID: listed(Id).default([]),
  rateCardID: listed(Id).default([]),
  roleID: listed(Id).default([]),
  targetableID: listed(Id).default([]),
  ...expanded,
})
export type PlanningExtension = z.output<typeof PlanningExtension>
