import type { FeatureFlag } from '../people/capabilities'

/** The types of requests; each has the name of the feature it belongs to. */
export const requestTypes = ['timeSheet', 'expense', 'absence', 'asset'] as const satisfies readonly FeatureFlag[]
export type RequestType = (typeof requestTypes)[number]

/** The states of what can be requested: without a request it is unsubmitted. */
export const requestStates = ['unsubmitted', 'waitingForApproval', 'denied', 'approved'] as const
export type RequestState = (typeof requestStates)[number]

/** The states a request itself can be in. */
export const submittedStates = ['waitingForApproval', 'denied', 'approved'] as const
export type SubmittedState = (typeof submittedStates)[number]
