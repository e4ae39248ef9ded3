import type { ApprovalsQuery, approvals } from '@praxis/contract/approvals'
import type { FeatureFlag } from '@praxis/contract/capabilities'
import type { Sent } from '@praxis/contract/endpoint'
import type { Request } from '@praxis/contract/requests'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db, Tx } from '../../platform/database/database'
import type { Sql } from '../../platform/database/sql'
import type { FileStore } from '../../platform/files/file-store'
import type { Platform } from '../../platform/platform'

/** What of a request differs with its type: the thing it is about, and which version of it. */
export type Subject = Pick<Request, 'version' | 'timeSheetSubmission'>

/** What the engine needs to know of a type of requests. */
export interface RequestTypeLine {
  readonly feature: FeatureFlag
  /** What people read of it: its name, one and many, which one it is, and the day that several are told in order of. */
  readonly words: {
    readonly one: string
    readonly many: string
    readonly describe: (subject: Subject) => string
    readonly day: (subject: Subject) => string
  }
  /** A condition on a row `r` of its requests: something else stands in place of what was denied. */
  readonly isCorrected: Sql
  /** The ids of those whose subject, or whoever made them, has words that begin so. */
  readonly foundBy: (actor: EmployeeActor, search: string) => Sql
  /** What requests are about, by their ids; in one statement. */
  readonly readSubjects: (
    db: Db,
    files: FileStore,
    actor: EmployeeActor,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Subject>>
  /** What waits for the decision of the actor, in at most two statements. */
  readonly listApprovals: (
    db: Db,
    platform: Pick<Platform, 'files' | 'dayItems'>,
    actor: EmployeeActor,
    asked: ApprovalsQuery & { readonly per: number },
  ) => Promise<Sent<typeof approvals.listApprovals>>
  /** What more happens when requests were made, decided or opened again. */
  readonly afterChange: (db: Tx, ids: readonly string[]) => Promise<void>
}
