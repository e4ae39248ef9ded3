import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { REQUEST_STATE_LABEL } from '../../ui/chips/status-badge'
import { actionText } from '../../ui/history/action-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../ui/history/history-panel'
import { whoAndWhen } from '../../ui/history/who-and-when'
import type { TraceWords } from './request-type-view'

const ACTIONS: ActionWords<'request'> = {
  submitted: 'submitted it',
  approvedAtOnce: 'submitted it, approved automatically',
  approved: 'approved it',
  denied: 'denied it',
  reopened: 'reopened it',
  denialAccepted: 'left it as denied',
  cancelled: 'cancelled it',
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

const FIELDS: Readonly<Record<string, string>> = { approver: 'Approver', state: 'State' }

const STATES: Readonly<Record<string, string>> = REQUEST_STATE_LABEL

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function valueText(words: TraceWords, field: string, value: unknown, timeZone: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(', ') || null
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${each}`)
      .join(', ')
  const text = field === 'state' ? STATES[String(value)] : words.valueText(field, value, timeZone)
  return text ?? String(value)
}

function changesOf({ before, after }: HistoryEntry, words: TraceWords, timeZone: string): HistoryChange[] {
  const fields = { ...FIELDS, ...words.fields }
  return Object.entries(fields)
    .filter(([name]) => name in { ...before, ...after })
    .map(([name, field]) => ({
      field,
      before: valueText(words, name, before?.[name], timeZone),
      after: valueText(words, name, after?.[name], timeZone),
    }))
    .filter((change) => change.before !== change.after)
}

function didText({ action, after }: HistoryEntry, words: TraceWords): string {
  const did = actionText({ ...ACTIONS, ...words.actions }, action)
  if (typeof after?.decidedFor === 'string') return `${did} for ${after.decidedFor}`
  const because = BECAUSE[String(after?.because)]
  return because ? `${did}: ${because}` : did
}

/** A record of a request or of what it is about, in the words of the page. */
export function shownRequestEntry(entry: HistoryEntry, words: TraceWords, timeZone: string): ShownEntry {
  return {
    ...whoAndWhen(entry),
    did: didText(entry, words),
    changes: changesOf(entry, words, timeZone),
  }
}
