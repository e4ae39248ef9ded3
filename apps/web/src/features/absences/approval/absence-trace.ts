import type { DatePart } from '@praxis/contract/absences/absence-rules'
import type { ActionWords } from '@praxis/contract/company/history-actions'
import { formatDay, isDay } from '@praxis/domain/calendar/day'
import type { TraceWords } from '../../requests/request-type-view'
import { PART_WORDS } from '../absence-words'

const ACTIONS: ActionWords<'absence'> = {
  requested: 'asked for it',
  entered: 'entered it',
  updated: 'changed it',
  withdrawn: 'withdrew it',
  shortened: 'cancelled the end of it',
}

const isPart = (value: string): value is DatePart => value in PART_WORDS

/** The words for the history of an absence. */
export const absenceTrace: TraceWords = {
  entity: 'absence',
  actions: ACTIONS,
  fields: {
    from: 'First day',
    to: 'Last day',
    datePart: 'Part of the day',
    reason: 'Reason',
    comment: 'Comment',
    deputy: 'Deputy',
    fromDay: 'First cancelled day',
  },
  valueText: (field, value) => {
    const text = String(value)
    if (field === 'datePart') return isPart(text) ? PART_WORDS[text] : undefined
    return isDay(text) ? formatDay(text) : undefined
  },
}
