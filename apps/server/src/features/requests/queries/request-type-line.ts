import type { Capability, FeatureFlag } from '@praxis/contract/people/capabilities'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { ApprovalsQuery, approvals } from '@praxis/contract/requests/approvals'
import type { RequestEnvelope } from '@praxis/contract/requests/request-envelope'
import type { Request } from '@praxis/contract/requests/requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import type { Sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'

type PartOf<OneType> = OneType extends unknown ? Omit<OneType, Exclude<keyof RequestEnvelope, 'version'>> : never
/** The part of a request that differs by type: its subject, and the subject's version. */
type RequestPart = PartOf<Request>

/** What a request is about. */
export interface Subject {
  readonly part: RequestPart
  /** The subject's name, as people read it. */
  readonly title: string
  /** Several subjects are named in the order of their days. */
  readonly day: string
}

export type AskedApprovals = ApprovalsQuery & { readonly per: number }
export type SubjectPlatform = Pick<Platform, 'files' | 'clock'>
export type InboxPlatform = SubjectPlatform & Pick<Platform, 'dayItems'>
export type ApprovalsPage = Sent<typeof approvals.listApprovals>

/** What the engine needs to know of a type of requests; a feature with a type hands this over with its routes. */
export interface RequestTypeLine {
  /** The name of the type's feature, which has to be on. */
  readonly type: FeatureFlag
  /** What people call a request of this type. */
  readonly words: { readonly one: string; readonly many: string }
  /** How many groups a page of the inbox has, unless the caller says otherwise. */
  readonly perPage: number
  /** The capability whose holders decide; without it, the targetable or the person's line says who does. */
  readonly decidedBy?: Capability
  /** A condition on a row `r` of requests: something has replaced what was denied. */
  readonly isCorrected?: Sql
  /** Conditions on a row `r` of requests: what was approved cannot be opened again, for this reason; the first counts. */
  readonly isFinal?: readonly { readonly reason: Reason; readonly condition: Sql }[]
  /** The ids of requests whose subject, or the person who made them, has words that begin like those searched for. */
  readonly foundBy: (companyId: string, search: string) => Sql
  /** The subjects of requests, by their ids; in one statement. */
  readonly readSubjects: (
    db: Db,
    platform: SubjectPlatform,
    actor: EmployeeActor,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Subject>>
  /** The requests that wait for the actor's decision, in at most two statements: made by `inboxOf`. */
  readonly listApprovals: (
    db: Db,
    platform: InboxPlatform,
    actor: EmployeeActor,
    asked: AskedApprovals,
  ) => Promise<ApprovalsPage>
  /** Whether somebody who neither made the request nor decides on it may read its history. */
  readonly mayReadHistory: (db: Db, actor: EmployeeActor, id: string) => Promise<boolean>
  /** Moves the request's subject to another project; types without projects leave this out. */
  readonly changeProject?: (
    db: Tx,
    platform: Platform,
    actor: EmployeeActor,
    id: string,
    projectId: string | null,
  ) => Promise<void>
  /** Whether those who decide are told of each request, and of one they approved that its owner calls off. */
  readonly tellsApprovers?: true
  /** Whether owners are told of approvals too, and of what others call off. */
  readonly tellsApprovals?: true
  /** What else happens when requests were made, decided, reopened or cancelled. */
  readonly afterChange: (db: Tx, ids: readonly string[]) => Promise<void>
}

/** All types of requests; whatever is not in their lines is the same for all of them. */
export type RequestTypes = readonly RequestTypeLine[]

/** The types whose feature the company has switched on. */
export const typesInUse = (types: RequestTypes, actor: EmployeeActor): RequestTypes =>
  types.filter(({ type }) => actor.company.features[type])

export const typeCalled = (types: RequestTypes, type: string): RequestTypeLine => {
  const line = types.find((each) => each.type === type)
  if (!line) throw new Error(`no feature has requests of the type ${type}`)
  return line
}
