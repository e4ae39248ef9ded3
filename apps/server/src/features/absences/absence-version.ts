import type { Absence } from '@praxis/contract/absences/absence-shapes'

/** Another one once anything that a decision is about has changed: the days, the reason, what they cost. */
export const versionOfAbsence = ({ from, to, datePart, reason, days, version }: Absence): string =>
  [version, from, to, datePart, reason.id.slice(0, 8), days].join(' ')
