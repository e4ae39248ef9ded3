/** The headers by which visitors of a portal say who they are; in place of the password goes what stands in for it. */
export const VISITOR_EMAIL_HEADER = 'p-email'
export const VISITOR_PASSWORD_HEADER = 'p-password'

/** What a portal shows its visitors and lets them do. The specification names the first nine, the others are ours. */
export const sharedInfos = [
  /** Changing lists, and editing, moving, sorting, archiving and deleting tasks. */
  'taskListEdit',
  'taskCreate',
  /** Reading and writing comments. */
  'taskComment',
  /** Seeing and adding files. */
  'taskAttachFile',
  'taskUpdateStatus',
  'taskUpdatePriority',
  'taskListShowTaskProgress',
  'showEstimatedTime',
  'showLoggedTime',
  'showSurnames',
  'documents',
  'signOffs',
  'invoices',
] as const
export type SharedInfo = (typeof sharedInfos)[number]

/** The chart that visitors see first. */
export const portalPresets = ['cumulativeRevenueByWeek', 'cumulativeTimeConsumedByWeek', 'custom'] as const

/** What visitors are mailed of, as far as they want it and the portal shares it. */
export const visitorMails = ['comments', 'statusChanges', 'signOffs', 'invoices'] as const
export type VisitorMail = (typeof visitorMails)[number]
