import type { ApprovalsQuery, approvals } from '@praxis/contract/approvals'
import type { Capability, FeatureFlag } from '@praxis/contract/capabilities'
import type { Sent } from '@praxis/contract/endpoint'
import type { RequestEnvelope } from '@praxis/contract/request-envelope'
import type { Request } from '@praxis/contract/requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import type { Sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Platform } from '../../../platform/platform'

type PartOf<OneType> = OneType extends unknown ? Omit<OneType, Exclude<keyof RequestEnvelope, 'version'>> : never
/** What of a request differs with its type: the thing it is about, and which version of it. */
type RequestPart = PartOf<Request>

/** What a request is about. */
export interface Subject {
  readonly part: RequestPart
  /** Which one it is, as people read it. */
  readonly title: string
  /** Several are told in the order of their days. */
  readonly day: string
}

export type AskedApprovals = ApprovalsQuery & { readonly per: number }
export type InboxPlatform = Pick<Platform, 'files' | 'dayItems'>
export type ApprovalsPage = Sent<typeof approvals.listApprovals>

/** What the engine needs to know of a type of requests; a feature that has one hands it over with its routes. */
export interface RequestTypeLine {
  /** The name of its feature, which has to be on. */
  readonly type: FeatureFlag
  /** What people call it. */
  readonly words: { readonly one: string; readonly many: string }
  /** How many groups a page of the inbox has, unless the caller says so. */
  readonly perPage: number
  /** Whoever holds it decides; without it the one whom the targetable or the line of the person says. */
  readonly decidedBy?: Capability
  /** A condition on a row `r` of its requests: something else stands in place of what was denied. */
  readonly isCorrected?: Sql
  /** The ids of those whose subject, or whoever made them, has words that begin so. */
  readonly foundBy: (companyId: string, search: string) => Sql
  /** What requests are about, by their ids; in one statement. */
  readonly readSubjects: (
    db: Db,
    files: FileStore,
    actor: EmployeeActor,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Subject>>
  /** What waits for the decision of the actor, in at most two statements: made by `inboxOf`. */
  readonly listApprovals: (
    db: Db,
    platform: InboxPlatform,
    actor: EmployeeActor,
    asked: AskedApprovals,
  ) => Promise<ApprovalsPage>
  /** Whether somebody may read what happened to it who neither made the request nor decides on it. */
  readonly mayReadHistory: (db: Db, actor: EmployeeActor, id: string) => Promise<boolean>
  /** Moves what the request is about to another project; types without projects have none. */
  readonly changeProject?: (
    db: Tx,
    platform: Platform,
    actor: EmployeeActor,
    id: string,
    projectId: string | null,
  ) => Promise<void>
  /** What more happens when requests were made, decided, opened again or cancelled. */
  readonly afterChange: (db: Tx, ids: readonly string[]) => Promise<void>
}

/** Every type of requests there is; what is not in its line is the same for all of them. */
export type RequestTypes = readonly RequestTypeLine[]

/** Those whose feature the company has switched on. */
export const typesInUse = (types: RequestTypes, actor: EmployeeActor): RequestTypes =>
  types.filter(({ type }) => actor.company.features[type])

export const typeCalled = (types: RequestTypes, type: string): RequestTypeLine => {
  const line = types.find((each) => each.type === type)
  if (!line) throw new Error(`no feature has requests of the type ${type}`)
  return line
}
