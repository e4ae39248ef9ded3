import type { AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { BACKLOG_STATUS, BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'

type Names = ReadonlyMap<string, string>

const statusName = (id: string, names: Names): string =>
  id === BACKLOG_STATUS_ID ? BACKLOG_STATUS.name : (names.get(id) ?? 'a deleted status')

const triggerText = ({ trigger }: Pick<AutomationInput, 'trigger'>, names: Names): string => {
  if (trigger.type === 'logTime') return 'When time is logged'
  return trigger.statusID === null
    ? 'When the status changes'
    : `When the status becomes ${statusName(trigger.statusID, names)}`
}

const actionText = ({ action }: Pick<AutomationInput, 'action'>, names: Names): string => {
  if (action.type === 'selfAssign') return 'assign the person who did it'
  return action.type === 'sendEmail'
    ? `e-mail ${action.emails.join(', ')}`
    : `set the status to ${statusName(action.statusID, names)}`
}

/** A rule in words, as the history tells of it. */
export const describeRule = (rule: Pick<AutomationInput, 'trigger' | 'action'>, names: Names): string =>
  `${triggerText(rule, names)}, ${actionText(rule, names)}`
