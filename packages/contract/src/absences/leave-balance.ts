import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { Day, Id, Moment, Name } from '../protocol/values'
import { Days, ReasonBrief } from './absence-shapes'

const ofAbsences = { access: 'employee', feature: 'absence' } as const

/** A holiday year; it is called by the calendar year its first day lies in. */
export const YearOfLeave = z.strictObject({ year: z.int(), startDate: Day, endDate: Day }).meta({ id: 'YearOfLeave' })
export type YearOfLeave = z.infer<typeof YearOfLeave>

/** What one period of the contract gives of the year’s entitlement. */
const EntitlementPart = z.strictObject({
  appliedDate: Day,
  from: Day,
  to: Day,
  /** What the period gives a whole year. */
  daysOfYear: Days,
  /** Calendar days of the year that lie in the period, and that a whole year has. */
  calendarDays: z.int(),
  wholeYearDays: z.int(),
})

export const LeaveAdjustment = z
  .strictObject({ id: Id, days: Days, reason: z.string(), by: EmployeeBrief.nullable(), at: Moment })
  .meta({ id: 'LeaveAdjustment' })
export type LeaveAdjustment = z.infer<typeof LeaveAdjustment>

/** Annual leave of a year: left = entitlement + adjustments + carriedOver − expired − takenPast − takenAhead − waiting. */
export const LeaveBalance = z
  .strictObject({
    entitlement: Days,
    entitlementParts: z.array(EntitlementPart),
    adjustments: Days,
    adjustmentItems: z.array(LeaveAdjustment),
    carriedOver: Days,
    /** The last day on which carried days can be used; null where none were carried. */
    carriedUntil: Day.nullable(),
    expired: Days,
    takenPast: Days,
    takenAhead: Days,
    waiting: Days,
    left: Days,
    /** What has come together so far and is left of it, where leave accrues by the month. */
    accrual: z.strictObject({ accrued: Days, left: Days }).nullable(),
  })
  .meta({ id: 'LeaveBalance' })
export type LeaveBalance = z.infer<typeof LeaveBalance>

/** Days for a reason that is not taken from the annual leave. */
const ReasonBalance = z.strictObject({
  reason: ReasonBrief,
  /** Days a year; null for a reason without an allowance. */
  allowance: Days.nullable(),
  takenPast: Days,
  takenAhead: Days,
  waiting: Days,
  left: Days.nullable(),
})
export type ReasonBalance = z.infer<typeof ReasonBalance>

export const BalanceReport = z
  .strictObject({
    year: YearOfLeave,
    /** The years that can be asked for, the first one counted first. */
    years: z.array(YearOfLeave),
    /** Null for people without a contract. */
    annualLeave: LeaveBalance.nullable(),
    /** The reasons that the annual leave is taken for. */
    annualLeaveReasons: z.array(ReasonBrief),
    reasons: z.array(ReasonBalance),
    /** Bank holidays that lie in the year on days the person works. */
    bankHolidays: z.array(z.strictObject({ date: Day, name: z.string() })),
    can: z.strictObject({ adjust: z.boolean(), enterAbsence: z.boolean() }),
  })
  .meta({ id: 'AbsenceBalanceReport' })
export type BalanceReport = z.infer<typeof BalanceReport>

/** A holiday year, by its name or, where two begin in one calendar year, by any of its days. */
export const AskedYear = z.strictObject({
  year: z.coerce.number().int().min(1900).max(9000).optional(),
  day: Day.optional(),
})
export type AskedYear = z.infer<typeof AskedYear>
const employeeParams = z.strictObject({ id: Id })

/** What is left of people’s leave. */
export const leaveBalances = about('absences', {
  getBalanceReport: endpoint({
    method: 'GET',
    path: '/absences/balanceReport',
    summary: 'Get the caller’s leave of a holiday year, with every part of what is left; this year’s by default',
    ...ofAbsences,
    query: AskedYear,
    response: BalanceReport,
    reasons: ['notFound'],
  }),
  getEmployeeBalanceReport: endpoint({
    method: 'GET',
    path: '/employees/{id}/absenceBalanceReport',
    summary: 'Get an employee’s leave of a holiday year, for those above them and managers of employees',
    ...ofAbsences,
    params: employeeParams,
    query: AskedYear,
    response: BalanceReport,
    reasons: ['notFound'],
  }),
  adjustLeave: endpoint({
    method: 'POST',
    path: '/employees/{id}/leaveAdjustments',
    summary:
      'Add days to an employee’s annual leave of a holiday year, or take them away, with a reason; this year’s by default',
    ...ofAbsences,
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    params: employeeParams,
    body: z.strictObject({
      year: z.int().min(1900).max(9000).optional(),
      /** A day of the year, where its name is not given or two share it. */
      day: Day.optional(),
      days: Days.min(-366)
        .max(366)
        .refine((days) => days !== 0, 'Invalid Number'),
      reason: Name.max(200),
    }),
    response: BalanceReport,
    reasons: ['notFound'],
  }),
  deleteLeaveAdjustment: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/leaveAdjustments/{adjustmentId}',
    summary: 'Take an adjustment of annual leave back',
    ...ofAbsences,
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    params: employeeParams.extend({ adjustmentId: Id }),
    response: BalanceReport,
    reasons: ['notFound'],
  }),
})
