import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import type { Audience } from '../../../platform/database/effects'

/** What somebody may do with a journal they may read. */
export interface JournalAccess {
  readonly mayWrite: boolean
  /** Who is told of changes of the journal. */
  readonly audience: Audience
}

/** What the journal needs to know of a kind of record that has one. */
export interface JournalTargetRule {
  /** The column of journal_entries that refers to the record. */
  readonly column: string
  /** Whether entries can be shared with clients, in the portals of the record. */
  readonly isShareable: boolean
  /** What the actor may do with the journal; undefined if they may not see the record. */
  accessOf(db: Db, actor: EmployeeActor, id: string): Promise<JournalAccess | undefined>
  /** Marks the record as changed, so that it is not deleted before the end; false when it is gone already. */
  touch(db: Tx, id: string): Promise<boolean>
}
