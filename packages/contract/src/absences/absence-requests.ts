import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf } from '../protocol/page'
import { Day, Id, PlausibleDay } from '../protocol/values'
import { groupEnvelope, RequestVersion, requestEnvelope } from '../requests/request-envelope'
import { dateParts, halfParts } from './absence-rules'
import { Absence, AbsenceComment, AbsenceSpan, AwayTime, Days } from './absence-shapes'
import { YearOfLeave } from './leave-balance'

const ofAbsences = { access: 'employee', feature: 'absence' } as const
const requestType = z.literal('absence')

/** Leave that somebody else decides on. */
export const AbsenceRequest = z
  .strictObject({ ...requestEnvelope, requestType, absence: Absence })
  .meta({ id: 'AbsenceRequest' })

/** A group is what one person asks for, or one request on its own. */
const AbsenceGroup = z
  .strictObject({
    ...groupEnvelope,
    employee: EmployeeBrief,
    days: Days,
    /** Each request has the id of its absence. */
    requests: z.array(z.strictObject({ version: RequestVersion, absence: Absence })),
  })
  .meta({ id: 'AbsenceApprovalGroup' })

/** A page of the approvals inbox. */
export const AbsenceApprovals = pageOf(AbsenceGroup).extend({
  requestType,
  /** How many requests the groups of all pages have. */
  requestCount: z.int(),
})

export const unfoldedAbsences = ({ items, requestType, ...page }: z.infer<typeof AbsenceApprovals>) => ({
  items: items.map(({ requests, ...group }) => ({
    requestType,
    ...group,
    requests: requests.map(({ version, absence }) => ({ id: absence.id, version, absence })),
  })),
  ...page,
})
export type AbsenceGroup = ReturnType<typeof unfoldedAbsences>['items'][number]

const absenceInput = {
  reasonID: Id,
  comment: AbsenceComment.default(''),
  /** Who decides in the caller’s place meanwhile. */
  deputyID: Id.nullable().default(null),
  /** Whose absence it is, entered by those above them or managers of employees; the caller’s own by default. */
  employeeID: Id.optional(),
  /** The denied absence of the same person that is asked for again, which then needs no correction any more. */
  correctionOfID: Id.optional(),
}
const newAbsenceReasons = [
  'notFound',
  'absenceCostsNothing',
  'absencesOverlap',
  'insufficientAnnualLeaveEntitlement',
  'employeeInactive',
  'deputiesOverlap',
] as const

/** What the person and whoever decides are told of an absence before it is sent or decided. */
const DayOfAbsence = z.strictObject({
  day: Day,
  days: Days,
  /** Why the day costs nothing. */
  because: z.enum(['notEmployed', 'notWorking', 'bankHoliday']).optional(),
  /** The name of the bank holiday. */
  words: z.string().optional(),
})
/** Somebody of the team who is away at the same time. */
const AlsoAway = z.strictObject({ employee: EmployeeBrief, times: z.array(AwayTime) })
const LeftInYear = z.strictObject({
  year: YearOfLeave,
  /** What is left without this absence and with it; null where the reason is held against nothing. */
  before: Days.nullable(),
  after: Days.nullable(),
  days: Days,
})
const effects = {
  days: Days,
  /** Contracted time that it takes, in seconds. */
  time: z.int(),
  byDay: z.array(DayOfAbsence),
  byYear: z.array(LeftInYear),
  alsoAway: z.array(AlsoAway),
  /** How many the team has, with the person. */
  teamSize: z.int(),
}

export const AbsencePreview = z
  .strictObject({
    ...effects,
    /** Why the request would be refused as it stands. */
    refusal: z
      .strictObject({
        reason: z.enum(['absenceCostsNothing', 'absencesOverlap', 'insufficientAnnualLeaveEntitlement']),
        message: z.string(),
      })
      .nullable(),
    /** Who would decide; null where nobody has to. */
    approver: EmployeeBrief.nullable(),
    /** How many requests wait, or would come in, for a decision of the person: then a deputy is worth naming. */
    decides: z.boolean(),
  })
  .meta({ id: 'AbsencePreview' })
export type AbsencePreview = z.infer<typeof AbsencePreview>

/** What somebody is booked for on some days. */
const BookedOnDays = z.strictObject({
  seconds: z.int(),
  /** The names of projects and opportunities, as far as the caller may see them. */
  targets: z.array(z.string()),
})
export type BookedOnDays = z.infer<typeof BookedOnDays>

/** What whoever decides should know of an absence. */
export const AbsenceToDecide = z
  .strictObject({
    absence: Absence,
    /** Sent with the decision, which is refused once it is another one. */
    version: RequestVersion,
    /** In whose place the caller decides now. */
    decidesFor: EmployeeBrief.optional(),
    ...effects,
    /** Whether the balance is below nothing with it. */
    isOverdrawn: z.boolean(),
    /** Time that the person has logged on its days. */
    loggedTime: z.int(),
    /** What the person is booked for on its days. */
    booked: BookedOnDays,
    /** People on the same projects who are away in that time, with the projects they share. */
    alsoAwayOnProjects: z.array(
      z.strictObject({ employee: EmployeeBrief, times: z.array(AwayTime), projects: z.array(z.string()) }),
    ),
    /** The person’s last requests before this one, newest first. */
    lastRequests: z.array(Absence),
  })
  .meta({ id: 'AbsenceToDecide' })
export type AbsenceToDecide = z.infer<typeof AbsenceToDecide>

/** The endpoints by which people ask for leave. */
export const absenceRequests = about('absences', {
  requestFullDayAbsence: endpoint({
    method: 'POST',
    path: '/requests/fullDayAbsences',
    summary: 'Ask for whole days of leave, or enter them for somebody below',
    ...ofAbsences,
    body: z.strictObject({ from: PlausibleDay, to: PlausibleDay, ...absenceInput }),
    response: Absence,
    reasons: newAbsenceReasons,
  }),
  requestHalfDayAbsence: endpoint({
    method: 'POST',
    path: '/requests/halfDayAbsences',
    summary: 'Ask for half a day of leave, or enter it for somebody below',
    ...ofAbsences,
    body: z.strictObject({ date: PlausibleDay, datePart: z.enum(halfParts), ...absenceInput }),
    response: Absence,
    reasons: newAbsenceReasons,
  }),
  previewAbsence: endpoint({
    method: 'POST',
    path: '/absences/preview',
    summary: 'Say what an absence would cost day by day, what would be left, and who else is away',
    ...ofAbsences,
    reads: true,
    body: AbsenceSpan.extend({
      datePart: z.enum(dateParts),
      reasonID: Id,
      employeeID: Id.optional(),
      /** The absence that is being changed. */
      absenceID: Id.optional(),
    }),
    response: AbsencePreview,
    reasons: ['notFound'],
  }),
})

/** What whoever decides on an absence is told beside it. */
export const absenceApprovals = about('approvals', {
  getAbsenceToDecide: endpoint({
    method: 'GET',
    path: '/approvals/{id}/absence',
    summary: 'Get what an absence does to the balance and the team, for whoever decides on it',
    ...ofAbsences,
    params: z.strictObject({ id: Id }),
    response: AbsenceToDecide,
    reasons: ['notFound'],
  }),
})
