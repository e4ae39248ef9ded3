import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { createContext } from 'react'

/** The record whose history is read, and the history's names for fields that forms call otherwise, by their path. */
export interface RecordOfHistory {
  readonly entity: string
  readonly id: string
  readonly names?: Readonly<Record<string, string>>
}

/** A hook for the newest changes first, none while unknown or not for the reader. Another `asOf` reads again. */
export type UseRecordHistory = (record: RecordOfHistory | undefined, asOf: string) => readonly HistoryEntry[]

const NONE: readonly HistoryEntry[] = []

/** The source from which notices learn who changed something. */
export const RecordHistoryContext = createContext<UseRecordHistory>(() => NONE)
