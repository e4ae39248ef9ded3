import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { deviceText } from './device-text'

const ACTIONS: ActionWords<'user'> = {
  registered: 'signed up',
  verified: 'verified the e-mail address',
  signedIn: 'signed in',
  signedOut: 'signed out',
  updated: 'changed the account',
  passwordChanged: 'changed the password',
  passwordReset: 'reset the password',
  secondFactorEnabled: 'turned on two-factor sign-in',
  secondFactorDisabled: 'turned off two-factor sign-in',
  recoveryCodesRenewed: 'generated new recovery codes',
  recoveryCodeUsed: 'used a recovery code',
  sessionEnded: 'signed out another browser',
  oldestSessionEnded: 'was signed out of the browser used least recently',
  otherSessionsEnded: 'signed out everywhere else',
  sessionEndedAfterReuse: 'ended a session because an old token was reused',
}

const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  colourScheme: 'Appearance',
  profileImage: 'Profile image',
}

function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (field === 'profileImage') return 'an image'
  return String(value)
}

/** The recorded fields that have changed and mean something to the person. */
function changesOf({ before, after }: HistoryEntry): HistoryChange[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => name in FIELDS)
  return names
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((name) => ({
      field: FIELDS[name] ?? name,
      before: valueText(name, before?.[name]),
      after: valueText(name, after?.[name]),
    }))
}

/** Where it happened from, when that was recorded: ' with Chrome on Linux from 192.0.2.7'. */
function placeText(after: HistoryEntry['after']): string {
  const browser = typeof after?.userAgent === 'string' ? ` with ${deviceText(after.userAgent)}` : ''
  const address = typeof after?.address === 'string' ? ` from ${after.address}` : ''
  return browser + address
}

/** A record of the own account, in the words of the page. */
export function shownEntry(entry: HistoryEntry): ShownEntry {
  const { by, impersonatedBy } = entry
  const name = impersonatedBy?.displayName ?? by?.displayName ?? 'Praxis'
  return {
    id: entry.id,
    who: { id: name, name },
    ...(impersonatedBy && by && { asWhom: by.displayName }),
    did: actionText(ACTIONS, entry.action) + placeText(entry.after),
    at: entry.at,
    changes: changesOf(entry),
  }
}
