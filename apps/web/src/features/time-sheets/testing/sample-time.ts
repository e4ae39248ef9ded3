import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'

const somebody = {
  id: '0190b2c4-0000-7000-8000-00000000000e',
  displayName: 'Priya Nair',
  displayInitials: 'PN',
  profileImage: null,
  jobTitle: 'Analyst',
  isActive: true,
}

export const dataPlatform = {
  id: '0190b2c4-0000-7000-8000-000000000001',
  details: { name: 'Data platform' },
  isInternal: false,
}

export const sampleSubmission = (changes: Partial<TimeSheetSubmission> = {}): TimeSheetSubmission => ({
  id: '0190b2c4-0000-7000-8000-0000000000a1',
  employee: somebody,
  day: '2026-11-11',
  from: '2026-11-11T09:00:00.000Z',
  to: '2026-11-11T12:30:00.000Z',
  duration: 12_600,
  chargeableDuration: 12_600,
  isFullyChargeable: true,
  chargedDuration: 12_600,
  roundedDuration: 12_600,
  project: dataPlatform,
  opportunity: null,
  client: null,
  task: null,
  roleID: null,
  roleName: null,
  comment: 'Mapped billing feeds',
  tags: [],
  dynamicDetails: [],
  trackerID: null,
  linkedCalendarEventID: null,
  request: {
    id: changes.id ?? '0190b2c4-0000-7000-8000-0000000000a1',
    state: 'unsubmitted',
    approver: null,
    submittedAt: null,
    decidedAt: null,
    comment: '',
    isAutoApproved: false,
  },
  correctionOf: null,
  correctedBy: null,
  amendment: null,
  updatedAt: '2026-11-11T17:00:00.000Z',
  can: { edit: true, delete: true, submit: true, correct: false, decide: false, reopen: false },
  ...changes,
})

export const sampleProject = (changes: Partial<SubmissionProjectDetails> = {}): SubmissionProjectDetails => ({
  ...dataPlatform,
  client: { id: '0190b2c4-0000-7000-8000-0000000000c1', name: 'Northgate Water', logoImage: null, isActive: true },
  isActive: true,
  currency: 'GBP',
  endDate: null,
  isNonChargeableTimeAllowed: true,
  isNonChargeableExpensesAllowed: true,
  isTimeSheetCommentsRequired: false,
  shouldAutoApproveTimeSheet: false,
  timeSheetConstraint: 'none',
  consultancyTimeRounding: 'none',
  timeSheetSubmissionDetails: [],
  taskLists: [],
  approver: null,
  can: { trackTime: true, createTask: true },
  ...changes,
})
