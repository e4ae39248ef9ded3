import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { Portal } from '@praxis/contract/portals/project-portals'
import type { ProjectArea, ResourcePermission } from '@praxis/contract/projects/project-rules'
import { canRead, canWrite, type TargetablePermissions } from '../targetables/targetable-policy'

/** What a portal needs of whoever shows it. */
type Rights = Pick<TargetablePermissions, 'areas' | 'seesMoney'>

/** What a portal opens to its visitors. */
export interface Shown {
  readonly sharedInfos: readonly SharedInfo[]
  readonly preset: Portal['preset']
}

/** The area of the project behind what a key opens, and what is needed there to share it. */
const behind: Readonly<Record<SharedInfo, readonly [ProjectArea, ResourcePermission] | null>> = {
  taskListEdit: ['taskLists', 'write'],
  taskCreate: ['taskLists', 'write'],
  taskComment: ['taskLists', 'write'],
  taskAttachFile: ['taskLists', 'write'],
  taskUpdateStatus: ['taskLists', 'write'],
  taskUpdatePriority: ['taskLists', 'write'],
  taskListShowTaskProgress: ['taskLists', 'read'],
  showEstimatedTime: ['taskLists', 'read'],
  showLoggedTime: ['timeSheetSubmissions', 'read'],
  // Time may be among what is to be approved.
  signOffs: ['timeSheetSubmissions', 'read'],
  invoices: ['invoicing', 'read'],
  showSurnames: null,
  documents: null,
}

const hasLevel = (held: ResourcePermission, needed: ResourcePermission): boolean =>
  needed === 'write' ? canWrite(held) : canRead(held)

const mayReadChart = ({ seesMoney }: Rights, preset: Shown['preset']): boolean =>
  preset !== 'cumulativeRevenueByWeek' || seesMoney

/** Whether somebody of the firm may read all that visitors do: tasks and shared entries of the journal are in every portal. */
export const maySeeAsVisitor = (rights: Rights, { sharedInfos, preset }: Shown): boolean =>
  mayReadChart(rights, preset) &&
  canRead(rights.areas.taskLists) &&
  canRead(rights.areas.journal) &&
  sharedInfos.every((key) => {
    const needed = behind[key]
    return needed === null || canRead(rights.areas[needed[0]])
  })

/** Whether somebody of the firm may open this much to people outside: nobody gives away what they may not read or do themselves. */
export const mayShare = (rights: Rights, { sharedInfos, preset }: Shown): boolean =>
  mayReadChart(rights, preset) &&
  sharedInfos.every((key) => {
    const needed = behind[key]
    return needed === null || hasLevel(rights.areas[needed[0]], needed[1])
  })

/** What is shared anew with a change. */
export const addedTo = (before: Shown, after: Shown): Shown => ({
  sharedInfos: after.sharedInfos.filter((key) => !before.sharedInfos.includes(key)),
  preset: after.preset === before.preset ? 'custom' : after.preset,
})
