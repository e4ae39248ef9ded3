/** Parts of a project that people may be let into, apart from each other. */
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

/** How far back time may be logged. */
export const timeSheetConstraints = ['none', 'strict', 'upToTwoWeeks'] as const
/** What logged time is rounded up to when it is charged. */
export const timeSheetRoundings = ['none', 'sixMinuteBlocks', 'fifteenMinuteBlocks', 'thirtyMinuteBlocks'] as const
/** Who decides on time sheets and expenses. */
export const timeSheetResponsibilities = ['lineManager', 'projectLead'] as const
