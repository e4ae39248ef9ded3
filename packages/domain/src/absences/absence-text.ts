import { formatDay } from '../calendar/day'
import type { AbsenceSpan } from './absence-cost'

const halves = { fullDay: '', am: ', morning', pm: ', afternoon' } as const

/** The days of an absence in words. */
const spanText = ({ from, to, datePart }: AbsenceSpan): string =>
  `${formatDay(from)}${from === to ? '' : ` – ${formatDay(to)}`}${halves[datePart]}`

/** The reason and the days of an absence in words. */
export const absenceText = (reason: string, span: AbsenceSpan): string => `${reason} · ${spanText(span)}`
