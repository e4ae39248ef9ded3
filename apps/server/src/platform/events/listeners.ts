import type { Writable } from 'node:stream'
import type { Topic } from '@praxis/contract/protocol/topics'
import { type EmployeeActor, hasCapability, isEmployeeActor, type VisitorActor } from '../auth/actor'
import type { Authenticator } from '../auth/authenticator'
import type { VisitorAuthenticator, VisitorCredentials } from '../auth/visitor-authenticator'
import type { Announcement, Audience } from '../database/effects'
import { Refusal } from '../refusal'
import type { Caller } from '../shares/caller'

type EventHeard = Extract<Announcement, { kind: 'event' }>

/** What a browser is told of an event: it fetches what it shows of the topic. */
interface PassedOn {
  readonly topic: Topic
  readonly id?: string
}

/** Streams that are counted together, and how many of them there may be. */
interface Share {
  readonly of: string
  readonly most: number
}

/** Somebody who listens, as long as they may. */
export interface Listener {
  readonly stream: Writable
  readonly company: string
  readonly shares: readonly Share[]
  /** Whether the right to listen has ended by itself. */
  readonly isOver: () => boolean
  /** What is passed on of an event; nothing of what they may not know. */
  readonly passedOn: (event: EventHeard) => PassedOn | undefined
  /** Whether what was announced may have changed what they may hear. */
  readonly isConcernedBy: (announcement: Announcement) => boolean
  /** Asks what they may hear by now; refuses those who may hear nothing. */
  readonly askAgain: () => Promise<void>
}

const mayHear = (actor: EmployeeActor, to: Audience): boolean =>
  to === 'everyone' ||
  (to.employees?.includes(actor.employee.id) ?? false) ||
  (to.capabilities?.some((capability) => hasCapability(actor, capability)) ?? false)

/** How many streams one person may have; the oldest one is closed for the next. */
const MOST_OF_PERSON = 50

/** Somebody of a company, who hears of what is announced to them. */
export class EmployeeListener implements Listener {
  readonly company: string

  constructor(
    private actor: EmployeeActor,
    readonly stream: Writable,
    private readonly authenticator: Authenticator,
  ) {
    this.company = actor.company.id
  }

  get shares(): readonly Share[] {
    return [{ of: this.actor.user.id, most: MOST_OF_PERSON }]
  }

  readonly isOver = (): boolean => false

  readonly passedOn = ({ topic, id, to }: EventHeard): PassedOn | undefined =>
    mayHear(this.actor, to) ? { topic, id } : undefined

  readonly isConcernedBy = (announcement: Announcement): boolean => {
    if (announcement.kind === 'event') return false
    const { user, employee, session } = announcement
    const { actor } = this
    return (
      actor.user.id === user ||
      actor.employee.id === employee ||
      actor.impersonatorId === employee ||
      actor.sessionId === session
    )
  }

  readonly askAgain = async (): Promise<void> => {
    const { sessionId, employee, impersonatorId } = this.actor
    const actor = await this.authenticator.actorOfSession(sessionId, employee.id, impersonatorId ?? undefined)
    if (!isEmployeeActor(actor)) throw new Refusal('invalidPermission')
    this.actor = actor
  }
}

const MOST_OF_VISITOR = 10
/** Visitors of one portal together, whatever they call themselves. */
const MOST_OF_PORTAL = 200

/** What visitors hear of the topics of their project: the project itself is part of what the portal says. */
const HEARD: Partial<Record<Topic, Topic>> = { tasks: 'tasks', portals: 'portals', projects: 'portals' }
/** What may end their access, or change what is shared with them. */
const DECISIVE: readonly Topic[] = ['portals', 'projects']

export interface Visiting {
  readonly actor: VisitorActor
  /** With what stands in for the password, so that asking again costs no hash. */
  readonly credentials: VisitorCredentials
  readonly asking: { readonly addressBlock: string; readonly caller: Caller }
}

/** A visitor of a portal, who hears of what it shows of its project. */
export class VisitorListener implements Listener {
  readonly company: string
  private actor: VisitorActor

  constructor(
    private readonly visiting: Visiting,
    readonly stream: Writable,
    private readonly visitors: VisitorAuthenticator,
  ) {
    this.actor = visiting.actor
    this.company = visiting.actor.company.id
  }

  get shares(): readonly Share[] {
    const { portal, visitor } = this.actor
    return [...(visitor ? [{ of: visitor.id, most: MOST_OF_VISITOR }] : []), { of: portal.id, most: MOST_OF_PORTAL }]
  }

  readonly isOver = (): boolean => !this.visitors.isCurrent(this.visiting.credentials)

  readonly passedOn = ({ topic, id }: EventHeard): PassedOn | undefined => {
    const heard = HEARD[topic]
    return heard && id === this.actor.portal.projectId ? { topic: heard } : undefined
  }

  readonly isConcernedBy = (announcement: Announcement): boolean => {
    // Whose session it is that a preview stands on is known to its token alone.
    if (announcement.kind === 'access') return this.actor.visitor === null
    const { company, topic, id } = announcement
    if (company !== this.company) return false
    return topic === 'workspace' || (DECISIVE.includes(topic) && id === this.actor.portal.projectId)
  }

  readonly askAgain = async (): Promise<void> => {
    const { credentials, asking } = this.visiting
    this.actor = await this.visitors.actorOf(credentials, asking)
  }
}
