import type { HistoryEntry } from '@praxis/contract/operations'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { REQUEST_STATE_LABEL } from '../../ui/chips/status-badge'
import { momentText } from '../../ui/dates/moment-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../ui/history/history-panel'
import { whoAndWhen } from '../../ui/history/who-and-when'

const ACTIONS: Readonly<Record<string, string>> = {
  created: 'logged it',
  corrected: 'logged it to replace a denied entry',
  updated: 'changed it',
  convertedToProject: 'added it to a project',
  amended: 'amended it',
  movedToProject: 'moved it to another project',
  reRated: 'applied the role’s current rates',
  submitted: 'submitted it',
  approvedAtOnce: 'submitted it, approved automatically',
  approved: 'approved it',
  denied: 'denied it',
  reopened: 'reopened it',
  denialAccepted: 'left it as denied',
  approverChanged: 'changed the approver',
}

const BECAUSE: Readonly<Record<string, string>> = {
  newLineManager: 'the line manager changed',
  newProjectLead: 'the project lead changed',
  newResponsibility: 'the project’s approval setting changed',
  left: 'the approver has left',
  cameBack: 'the approver is back',
  joined: 'the line manager has joined',
  otherProject: 'the project changed',
  reopened: 'it was reopened',
}

const FIELDS: Readonly<Record<string, string>> = {
  approver: 'Approver',
  state: 'State',
  day: 'Day',
  from: 'From',
  to: 'To',
  duration: 'Duration',
  chargeableDuration: 'Chargeable',
  project: 'Project',
  client: 'Client',
  task: 'Task',
  role: 'Role',
  comment: 'Comment',
  tags: 'Tags',
  dynamicDetails: 'Details',
}

const STATES: Readonly<Record<string, string>> = REQUEST_STATE_LABEL

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function valueText(field: string, value: unknown, timeZone: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${each}`)
      .join(', ')
  if (field === 'duration' || field === 'chargeableDuration') return formatDuration(Number(value))
  if (field === 'day') return formatDay(String(value))
  if (field === 'from' || field === 'to') return momentText(String(value), timeZone)
  return field === 'state' ? (STATES[String(value)] ?? String(value)) : String(value)
}

function changesOf({ before, after }: HistoryEntry, timeZone: string): HistoryChange[] {
  return Object.keys(FIELDS)
    .filter((name) => name in { ...before, ...after })
    .map((name) => ({
      field: FIELDS[name] ?? name,
      before: valueText(name, before?.[name], timeZone),
      after: valueText(name, after?.[name], timeZone),
    }))
    .filter((change) => change.before !== change.after)
}

function didText({ action, after }: HistoryEntry): string {
  const did = ACTIONS[action] ?? action
  const because = BECAUSE[String(after?.because)]
  return because ? `${did}: ${because}` : did
}

/** A record of a request or of the time it is about, in the words of the page. */
export function shownRequestEntry(entry: HistoryEntry, timeZone: string): ShownEntry {
  return {
    ...whoAndWhen(entry),
    did: didText(entry),
    changes: changesOf(entry, timeZone),
  }
}
