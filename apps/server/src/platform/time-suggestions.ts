import type { FeatureFlag } from '@praxis/contract/capabilities'
import type { SuggestionSourceName } from '@praxis/contract/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from './auth/actor'
import type { Db } from './database/database'

/** What time can be on. With a targetable the client is that one's. */
export interface LoggedThing {
  readonly targetableId: string | null
  readonly clientId: string | null
  readonly taskId: string | null
}

/** Time that somebody has probably worked and not logged yet. */
export interface ProbableTime extends LoggedThing {
  /** The same for the same time, and no other's of its source. */
  readonly key: string
  /**
   * With a time of day it is a piece of its own. So much of a day stands for all of that thing on that day, so it is not suggested
   * once some of it is logged or measured.
   */
  readonly time: { readonly from: string; readonly to: string } | { readonly day: Day; readonly duration: number }
  readonly comment: string
  readonly isChargeable: boolean
  /** Otherwise the role of last time. */
  readonly roleId?: string
  /** The timer that measured it, which is gone once this is logged. */
  readonly trackerId?: string
}

interface Asked {
  readonly actor: EmployeeActor
  /** Both days belong to the range; what lies outside it, or ahead of the actor's today, is left out by whoever asks. */
  readonly from: Day
  readonly to: Day
}

/** What a feature knows to suggest. Whether it would be accepted, what it is called and what is said twice is not its concern. */
export interface SuggestionSource {
  readonly name: SuggestionSourceName
  /** It is not asked where the company does not use that. */
  readonly feature: FeatureFlag
  /** Null where the actor has nothing that could be asked, such as no linked calendar. */
  readonly suggest: (db: Db, asked: Asked) => Promise<readonly ProbableTime[] | null>
}
