/** What people ask somebody else to decide on. */
export const requestTypes = ['timeSheet'] as const
export type RequestType = (typeof requestTypes)[number]

/** What has no request yet counts as unsubmitted. */
export const requestStates = ['unsubmitted', 'waitingForApproval', 'denied', 'approved'] as const
export type RequestState = (typeof requestStates)[number]

/** The states a request itself can be in. */
export const submittedStates = ['waitingForApproval', 'denied', 'approved'] as const
export type SubmittedState = (typeof submittedStates)[number]
