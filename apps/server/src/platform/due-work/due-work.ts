import type { FeatureFlag } from '@praxis/contract/capabilities'
import type { Period, Schedule } from '@praxis/domain/calendar/schedule'
import type { Tx } from '../database/database'
import type { Platform } from '../platform'

/** What is to be done now: for some of a company's people or records at once, as many as share the period and time zone. */
export interface Due {
  /** The ids of the employees or records; of work per company a single empty one. */
  readonly keys: readonly string[]
  readonly period: Period
  /** Whose clocks told that it is due. */
  readonly timeZone: string
}

interface WorkOfPeriod {
  /** Unique among all features. */
  readonly kind: string
  /** A company without this feature is passed over: what would have been due meanwhile is not made up for. */
  readonly feature?: FeatureFlag
  /** Whether each missed period is done by itself, in order, after a time in which nothing ran; else only the last one is. */
  readonly doesEveryPeriod?: boolean
  /**
   * Works in the transaction that also notes the period as done, so all of it happens once or not at all. Work with more
   * to do than one transaction should says so, and is called again for the same period within a minute.
   */
  readonly run: (db: Tx, due: Due, platform: Platform) => Promise<'done' | 'more'>
}

/** Work that is done once per period at a local time, for each company, each active employee, or records with schedules. */
export type DueWork = WorkOfPeriod &
  ({ readonly per: 'company' | 'employee'; readonly schedule: Schedule } | { readonly per: 'record' })

/** A record's own schedule, or the one all companies or people have. */
export const scheduleOf = (work: DueWork, ofRecord: Schedule | null): Schedule => {
  if (work.per !== 'record') return work.schedule
  if (ofRecord === null) throw new Error(`a record of ${work.kind} has no schedule`)
  return ofRecord
}
