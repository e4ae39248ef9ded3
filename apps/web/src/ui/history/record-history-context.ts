import type { HistoryEntry } from '@praxis/contract/operations'
import { createContext } from 'react'

/** Whose history it is, and what it calls fields that forms call otherwise, by their path. */
export interface RecordOfHistory {
  readonly entity: string
  readonly id: string
  readonly names?: Readonly<Record<string, string>>
}

/** A hook: the newest changes first, none while they are not known or not for the reader. It is read again with another `asOf`. */
export type UseRecordHistory = (record: RecordOfHistory | undefined, asOf: string) => readonly HistoryEntry[]

const NONE: readonly HistoryEntry[] = []

/** Where notices have it from who changed something. */
export const RecordHistoryContext = createContext<UseRecordHistory>(() => NONE)
