import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { whoAndWhen } from '../../../ui/history/who-and-when'

const ACTIONS: ActionWords<'client'> = {
  created: 'added the client',
  updated: 'changed the details',
  deactivated: 'deactivated the client',
  reactivated: 'reactivated the client',
  deleted: 'deleted the client',
  contactAdded: 'added a contact',
  contactUpdated: 'changed a contact',
  contactRemoved: 'deleted a contact',
  logoSet: 'set the logo',
  logoRemoved: 'removed the logo',
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Client name',
  tradingCurrency: 'Trading currency',
  clientOwner: "Client's owner",
  type: 'Type',
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  email: 'E-mail',
  website: 'Website',
  landline: 'Landline',
  mobile: 'Mobile',
  fax: 'Fax',
  line1: 'Address',
  line2: 'Address, second line',
  city: 'City',
  postcode: 'Postcode',
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The text of a value; rich text is given as plain words. */
const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : ''
  return text === '' ? null : text
}

const changesOfRows = (before: unknown, after: unknown): HistoryChange[] => {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return Object.keys({ ...was, ...is })
    .map((field) => ({ field, before: textOf(was[field]), after: textOf(is[field]) }))
    .filter((change) => change.before !== change.after)
}

const named = (values: HistoryEntry['before']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, label]) => (values && name in values ? [[label, values[name]]] : [])),
  )

/** A record of a client, in the words of the page. */
export function shownClientEntry(entry: HistoryEntry): ShownEntry {
  const { before, after } = entry
  return {
    ...whoAndWhen(entry),
    did: actionText(ACTIONS, entry.action),
    changes: [
      ...changesOfRows(named(before), named(after)),
      ...changesOfRows(before?.dynamicDetails, after?.dynamicDetails),
    ],
  }
}
