import type { EntityWith } from '@praxis/contract/company/history-actions'
import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { Topic } from '@praxis/contract/protocol/topics'
import type { Reader } from '../../../platform/auth/reader'

/** What the engine needs to know of a kind of targetables. Every kind has the areas of a project. */
export interface TargetableKind {
  /** The name of the kind in the database. */
  readonly kind: string
  /** The company's feature flag that the kind is under. */
  readonly feature: FeatureFlag
  /** What a targetable of this kind is called in a sentence. */
  readonly noun: string
  /** The entity of its history, and those of the histories of its money and its planning, which others may see. */
  readonly entity: EntityWith<'permissionGiven'>
  readonly moneyEntity: EntityWith<'ratesChanged'>
  readonly planningEntity: EntityWith<'roleAdded' | 'bookingsChanged'>
  /** The topic under which open browsers hear of its changes. */
  readonly topic: Topic
  /** The path of its pages within a workspace. */
  readonly path: string
  /** Why the plans of a targetable that has ended cannot be changed. */
  readonly lockedPlans: Reason
}

export const projectKind: TargetableKind = {
  kind: 'project',
  feature: 'project',
  noun: 'project',
  entity: 'project',
  moneyEntity: 'projectBudget',
  planningEntity: 'projectPlanning',
  topic: 'projects',
  path: 'projects',
  lockedPlans: 'plansOfInactiveProjectLocked',
}

export const opportunityKind: TargetableKind = {
  kind: 'opportunity',
  feature: 'project',
  noun: 'opportunity',
  entity: 'opportunity',
  moneyEntity: 'opportunityBudget',
  planningEntity: 'opportunityPlanning',
  topic: 'opportunities',
  path: 'opportunities',
  lockedPlans: 'opportunityLocked',
}

/** All kinds, one line each; a targetable of any other kind exists for nobody. */
export const targetableKinds = new Map<string, TargetableKind>(
  [projectKind, opportunityKind].map((kind) => [kind.kind, kind]),
)

/** The kinds whose feature the company has switched on. */
export const kindsInUse = ({ company }: Pick<Reader, 'company'>): string[] =>
  [...targetableKinds.values()].filter(({ feature }) => company.features[feature]).map(({ kind }) => kind)

export const kindCalled = (kind: string): TargetableKind => {
  const line = targetableKinds.get(kind)
  if (!line) throw new Error(`there is no kind of targetable called ${kind}`)
  return line
}
