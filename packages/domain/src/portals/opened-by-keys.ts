import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { BoardPermissions } from '../tasks/task-policy'

/** What a portal shows of tasks; lists, titles, descriptions, dates, statuses and priorities are shown in every portal. */
export interface ShownOfTasks {
  /** How far things are: percentages, and how many parts of a task are finished. */
  readonly progress: boolean
  readonly estimatedTime: boolean
  readonly loggedTime: boolean
  readonly comments: boolean
  readonly files: boolean
  readonly surnames: boolean
}

interface OpenedByKeys {
  readonly permissions: BoardPermissions
  readonly shows: ShownOfTasks
}

/** Which key of a portal opens what of its project’s board: the one place that says so. */
export const openedByKeys = (sharedInfos: readonly SharedInfo[]): OpenedByKeys => {
  const shares = (key: SharedInfo) => sharedInfos.includes(key)
  const [comments, files] = [shares('taskComment'), shares('taskAttachFile')]
  const estimatedTime = shares('showEstimatedTime')
  return {
    permissions: {
      edit: shares('taskListEdit'),
      create: shares('taskCreate'),
      updateStatus: shares('taskUpdateStatus'),
      updatePriority: shares('taskUpdatePriority'),
      // Nobody changes what they do not see.
      estimate: estimatedTime,
      comment: comments,
      attachFiles: files,
    },
    shows: {
      progress: shares('taskListShowTaskProgress'),
      loggedTime: shares('showLoggedTime'),
      surnames: shares('showSurnames'),
      ...{ estimatedTime, comments, files },
    },
  }
}
