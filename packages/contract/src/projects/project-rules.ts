/** The areas of a project; people are let into each of them separately. */
export const projectAreas = [
  'details',
  'budgetPlan',
  'resourcePlan',
  'planning',
  'agreements',
  'invoicing',
  'journal',
  'taskLists',
  'timeSheetSubmissions',
] as const
export type ProjectArea = (typeof projectAreas)[number]

export const resourcePermissions = ['noAccess', 'read', 'write'] as const
export type ResourcePermission = (typeof resourcePermissions)[number]

/** How far back time may be logged on a project. */
export const timeSheetConstraints = ['none', 'strict', 'upToTwoWeeks'] as const
/** What logged time is rounded up to when it is charged. */
export const timeSheetRoundings = ['none', 'sixMinuteBlocks', 'fifteenMinuteBlocks', 'thirtyMinuteBlocks'] as const
/** Who decides on a project’s time sheets and expenses. */
export const timeSheetResponsibilities = ['lineManager', 'projectLead'] as const
