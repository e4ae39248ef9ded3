import type { AbsencePreview, AbsenceRequest, AbsenceToDecide } from '@praxis/contract/absences/absence-requests'
import type { Absence, ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import type { BalanceReport, LeaveBalance } from '@praxis/contract/absences/leave-balance'
import type * as z from 'zod'

export const annualLeave: ReasonBrief = { id: 'al', name: 'Annual leave', initials: 'AL', color: '#0e776e' }
export const studyLeave: ReasonBrief = { id: 'st', name: 'Study leave', initials: 'ST', color: '#186ea4' }

const person = (id: string, displayName: string, displayInitials: string) => ({
  id,
  displayName,
  displayInitials,
  profileImage: null,
  jobTitle: 'Engineer',
  isActive: true,
})
const priya = person('priya', 'Priya Nair', 'PN')
const daniel = person('daniel', 'Daniel Osei', 'DO')
export const callum = person('callum', 'Callum Reid', 'CR')

/** A day of annual leave that waits for Daniel. */
export const sampleAbsence = ({
  request = {},
  ...changes
}: Omit<Partial<Absence>, 'request'> & { request?: Partial<Absence['request']> } = {}): Absence => ({
  id: '0198c0de-0000-7000-8000-0000000000a1',
  employee: priya,
  from: '2026-11-23',
  to: '2026-11-23',
  datePart: 'fullDay',
  days: 1,
  reason: annualLeave,
  comment: '',
  fullDescription: 'Annual leave, 23/11/2026',
  request: {
    state: 'waitingForApproval',
    approver: daniel,
    approvedBy: null,
    submittedAt: '2026-11-10T09:00:00.000Z',
    decidedAt: null,
    comment: '',
    isAutoApproved: false,
    cancelledAt: null,
    ...request,
  },
  enteredBy: null,
  deputy: null,
  version: 1,
  can: {
    change: true,
    withdraw: true,
    correct: false,
    cancel: false,
    cancelFromDay: false,
    decide: false,
    reopen: false,
  },
  ...changes,
})

export const approved = { state: 'approved', approvedBy: daniel, decidedAt: '2026-11-02T09:00:00.000Z' } as const

export const sampleRequest = (absence: Absence = sampleAbsence()): z.infer<typeof AbsenceRequest> => ({
  id: absence.id,
  requestType: 'absence',
  state: absence.request.state,
  employee: absence.employee,
  approver: absence.request.approver,
  approvedBy: absence.request.approvedBy,
  linkedRequest: null,
  groupIdentifier: null,
  submittedAt: absence.request.submittedAt,
  decidedAt: absence.request.decidedAt,
  comment: absence.request.comment,
  isAutoApproved: false,
  version: 'seen',
  absence,
})

export const sampleBalance = (changes: Partial<LeaveBalance> = {}): LeaveBalance => ({
  entitlement: 25,
  entitlementParts: [
    {
      appliedDate: '2022-02-07',
      from: '2026-01-01',
      to: '2026-12-31',
      daysOfYear: 25,
      calendarDays: 365,
      wholeYearDays: 365,
    },
  ],
  adjustments: 0.5,
  adjustmentItems: [
    { id: 'extra', days: 0.5, reason: 'Worked on a Saturday', by: daniel, at: '2026-03-02T09:00:00.000Z' },
  ],
  carriedOver: 3,
  carriedUntil: '2026-03-31',
  expired: 1,
  takenPast: 17.5,
  takenAhead: 3,
  waiting: 1,
  left: 6,
  accrual: null,
  ...changes,
})

const year = { year: 2026, startDate: '2026-01-01', endDate: '2026-12-31' }

export const sampleReport = (changes: Partial<BalanceReport> = {}): BalanceReport => ({
  year,
  years: [{ year: 2025, startDate: '2025-01-01', endDate: '2025-12-31' }, year],
  annualLeave: sampleBalance(),
  annualLeaveReasons: [annualLeave],
  reasons: [{ reason: studyLeave, allowance: 5, takenPast: 2, takenAhead: 0, waiting: 0, left: 3 }],
  bankHolidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
  can: { adjust: false, enterAbsence: false },
  ...changes,
})

const effects = {
  days: 1,
  time: 27_000,
  byDay: [{ day: '2026-12-02', days: 1 }],
  byYear: [{ year, before: 6, after: 5, days: 1 }],
  alsoAway: [],
  teamSize: 5,
}

export const samplePreview = (changes: Partial<AbsencePreview> = {}): AbsencePreview => ({
  ...effects,
  refusal: null,
  approver: daniel,
  decides: false,
  ...changes,
})

export const sampleToDecide = (changes: Partial<AbsenceToDecide> = {}): AbsenceToDecide => ({
  absence: sampleAbsence(),
  version: '1',
  ...effects,
  isOverdrawn: false,
  loggedTime: 0,
  booked: { seconds: 0, targets: [] },
  alsoAwayOnProjects: [],
  lastRequests: [],
  ...changes,
})
