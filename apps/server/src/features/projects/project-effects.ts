import type { Tx } from '../../platform/database/database'
import { indexTargetable } from '../targetables/commands/index-targetable'
import { announceTargetable } from '../targetables/commands/targetable-effects'
import { projectKind } from '../targetables/queries/targetable-kinds'

/** Announces a change of the project to everybody who may see it before or after the change. */
export const announceProject = (db: Tx, id: string, ...alsoTo: readonly string[]): Promise<void> =>
  announceTargetable(db, projectKind, id, ...alsoTo)

export const indexProject = (db: Tx, id: string): Promise<void> => indexTargetable(db, projectKind, id)
