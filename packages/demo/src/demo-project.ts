import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import type { ProjectArea, ResourcePermission } from '@praxis/contract/projects/project-rules'
import type { Project } from '@praxis/contract/projects/projects'
import { at } from './calder-rowe-address'
import type { DemoDetails } from './demo-details'
import type { DemoEntry } from './demo-journal'

export interface DemoBudget {
  /** The amount in minor units. */
  readonly revenue: number
  readonly cost: number
}

export interface DemoRole {
  readonly name: string
  /** The name of the rate card whose rates the role has. */
  readonly rateCard: string
  /** A username; without one the role is still to be filled. */
  readonly employee?: string
}

export interface DemoGrant {
  readonly employee: string
  readonly areas: Readonly<Partial<Record<ProjectArea, ResourcePermission>>>
}

type TimeRules = Pick<
  Project['details'],
  | 'isNonChargeableTimeAllowed'
  | 'isNonChargeableExpensesAllowed'
  | 'isTimeSheetCommentsRequired'
  | 'shouldAutoApproveTimeSheet'
  | 'isPublicToAllEmployees'
  | 'timeSheetConstraint'
  | 'consultancyTimeRounding'
  | 'timeSheetAndExpensesResponsibility'
>

export interface DemoProject {
  readonly name: string
  /** The name of a client; without one the project is internal. */
  readonly client?: string
  readonly lead: string
  readonly charging?: ChargingMechanism
  readonly isStrategic?: true
  readonly consultancy: DemoBudget
  readonly expenses?: DemoBudget
  readonly other?: DemoBudget
  /** Days from now: negative ones have passed. */
  readonly startsIn: number
  /** A project without an end is open-ended. */
  readonly endsIn?: number
  readonly completedDaysAgo?: number
  readonly updatedDaysAgo: number
  readonly importId?: string
  readonly tags: readonly string[]
  readonly details?: DemoDetails
  readonly rules?: Partial<TimeRules>
  readonly submissionDetails?: readonly DynamicDetailDefinition[]
  readonly roles: readonly DemoRole[]
  readonly grants?: readonly DemoGrant[]
  readonly journal?: readonly DemoEntry[]
}

const PENCE = 100

/** A budget in whole pounds whose margin is so many per cent of its revenue. */
export const budget = (revenue: number, marginPercent: number): DemoBudget => ({
  revenue: revenue * PENCE,
  cost: Math.round(revenue * (100 - marginPercent)),
})

/** The budget of an internal project, in whole pounds: it costs and brings in nothing. */
export const spending = (cost: number): DemoBudget => ({ revenue: 0, cost: cost * PENCE })

export const role = (name: string, rateCard: string, employee?: string): DemoRole => ({
  name,
  rateCard,
  ...(employee !== undefined && { employee: at(employee) }),
})

export const grant = (employee: string, areas: DemoGrant['areas']): DemoGrant => ({ employee: at(employee), areas })
