import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import type { Audience } from '../../../platform/database/effects'

/** What somebody may do with a journal they may read. */
export interface JournalAccess {
  readonly mayWrite: boolean
  /** Who hears of its changes. */
  readonly audience: Audience
}

/** Something that has a journal. */
export interface JournalTargetRule {
  /** The column of journal_entries that refers to it. */
  readonly column: string
  /** Nothing for somebody who may not see it. */
  accessOf(db: Db, actor: EmployeeActor, id: string): Promise<JournalAccess | undefined>
  /** Marks it as changed, which keeps it from being deleted until the transaction ends; false when it is gone already. */
  touch(db: Tx, id: string): Promise<boolean>
}
