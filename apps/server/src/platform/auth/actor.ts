import type { Capability, FeatureFlags, Permission } from '@praxis/contract/people/capabilities'
import type { portalPresets, SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { Access } from '@praxis/contract/protocol/endpoint'
import { NO_COMPANY, type Scope, systemScope } from '../database/scope'
import type { Caller } from '../shares/caller'

/** A signed-in user. */
export interface UserActor {
  readonly sessionId: string
  readonly user: {
    readonly id: string
    readonly username: string
    readonly firstName: string
    readonly lastName: string
  }
}

/** A user acting as an employee of a company: themselves, or somebody they impersonate. */
export interface EmployeeActor extends UserActor {
  readonly employee: { readonly id: string; readonly isOwner: boolean }
  readonly impersonatorId: string | null
  readonly company: { readonly id: string; readonly features: FeatureFlags; readonly timeZone: string }
  /** What the employee may do in the whole company; the specification calls this their permission. */
  readonly capabilities: Permission
}

/** Somebody of a client who looks in on a project, or an employee who previews what they see. */
export interface VisitorActor {
  readonly portal: {
    readonly id: string
    readonly reference: string
    readonly projectId: string
    readonly sharedInfos: readonly SharedInfo[]
    readonly preset: (typeof portalPresets)[number]
  }
  /** Null in a preview. */
  readonly visitor: { readonly id: string; readonly email: string } | null
  readonly company: EmployeeActor['company']
  /** What stands in for the password from now on; only of whoever came with the password. */
  readonly session?: string
}

export type Actor = UserActor | EmployeeActor | VisitorActor

export type ActorFor<A extends Access> = A extends 'employee'
  ? EmployeeActor
  : A extends 'user'
    ? UserActor
    : A extends 'visitor'
      ? VisitorActor
      : undefined

export const hasCapability = (actor: EmployeeActor, capability: Capability): boolean => actor.capabilities[capability]

export const isEmployeeActor = (actor: Actor | undefined): actor is EmployeeActor =>
  actor !== undefined && 'employee' in actor

export const isVisitorActor = (actor: Actor | undefined): actor is VisitorActor =>
  actor !== undefined && 'portal' in actor

/** Whether a portal shares this with its visitors, or lets them do it. */
export const sharesWith = ({ portal }: VisitorActor, info: SharedInfo): boolean => portal.sharedInfos.includes(info)

/**
 * Callers who are not signed in count as one company, in which each address is a person. Those who fetch files count as
 * another: a whole office may load images at once, and nobody there is to wait for them with signing in.
 */
const strangerOf = (addressBlock: string, fetchesFile: boolean): Pick<Caller, 'company' | 'person'> =>
  fetchesFile
    ? { company: 'fetching files', person: `fetching files ${addressBlock}` }
    : { company: 'strangers', person: addressBlock }

interface Calling {
  readonly addressBlock: string
  readonly onGone: NonNullable<Caller['onGone']>
}

/** Whose share of scarce resources a call uses. */
export const callerOfActor = (
  actor: Actor | undefined,
  { addressBlock, onGone }: Calling,
  fetchesFile = false,
): Caller => {
  if (!actor) return { onGone, ...strangerOf(addressBlock, fetchesFile) }
  // Those who preview a portal share its place.
  if (isVisitorActor(actor)) return { company: actor.company.id, person: (actor.visitor ?? actor.portal).id, onGone }
  const person = actor.user.id
  return { company: isEmployeeActor(actor) ? actor.company.id : person, person, onGone }
}

export const scopeOf = (actor: Actor | undefined): Scope => {
  if (isVisitorActor(actor)) {
    const { company, portal, visitor } = actor
    return { ...systemScope(company.id), portalId: portal.id, visitorId: visitor?.id ?? null }
  }
  return {
    companyId: isEmployeeActor(actor) ? actor.company.id : NO_COMPANY,
    userId: actor?.user.id ?? null,
    employeeId: isEmployeeActor(actor) ? actor.employee.id : null,
    impersonatorId: isEmployeeActor(actor) ? actor.impersonatorId : null,
  }
}
