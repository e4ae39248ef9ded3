import type { TimeSheetGroup } from '@praxis/contract/time/time-sheet-requests'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'

const HOUR = 3600
const employee = {
  id: 'priya',
  displayName: 'Priya Nair',
  displayInitials: 'PN',
  profileImage: null,
  jobTitle: 'Engineer',
  isActive: true,
}
const project = { id: 'platform', details: { name: 'Data platform' }, isInternal: false }

export const sampleSubmission = (changes: Partial<TimeSheetSubmission> = {}): TimeSheetSubmission => ({
  id: 'submission',
  employee,
  day: '2026-11-09',
  from: '2026-11-09T00:00:00.000Z',
  duration: HOUR,
  chargeableDuration: HOUR,
  isFullyChargeable: true,
  chargedDuration: HOUR,
  roundedDuration: HOUR,
  project,
  opportunity: null,
  client: null,
  task: null,
  roleID: null,
  roleName: null,
  comment: 'Mapped feeds',
  tags: [],
  dynamicDetails: [],
  trackerID: null,
  linkedCalendarEventID: null,
  request: {
    id: 'submission',
    state: 'waitingForApproval',
    approver: null,
    submittedAt: '2026-11-09T17:00:00.000Z',
    decidedAt: null,
    comment: '',
    isAutoApproved: false,
  },
  correctionOf: null,
  correctedBy: null,
  amendment: null,
  updatedAt: '2026-11-09T17:00:00.000Z',
  can: { edit: false, delete: false, submit: false, correct: false, decide: true, reopen: false },
  ...changes,
})

export const sampleGroup = (changes: Partial<TimeSheetGroup> = {}): TimeSheetGroup => ({
  requestType: 'timeSheet',
  key: 'group',
  employee,
  project,
  opportunity: null,
  from: '2026-11-09',
  to: '2026-11-09',
  duration: HOUR,
  chargeableDuration: HOUR,
  waitingSince: '2026-11-09T17:00:00.000Z',
  weekLoggedTime: HOUR,
  weekContractedTime: 37.5 * HOUR,
  requests: [{ id: 'submission', version: 'seen', timeSheetSubmission: sampleSubmission() }],
  ...changes,
})
