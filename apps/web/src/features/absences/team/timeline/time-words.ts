import type { AwayTime, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import { spanText } from '../../absence-words'

/** Why somebody is away, for those who may know. */
export const awayWords = ({ reason }: AwayTime): string => reason?.name ?? 'Away'

export const absenceLabel = (who: string, time: AwayTime): string =>
  `${who}: ${awayWords(time)}, ${spanText(time)}${time.isWaiting ? ', waiting for approval' : ''}`

export const markingLabel = (who: string, marking: CalendarMarking): string =>
  `${who}: ${marking.text}, ${spanText(marking)}, marking`
