import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import { at } from './calder-rowe-address'
import { budget, type DemoBudget, type DemoRole } from './demo-project'

/** The stages that every company starts with. */
export type DemoStage = 'Lead' | 'Qualified' | 'Proposal' | 'Negotiation' | 'Won' | 'Lost'

export interface DemoOpportunity {
  readonly name: string
  readonly client: string
  readonly lead: string
  readonly charging?: ChargingMechanism
  readonly isStrategic?: true
  readonly consultancy: DemoBudget
  readonly expenses?: DemoBudget
  readonly other?: DemoBudget
  /** The stages it went through, with how many days ago it entered each. */
  readonly stages: readonly (readonly [DemoStage, number])[]
  /** Days from now. */
  readonly closesIn?: number
  readonly lostReason?: string
  /** The name of the project that was made from it. */
  readonly project?: string
  readonly tags?: readonly string[]
  /** Who would do it: a role, hours a working day, and from how many weeks on for how many. */
  readonly team?: readonly (DemoRole & {
    readonly hours: number
    readonly fromWeek: number
    readonly weeks: number
  })[]
}

type Stages = DemoOpportunity['stages']
const ORDER = ['Lead', 'Qualified', 'Proposal', 'Negotiation'] as const

/** The way up to a stage: it was made so many days ago and has been in its stage for some of them. */
export const up = (to: (typeof ORDER)[number] | 'Won', madeDaysAgo: number, inStageFor: number): Stages => {
  const before = to === 'Won' ? ORDER : ORDER.slice(0, ORDER.indexOf(to))
  const days = madeDaysAgo - inStageFor
  return [
    ...before.map((stage, index) => [stage, madeDaysAgo - Math.floor((days * index) / before.length)] as const),
    [to, inStageFor] as const,
  ]
}

export const lost = (from: (typeof ORDER)[number], madeDaysAgo: number, daysAgo: number): Stages => [
  ...up(from, madeDaysAgo, daysAgo + Math.ceil((madeDaysAgo - daysAgo) / 3)),
  ['Lost', daysAgo] as const,
]

/** An opportunity of so many pounds with a margin in percent, nearly all of it consultancy. */
export const offer = (
  client: string,
  name: string,
  lead: string,
  [pounds, margin]: readonly [number, number],
  stages: Stages,
  closesIn?: number,
): DemoOpportunity => ({
  client,
  name,
  lead: at(lead),
  consultancy: budget(pounds - Math.floor(pounds / 20), margin + 2),
  expenses: budget(Math.floor(pounds / 20), 5),
  stages,
  ...(closesIn !== undefined && { closesIn }),
})
