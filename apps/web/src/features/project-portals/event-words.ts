import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { PortalEvent } from '@praxis/contract/portals/project-portals'
import { counted } from './portal-words'

const onTask: ActionWords<'task'> = {
  created: 'added a task',
  updated: 'changed a task',
  deleted: 'deleted a task',
  statusChanged: 'changed the status of a task',
  completed: 'completed a task',
  reopened: 'reopened a task',
  moved: 'moved a task',
  archived: 'archived a task',
  restored: 'restored a task',
  commented: 'commented on a task',
  commentEdited: 'edited a comment',
  commentDeleted: 'deleted a comment',
  fileAttached: 'attached a file',
  fileRemoved: 'removed a file',
  subTasksSorted: 'sorted the parts of a task',
  converted: 'made a task of a part',
  ruleApplied: 'changed a task by a rule',
  assigneesLeftOut: 'changed who has a task',
}

const onSignOff: ActionWords<'signOff'> = {
  asked: 'asked for an approval',
  withdrawn: 'withdrew an approval',
  approved: 'approved what you put up',
  questioned: 'questioned what you put up',
  answered: 'answered a question',
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  task: onTask,
  signOff: onSignOff,
  portal: { visitorMailsChosen: 'chose which e-mails to get' },
}

/** What somebody did in a portal, after their name. */
export function eventText({ kind, attempts = 1, change }: PortalEvent): string {
  if (kind === 'visited') return 'opened the portal'
  if (kind === 'refused') return attempts === 1 ? 'wasn’t let in' : `wasn’t let in, ${counted(attempts, 'attempt')}`
  return (change && WORDS[change.entity]?.[change.action]) ?? 'changed the task lists'
}
