import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, PageMetadata, pageQuery } from '../protocol/page'
import { Day, Id, Moment, madeOn, Name, Version } from '../protocol/values'
import { BookedRole, Booking, ChangedBookings } from './bookings'
import { MOST_SCENARIO_MEMBERS, scenarioAccesses, scenarioProblems, scenarioStates } from './planning-rules'
import { Planning } from './planning-shapes'

/**
 * What is done in a scenario, and shown as it would be there; without it, it is the real plan. Rows that a scenario changed
 * have versions of their own there, so whoever keeps versions keeps them by scenario.
 */
export const inScenario = { scenarioID: Id.optional() }
export interface InScenario {
  readonly scenarioID?: string | undefined
}

const Members = z.array(z.strictObject({ employeeID: Id, access: z.enum(scenarioAccesses) })).max(MOST_SCENARIO_MEMBERS)

/** A branch of bookings and roles that only its owner and members see. Absences, contracts and probabilities are the real ones. */
export const PlanningScenario = z
  .strictObject({
    id: Id,
    name: z.string(),
    owner: EmployeeBrief,
    /** Besides the owner. */
    members: z.array(z.strictObject({ employee: EmployeeBrief, access: z.enum(scenarioAccesses) })),
    state: z.enum(scenarioStates),
    createdAt: Moment,
    closedAt: Moment.nullable(),
    closedBy: EmployeeBrief.nullable(),
    /** Bookings and roles that differ from the real plan, or did when it was closed. */
    changeCount: z.int(),
    version: Version,
    /** Edit: plan in it, discard and merge. Manage: name and members, and dropping it. */
    can: z.strictObject({ edit: z.boolean(), manage: z.boolean() }),
  })
  .meta({ id: 'PlanningScenario' })
export type PlanningScenario = z.infer<typeof PlanningScenario>

/** The real row is not as it was when the scenario first touched it. */
const ScenarioConflict = z.strictObject({
  was: z.enum(['changed', 'deleted']),
  /** Who did that and when; null when it is not known any more. */
  who: z.string().nullable(),
  at: Moment.nullable(),
})

const changeFields = {
  /** The id of the booking or role. */
  id: Id,
  action: z.enum(['made', 'changed', 'deleted']),
  changedBy: EmployeeBrief,
  changedAt: Moment,
  conflict: ScenarioConflict.nullable(),
  /** Why it cannot be merged as things are. */
  problem: z.enum(scenarioProblems).nullable(),
}

/** As it was when the scenario first touched it, as it is now in the real plan, and as the scenario wants it; null is none. */
const sides = <Side extends z.ZodType>(side: Side) => ({
  base: side.nullable(),
  real: side.nullable(),
  wanted: side.nullable(),
})

export const ScenarioChange = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('booking'), ...changeFields, ...sides(Booking) }),
    z.strictObject({ kind: z.literal('role'), ...changeFields, ...sides(BookedRole) }),
  ])
  .meta({ id: 'ScenarioChange' })
export type ScenarioChange = z.infer<typeof ScenarioChange>

/** What is named, once, as on the pages of planning. */
const named = { employeeInfos: true, rateCardInfos: true, projectInfos: true, opportunityInfos: true } as const

/** Role infos are of the roles of all sides: as they are in the scenario, where they are there. */
const ScenarioChanges = Planning.pick({ ...named, roleInfos: true })
  .extend({ items: z.array(ScenarioChange), metadata: PageMetadata })
  .meta({ id: 'ScenarioChanges' })
export type ScenarioChanges = z.infer<typeof ScenarioChanges>

/** In seconds. */
const booked = { hard: z.int(), soft: z.int() }
const weeks = {
  ...booked,
  /** Weeks without a difference are left out. */
  weeks: z.array(z.strictObject({ monday: Day, ...booked })),
}

export const ScenarioDifference = Planning.pick(named)
  .extend({
    changeCount: z.int(),
    conflictCount: z.int(),
    problemCount: z.int(),
    /** All that bookings carry which differ: in the real plan, and in the scenario. */
    real: z.strictObject(booked),
    scenario: z.strictObject(booked),
    /** The scenario less the real plan; without a person, of roles that nobody is named for. */
    people: z.array(z.strictObject({ employeeID: Id.nullable(), ...weeks })),
    targets: z.array(z.strictObject({ targetableID: Id, ...weeks })),
  })
  .meta({ id: 'ScenarioDifference' })
export type ScenarioDifference = z.infer<typeof ScenarioDifference>

const ScenarioMerge = z.strictObject({
  /** The changes to merge, with the roles they need; left out, all of them. */
  changeIDs: z.array(Id).min(1).max(10_000).optional(),
  /** Those that are merged although the real plan was changed there since. */
  overwriteIDs: z.array(Id).max(10_000).default([]),
})
export type ScenarioMerge = z.output<typeof ScenarioMerge>

const plans = { access: 'employee', feature: 'project', capability: 'canManageProjects' } as const
const ofScenario = { ...plans, params: z.strictObject({ scenarioId: Id }) }
const closed = ['notFound', 'invalidPermission', 'scenarioClosed'] as const

/** Plans that are tried out first: who is let in, how they differ from the real plan, and what becomes of them. */
export const planningScenarios = about('planningScenarios', {
  listPlanningScenarios: endpoint({
    method: 'GET',
    path: '/masterPlanning/scenarios',
    summary: 'List the scenarios that the caller owns or is let in on, the newest first',
    ...plans,
    query: z.strictObject({ state: z.enum(scenarioStates).optional() }),
    response: listOf(PlanningScenario),
  }),
  createPlanningScenario: endpoint({
    method: 'POST',
    path: '/masterPlanning/scenarios',
    summary: 'Start a scenario, which is the real plan until something is changed in it',
    ...plans,
    body: z.strictObject({ name: Name, members: Members.default([]) }),
    response: PlanningScenario,
  }),
  getPlanningScenario: endpoint({
    method: 'GET',
    path: '/masterPlanning/scenarios/{scenarioId}',
    summary: 'Get a scenario and who is let in',
    ...ofScenario,
    response: PlanningScenario,
    reasons: ['notFound'],
  }),
  updatePlanningScenario: endpoint({
    method: 'PATCH',
    path: '/masterPlanning/scenarios/{scenarioId}',
    summary: 'Rename a scenario, or say who is let in; omitted fields stay',
    ...ofScenario,
    body: z.strictObject({ name: Name, members: Members }).partial().extend(madeOn),
    response: PlanningScenario,
    reasons: [...closed, 'changedMeanwhile'],
  }),
  getScenarioDifference: endpoint({
    method: 'GET',
    path: '/masterPlanning/scenarios/{scenarioId}/difference',
    summary: 'Sum how a scenario differs from the real plan, by person, by project or opportunity, and week',
    ...ofScenario,
    response: ScenarioDifference,
    reasons: ['notFound'],
  }),
  listScenarioChanges: endpoint({
    method: 'GET',
    path: '/masterPlanning/scenarios/{scenarioId}/changes',
    summary: 'List the bookings and roles that a scenario changes, as they were, are and would be',
    ...ofScenario,
    query: z.strictObject({ ...pageQuery(50), only: z.enum(['conflicts', 'problems']).optional() }),
    response: ScenarioChanges,
    reasons: ['notFound'],
  }),
  discardScenarioChanges: endpoint({
    method: 'POST',
    path: '/masterPlanning/scenarios/{scenarioId}/discard',
    summary: 'Let the real plan show again where a scenario had changed it; can be undone in the scenario',
    ...ofScenario,
    body: z.strictObject({ changeIDs: z.array(Id).min(1).max(10_000) }),
    response: ChangedBookings,
    reasons: closed,
  }),
  mergePlanningScenario: endpoint({
    method: 'POST',
    path: '/masterPlanning/scenarios/{scenarioId}/merge',
    summary: 'Make all or chosen changes of a scenario in the real plan, as one change that can be undone',
    ...ofScenario,
    body: ScenarioMerge,
    response: z.strictObject({ changeID: Id.nullable(), mergedCount: z.int(), scenario: PlanningScenario }),
    reasons: [
      ...closed,
      'scenarioConflicts',
      'plansOfInactiveProjectLocked',
      'opportunityLocked',
      'employeeInactive',
      'scenarioRoleGone',
      'scenarioRateCardGone',
      'recordInUse',
      'changedMeanwhile',
    ],
  }),
  dropPlanningScenario: endpoint({
    method: 'POST',
    path: '/masterPlanning/scenarios/{scenarioId}/drop',
    summary: 'Give a scenario up; it stays to be read',
    ...ofScenario,
    body: z.strictObject({ ...madeOn }),
    response: PlanningScenario,
    reasons: [...closed, 'changedMeanwhile'],
  }),
})
