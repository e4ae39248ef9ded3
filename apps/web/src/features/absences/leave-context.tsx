import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { createContext, useContext } from 'react'
import type { LeaveSubject } from './leave-subject'

/** What the tabs of the page about absences can open beside them. */
export interface LeaveOpening {
  /** Opens the panel to ask for leave, or to change what waits. */
  readonly request: (subject: LeaveSubject) => void
  /** Opens an absence to look at, with what can be done about it. */
  readonly view: (absence: Absence) => void
  /** The days that stand in the open panel. */
  readonly asked: AbsenceSpan | undefined
}

const LeaveContext = createContext<LeaveOpening>({ request: () => {}, view: () => {}, asked: undefined })

export const LeaveProvider = LeaveContext.Provider
export const useLeaveOpening = (): LeaveOpening => useContext(LeaveContext)
