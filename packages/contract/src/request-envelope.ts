import * as z from 'zod'
import { EmployeeBrief } from './employees'
import { submittedStates } from './request-rules'
import { Day, Id, Moment } from './values'

/** What a request asks for, as it stands: another one as soon as something that a decision is about has changed. */
export const RequestVersion = z.string().min(1).max(100)

/** What every request has, whatever it is about; it has the id of that. */
export const requestEnvelope = {
  id: Id,
  state: z.enum(submittedStates),
  employee: EmployeeBrief,
  /** Who is to decide; nobody in particular where whoever holds a capability decides. */
  approver: EmployeeBrief.nullable(),
  /** Who has decided. */
  approvedBy: EmployeeBrief.nullable(),
  /** The request whose decision this one follows. */
  linkedRequest: z.strictObject({ id: Id }).nullable(),
  /** Of those that were submitted together. */
  groupIdentifier: Id.nullable(),
  submittedAt: Moment,
  decidedAt: Moment.nullable(),
  comment: z.string(),
  isAutoApproved: z.boolean(),
  /** Of an approved request that no longer holds. */
  cancelledAt: Moment.optional(),
  version: RequestVersion,
}
const RequestEnvelope = z.strictObject(requestEnvelope)
export type RequestEnvelope = z.infer<typeof RequestEnvelope>

/** What every group of the approvals inbox has; which requests lie together in one, their type says. */
export const groupEnvelope = {
  key: z.string(),
  employee: z.strictObject({ id: Id }),
  from: Day,
  to: Day,
  /** The longest wait of its requests. */
  waitingSince: Moment,
}
const GroupEnvelope = z.strictObject(groupEnvelope)
export type GroupEnvelope = z.infer<typeof GroupEnvelope>
