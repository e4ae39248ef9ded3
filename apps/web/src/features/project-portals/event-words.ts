import type { ActionWords, HistoryEntity } from '@praxis/contract/company/history-actions'
import type { PortalEvent } from '@praxis/contract/portals/project-portals'
import { counted } from './portal-words'

type Words<Entity extends HistoryEntity> = Readonly<Record<keyof ActionWords<Entity>, (named: string) => string>>

const onTask: Words<'task'> = {
  created: (task) => `added ${task}`,
  updated: (task) => `changed ${task}`,
  deleted: (task) => `deleted ${task}`,
  statusChanged: (task) => `changed the status of ${task}`,
  completed: (task) => `completed ${task}`,
  reopened: (task) => `reopened ${task}`,
  moved: (task) => `moved ${task}`,
  archived: (task) => `archived ${task}`,
  restored: (task) => `restored ${task}`,
  commented: (task) => `commented on ${task}`,
  commentEdited: (task) => `edited a comment on ${task}`,
  commentDeleted: (task) => `deleted a comment on ${task}`,
  fileAttached: (task) => `attached a file to ${task}`,
  fileRemoved: (task) => `removed a file from ${task}`,
  subTasksSorted: (task) => `sorted the parts of ${task}`,
  converted: (task) => `made ${task} of a part`,
  ruleApplied: (task) => `changed ${task} by a rule`,
  assigneesLeftOut: (task) => `changed who has ${task}`,
}

const onSignOff: Words<'signOff'> = {
  asked: (what) => `asked for approval of ${what}`,
  withdrawn: (what) => `withdrew ${what}`,
  approved: (what) => `approved ${what}`,
  questioned: (what) => `questioned ${what}`,
  answered: (what) => `answered a question about ${what}`,
}

interface Told {
  readonly words: Readonly<Record<string, (named: string) => string>>
  /** What it is called where its title may not be read, or is no more. */
  readonly unnamed: string
}

const TOLD: Readonly<Record<string, Told>> = {
  task: { words: onTask, unnamed: 'a task' },
  signOff: { words: onSignOff, unnamed: 'what you put up' },
  portal: { words: { visitorMailsChosen: () => 'chose which e-mails to get' }, unnamed: '' },
}

/** What somebody did in a portal, after their name. */
export function eventText({ kind, attempts = 1, change }: PortalEvent): string {
  if (kind === 'visited') return 'opened the portal'
  if (kind === 'refused') return attempts === 1 ? 'wasn’t let in' : `wasn’t let in, ${counted(attempts, 'attempt')}`
  const told = change && TOLD[change.entity]
  const named = change?.title === undefined ? (told?.unnamed ?? '') : `“${change.title}”`
  return (change && told?.words[change.action]?.(named)) ?? 'changed the task lists'
}
