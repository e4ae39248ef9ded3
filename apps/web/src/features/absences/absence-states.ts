/** The states of an absence: those of its request, and that an approved one was cancelled. */
export const absenceStates = ['waitingForApproval', 'approved', 'denied', 'cancelled'] as const
export type AbsenceState = (typeof absenceStates)[number]
