import type { portalPresets, SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { Portal } from '@praxis/contract/portals/project-portals'

export const CHARTS: Readonly<Record<(typeof portalPresets)[number], string>> = {
  cumulativeRevenueByWeek: 'Cumulative revenue by week',
  cumulativeTimeConsumedByWeek: 'Cumulative time consumed by week',
  custom: 'None',
}

interface SharedWords {
  readonly label: string
  readonly hint: string
}

/** What each key shares, as the firm reads it. */
export const SHARED: Readonly<Record<SharedInfo, SharedWords>> = {
  taskCreate: { label: 'Add tasks', hint: 'New tasks in any list' },
  taskListEdit: { label: 'Edit lists and tasks', hint: 'Rename, sort, move, archive and delete them' },
  taskUpdateStatus: { label: 'Change status', hint: 'Complete and reopen tasks, too' },
  taskUpdatePriority: { label: 'Change priority', hint: 'Lowest to highest' },
  taskComment: { label: 'Comment', hint: 'Read all comments on tasks, and write some' },
  taskAttachFile: { label: 'Attach files', hint: 'See all files on tasks, and add some' },
  taskListShowTaskProgress: { label: 'See progress', hint: 'Percentages, and how many parts are done' },
  showEstimatedTime: { label: 'See estimated time', hint: 'Change it, too, where tasks may be edited' },
  showLoggedTime: { label: 'See logged time', hint: 'Approved time, as it is charged' },
  documents: { label: 'Documents', hint: 'The files you add to this portal' },
  signOffs: { label: 'Approvals', hint: 'Approve or question what you put up' },
  invoices: { label: 'Invoices', hint: 'Billed ones about this project alone' },
  showSurnames: { label: 'Surnames', hint: '“Priya Nair” in place of “Priya N.”' },
}

/** The keys in the groups in which they are switched. */
export const SHARED_GROUPS: readonly { readonly title: string; readonly keys: readonly SharedInfo[] }[] = [
  { title: 'Change tasks', keys: ['taskCreate', 'taskListEdit', 'taskUpdateStatus', 'taskUpdatePriority'] },
  { title: 'Talk about tasks', keys: ['taskComment', 'taskAttachFile'] },
  { title: 'See how it is going', keys: ['taskListShowTaskProgress', 'showEstimatedTime', 'showLoggedTime'] },
  { title: 'Documents, approvals and people', keys: ['documents', 'signOffs', 'invoices', 'showSurnames'] },
]

export type PortalState = 'open' | 'noPassword' | 'closed' | 'completed'

/** Whether visitors can come in, and if not, why. */
export const stateOf = (
  { isActive, passwordSetAt }: Pick<Portal, 'isActive' | 'passwordSetAt'>,
  isProjectActive: boolean,
): PortalState => {
  if (!isActive) return 'closed'
  if (!isProjectActive) return 'completed'
  return passwordSetAt === null ? 'noPassword' : 'open'
}

export const STATES: Readonly<Record<PortalState, string>> = {
  open: 'Open',
  noPassword: 'No password yet',
  closed: 'Closed',
  completed: 'Project completed',
}

export const counted = (count: number, unit: string): string =>
  `${count.toLocaleString('en-GB')} ${unit}${count === 1 ? '' : 's'}`

/** The address of a portal, to be handed to its visitors. */
export const addressOf = ({ reference }: Pick<Portal, 'reference'>): string =>
  `${window.location.origin}/portals/${reference}`
