import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { Period, Schedule } from '@praxis/domain/calendar/schedule'
import type { Tx } from '../database/database'
import type { Platform } from '../platform'

/** What is to be done now, for as many of a company's people or records at once as share the period and time zone. */
export interface Due {
  /** The ids of the employees or records; work per company has a single empty key. */
  readonly keys: readonly string[]
  readonly period: Period
  /** The time zone by whose clocks the work is due. */
  readonly timeZone: string
}

interface WorkOfPeriod {
  /** The name of the work, unique among all features. */
  readonly kind: string
  /** Companies without this feature are skipped: what would have been due meanwhile is not made up for. */
  readonly feature?: FeatureFlag
  /** Whether each missed period is done, in order, after a time in which nothing ran; else only the last one is. */
  readonly doesEveryPeriod?: boolean
  /**
   * Works in the transaction that also notes the period as done, so all of it happens once or not at all. Work that is
   * too much for one transaction answers 'more', and is called again for the same period within a minute.
   */
  readonly run: (db: Tx, due: Due, platform: Platform) => Promise<'done' | 'more'>
}

/** Work done once per period at a local time, for each company, each active employee, or records with schedules. */
export type DueWork = WorkOfPeriod &
  ({ readonly per: 'company' | 'employee'; readonly schedule: Schedule } | { readonly per: 'record' })

/** The schedule of a record, or the one that all companies or people have. */
export const scheduleOf = (work: DueWork, ofRecord: Schedule | null): Schedule => {
  if (work.per !== 'record') return work.schedule
  if (ofRecord === null) throw new Error(`a record of ${work.kind} has no schedule`)
  return ofRecord
}
