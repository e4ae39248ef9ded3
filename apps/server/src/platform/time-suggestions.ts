import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { SuggestionSourceName } from '@praxis/contract/time/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from './auth/actor'
import type { Db } from './database/database'
import type { DayItemSource } from './day-items'

/** What time can be on. With a targetable, the client is the targetable's. */
export interface LoggedThing {
  readonly targetableId: string | null
  readonly clientId: string | null
  readonly taskId: string | null
}

/** Time that somebody has probably worked and not logged yet. */
export interface ProbableTime extends LoggedThing {
  /** The same time has the same key, which no other time of its source has. */
  readonly key: string
  /**
   * Time with a time of day is a piece of its own. A duration on a day stands for all of that thing on that day, so it
   * is not suggested once some of it is logged or measured.
   */
  readonly time: { readonly from: string; readonly to: string } | { readonly day: Day; readonly duration: number }
  readonly comment: string
  readonly isChargeable: boolean
  /** Without it, the role used last is suggested. */
  readonly roleId?: string
  /** The timer that measured the time, which is deleted once it is logged. */
  readonly trackerId?: string
}

interface Asked {
  readonly actor: EmployeeActor
  /** Both days belong to the range; the caller drops what lies outside it, or after the actor's today. */
  readonly from: Day
  readonly to: Day
  /** What lies on people's days, for sources that count what a day has room for. */
  readonly dayItems: readonly DayItemSource[]
}

/**
 * A feature's source of suggestions. It need not know whether they would be accepted, what they are called and which
 * repeat others.
 */
export interface SuggestionSource {
  readonly name: SuggestionSourceName
  /** The source is not asked where the company does not use this feature. */
  readonly feature: FeatureFlag
  /** Null where the actor has nothing to ask, such as no linked calendar. */
  readonly suggest: (db: Db, asked: Asked) => Promise<readonly ProbableTime[] | null>
}
