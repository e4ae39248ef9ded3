import type { ActionWords } from '@praxis/contract/company/history-actions'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { momentText } from '../../../ui/dates/moment-text'
import type { TraceWords } from '../../requests/request-type-view'

const ACTIONS: ActionWords<'timeSheetSubmission'> = {
  created: 'logged it',
  corrected: 'logged it to replace a denied entry',
  updated: 'changed it',
  deleted: 'deleted it',
  convertedToProject: 'added it to a project or opportunity',
  amended: 'amended it',
  movedToProject: 'moved it to another project',
  reRated: 'applied the role’s current rates',
}

/** The words for the history of logged time. */
export const timeSheetTrace: TraceWords = {
  entity: 'timeSheetSubmission',
  actions: ACTIONS,
  fields: {
    day: 'Day',
    from: 'From',
    to: 'To',
    duration: 'Duration',
    chargeableDuration: 'Chargeable',
    project: 'Project',
    opportunity: 'Opportunity',
    client: 'Client',
    task: 'Task',
    role: 'Role',
    comment: 'Comment',
    tags: 'Tags',
    dynamicDetails: 'Details',
  },
  valueText: (field, value, timeZone) => {
    if (field === 'duration' || field === 'chargeableDuration') return formatDuration(Number(value))
    if (field === 'day') return formatDay(String(value))
    return field === 'from' || field === 'to' ? momentText(String(value), timeZone) : undefined
  },
}
