import type { FeatureFlag } from '@praxis/contract/capabilities'
import type { Reason } from '@praxis/contract/reasons'
import type { Reader } from '../../../platform/auth/reader'

/** What the engine must know of a kind of targetable. Areas are not among it: every kind has those of a project. */
export interface TargetableKind {
  /** As the database has it. */
  readonly kind: string
  /** The switch of the company that it is under. */
  readonly feature: FeatureFlag
  /** What one is called in a sentence. */
  readonly noun: string
  /** What its history is kept under, and that of its money, which fewer may see. */
  readonly entity: string
  readonly moneyEntity: string
  /** What open browsers hear its changes under. */
  readonly topic: string
  /** Where in a workspace its pages are. */
  readonly path: string
  /** Why the plans of one that has ended cannot be changed. */
  readonly lockedPlans: Reason
}

export const projectKind: TargetableKind = {
  kind: 'project',
  feature: 'project',
  noun: 'project',
  entity: 'project',
  moneyEntity: 'projectBudget',
  topic: 'projects',
  path: 'projects',
  lockedPlans: 'plansOfInactiveProjectLocked',
}

/** Every kind there is, a line each; a targetable of any other kind is not there for anybody. */
export const targetableKinds = new Map<string, TargetableKind>([[projectKind.kind, projectKind]])

/** Those whose feature the company has switched on. */
export const kindsInUse = ({ company }: Pick<Reader, 'company'>): string[] =>
  [...targetableKinds.values()].filter(({ feature }) => company.features[feature]).map(({ kind }) => kind)

export const kindCalled = (kind: string): TargetableKind => {
  const line = targetableKinds.get(kind)
  if (!line) throw new Error(`there is no kind of targetable called ${kind}`)
  return line
}
