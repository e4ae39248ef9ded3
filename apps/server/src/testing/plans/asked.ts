import type { areas } from '@praxis/contract/areas'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import { addDays } from '@praxis/domain/calendar/day'
import type { LargeFirm } from '../large-firm/large-firm'

/** The inputs that every reading call is asked with. A call that is missing here does not compile. */
export type ReadCalls = {
  readonly [A in keyof typeof areas]: {
    readonly [E in keyof (typeof areas)[A] as (typeof areas)[A][E] extends { method: 'GET' } | { reads: true }
      ? E
      : never]: (
      firm: LargeFirm,
    ) => readonly ((typeof areas)[A][E] extends EndpointSpec ? Input<(typeof areas)[A][E]> : never)[]
  }
}

export const today = new Date().toISOString().slice(0, 10)
export const week = { from: addDays(today, -20), to: addDays(today, -14) }
export const quarter = { from: addDays(today, -90), to: today }
export const month = { startDate: addDays(today, -30), endDate: today }
export const year = { fromDate: addDays(today, -365), toDate: today }

/** A word that one record has, one that all have, and one that none has. */
export const oneWord = 'c4ca4238a0'
export const words = (everyones: string) => [oneWord, everyones, 'zzzz']
