import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { isRecord, recordedChanges } from '../../../ui/history/recorded-changes'
import { whoAndWhen } from '../../../ui/history/who-and-when'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'

const ACTIONS: ActionWords<'employee' | 'employeeForManagers'> = {
  created: 'created the company',
  invited: 'invited them',
  invitedAgain: 'sent the invitation again',
  invitationWithdrawn: 'withdrew the invitation',
  joined: 'joined',
  updated: 'changed the profile',
  contractUpdated: 'changed the contract',
  leaveAdjusted: 'adjusted the annual leave',
  leaveAdjustmentTakenBack: 'took back an adjustment of the annual leave',
  deputyNamed: 'named a deputy',
  deputyRemoved: 'removed a deputy',
  calendarFeedRenewed: 'made a calendar feed',
  calendarFeedEnded: 'ended a calendar feed',
  bankAccountSet: 'set the bank account',
  bankAccountRemoved: 'removed the bank account',
  bankAccountSeen: 'looked at the bank account',
  permissionUpdated: 'changed the permissions',
  deactivated: 'deactivated the employee',
  reactivated: 'reactivated the employee',
  notificationsUpdated: 'changed their notifications',
  impersonationStarted: 'started impersonating',
  impersonationEnded: 'stopped impersonating',
}

const FIELDS: Readonly<Record<string, string>> = {
  jobTitle: 'Job title',
  shortDescription: 'Description',
  tags: 'Tags',
  email: 'E-mail',
  mobile: 'Mobile',
  landline: 'Landline',
  fax: 'Fax',
  dynamicDetails: 'Other details',
  openInNewTab: 'Open in a new tab',
  infiniteScrolling: 'Infinite scrolling',
  timeZone: 'Time zone',
  profileImage: 'Profile image',
  startDate: 'Start date',
  isAvailableInClientResourcing: 'Available in client resourcing',
  canManageEmployees: 'Manage employees',
  canManageClients: 'Manage clients',
  canManageCompany: 'Manage company',
  canManageProjects: 'Manage projects',
  canManageReports: 'Manage reports',
  canManageAssets: 'Manage assets',
  canProcessPayments: 'Process payments',
  canImpersonate: 'Impersonate',
  revenue: 'Revenue',
  lineManager: 'Line manager',
}

const REVENUE: Readonly<Record<string, string>> = { noAccess: 'No access', read: 'Read', write: 'Read and write' }

function listText(values: readonly unknown[]): string {
  return values.map((value) => (isRecord(value) ? `${value.key}: ${value.value}` : String(value))).join(', ')
}

function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : listText(value)
  if (field === 'profileImage') return 'an image'
  if (field === 'startDate') return formatDay(String(value))
  if (field === 'revenue') return REVENUE[String(value)] ?? String(value)
  return isRecord(value) && typeof value.displayName === 'string' ? value.displayName : String(value)
}

/** A text for each period, such as '37h 30m a week, Permanent, 25 days', by the day it begins. */
function periodTexts(periods: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const period of Array.isArray(periods) ? periods : []) {
    if (!isRecord(period)) continue
    const { appliedDate, type, workingTimeIntervalByDay: week, holidayEntitlementDays, rateCard } = period
    const seconds = isRecord(week) ? Object.values(week).reduce<number>((sum, time) => sum + Number(time), 0) : 0
    const kind = type === 'contractor' ? 'Contractor' : 'Permanent'
    texts.set(
      String(appliedDate),
      [
        `${formatDuration(seconds)} a week, ${kind}, ${holidayEntitlementDays} days of leave`,
        ...(typeof rateCard === 'string' ? [`rate card ${rateCard}`] : []),
      ].join(', '),
    )
  }
  return texts
}

function periodChanges(before: unknown, after: unknown): HistoryChange[] {
  const [was, is] = [periodTexts(before), periodTexts(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .filter((day) => was.get(day) !== is.get(day))
    .map((day) => ({ field: `From ${formatDay(day)}`, before: was.get(day) ?? null, after: is.get(day) ?? null }))
}

function changesOf({ before, after }: HistoryEntry): HistoryChange[] {
  // The fields stand in the order in which they were recorded.
  const names = Object.keys({ ...before, ...after }).filter((name) => name in FIELDS)
  const labels = Object.fromEntries(names.map((name) => [name, FIELDS[name] ?? name]))
  return [
    ...recordedChanges(labels, before ?? {}, after ?? {}, valueText),
    ...periodChanges(before?.periods, after?.periods),
  ]
}

/** What was done, in words: 'started impersonating Imran Sheikh'. */
function didText({ action, after }: HistoryEntry): string {
  const did = actionText(ACTIONS, action)
  const isImpersonation = action === 'impersonationStarted' || action === 'impersonationEnded'
  return isImpersonation && typeof after?.employee === 'string' ? `${did} ${after.employee}` : did
}

/** A record of an employee, in the words of the page. */
export const shownEmployeeEntry = (entry: HistoryEntry): ShownEntry => ({
  ...whoAndWhen(entry),
  did: didText(entry),
  changes: changesOf(entry),
})

export function EmployeeHistoryPanel({ employeeID, onClose }: { employeeID: string; onClose: () => void }) {
  return (
    <RecordHistoryPanel
      topic="employees"
      entity="employee"
      id={employeeID}
      shown={shownEmployeeEntry}
      onClose={onClose}
    />
  )
}
