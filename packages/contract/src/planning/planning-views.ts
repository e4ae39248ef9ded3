import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, madeOn, Name, PlausibleDay, Version } from '../protocol/values'
import { dynamicRanges, planningGroupings } from './planning-rules'

/** Two days with ~ between them. */
const FixedRange = z.string().regex(/^\d{4}-\d{2}-\d{2}~\d{4}-\d{2}-\d{2}$/)
const MOST_INCLUDED = 200
const Included = z.array(Id).max(MOST_INCLUDED)

const viewFields = {
  name: Name,
  groupedBy: z.enum(planningGroupings),
  showUnnamedRoles: z.boolean(),
  /** Nothing chosen is everything. */
  includedEmployeeIDs: Included,
  includedRateCardIDs: Included,
  includedTargetableIDs: Included,
  /** Whether everybody who plans may open it; only its owner changes it. */
  isShared: z.boolean(),
}

export const PlanningView = z
  .strictObject({
    id: Id,
    ...viewFields,
    /** Fixed as start~end, or dynamic by its name. */
    initialRange: z.union([z.enum(dynamicRanges), FixedRange]),
    owner: EmployeeBrief,
    version: Version,
    can: z.strictObject({ edit: z.boolean() }),
  })
  .meta({ id: 'PlanningView' })
export type PlanningView = z.infer<typeof PlanningView>

const rangeFields = {
  initialRangeType: z.enum(['dynamic', 'fixed']),
  initialRangeDynamic: z.enum(dynamicRanges).nullish(),
  initialRangeFixedRange: z.strictObject({ startDate: PlausibleDay, endDate: PlausibleDay }).nullish(),
}

export const NewPlanningView = z.strictObject({
  ...viewFields,
  showUnnamedRoles: z.boolean().default(true),
  includedEmployeeIDs: Included.default([]),
  includedRateCardIDs: Included.default([]),
  includedTargetableIDs: Included.default([]),
  isShared: z.boolean().default(false),
  ...rangeFields,
  initialRangeType: rangeFields.initialRangeType.default('dynamic'),
  initialRangeDynamic: rangeFields.initialRangeDynamic.default('nextThreeMonth'),
})
export type NewPlanningView = z.output<typeof NewPlanningView>

export const PlanningViewChanges = z
  .strictObject({ ...viewFields, ...rangeFields })
  .partial()
  .extend(madeOn)
export type PlanningViewChanges = z.output<typeof PlanningViewChanges>

const plans = { access: 'employee', feature: 'project', capability: 'canManageProjects' } as const
const viewParams = z.strictObject({ viewId: Id })

/** What planners keep of the rows and days they look at. */
export const planningViewEndpoints = {
  listPlanningViews: endpoint({
    method: 'GET',
    path: '/masterPlanning/views',
    summary: 'List the caller’s views of master planning and those shared with them',
    ...plans,
    response: listOf(PlanningView),
  }),
  getPlanningView: endpoint({
    method: 'GET',
    path: '/masterPlanning/views/{viewId}',
    summary: 'Get a view of master planning',
    ...plans,
    params: viewParams,
    response: PlanningView,
    reasons: ['notFound'],
  }),
  createPlanningView: endpoint({
    method: 'POST',
    path: '/masterPlanning/views',
    summary: 'Keep a view of master planning',
    ...plans,
    body: NewPlanningView,
    response: PlanningView,
    reasons: ['nameExists'],
  }),
  updatePlanningView: endpoint({
    method: 'PATCH',
    path: '/masterPlanning/views/{viewId}',
    summary: 'Rename, change or share a view; omitted fields stay',
    ...plans,
    params: viewParams,
    body: PlanningViewChanges,
    response: PlanningView,
    reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
  }),
  deletePlanningView: endpoint({
    method: 'DELETE',
    path: '/masterPlanning/views/{viewId}',
    summary: 'Delete a view',
    ...plans,
    params: viewParams,
    response: 'nothing',
    reasons: ['notFound'],
  }),
}
