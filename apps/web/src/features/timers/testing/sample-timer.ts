import type { TimeTracker } from '@praxis/contract/time/time-trackers'

/** A timer that has run for 1:24:08. */
export const sampleTimer = (changes: Partial<TimeTracker> = {}): TimeTracker => ({
  id: '0192f0c1-2345-4678-8abc-0123456789ab',
  startDate: new Date(Date.now() - 5_048_000).toISOString(),
  comment: '',
  isChargeable: true,
  tags: [],
  project: null,
  projectID: null,
  opportunity: null,
  opportunityID: null,
  taskID: null,
  client: null,
  task: null,
  proposedEndDate: null,
  ...changes,
})
