import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { Day, Id, Moment } from '../protocol/values'
import { submittedStates } from './request-rules'

/** Stands for what a request asks for: it is another one once anything that a decision is about has changed. */
export const RequestVersion = z.string().min(1).max(100)

/** What every request has, whatever its subject is; a request has the id of its subject. */
export const requestEnvelope = {
  id: Id,
  state: z.enum(submittedStates),
  employee: EmployeeBrief,
  /** Who is to decide; null where anybody who holds a capability decides. */
  approver: EmployeeBrief.nullable(),
  /** Who decided. */
  approvedBy: EmployeeBrief.nullable(),
  /** The request whose decision this one follows. */
  linkedRequest: z.strictObject({ id: Id }).nullable(),
  /** The same for requests that were submitted together. */
  groupIdentifier: Id.nullable(),
  submittedAt: Moment,
  decidedAt: Moment.nullable(),
  comment: z.string(),
  isAutoApproved: z.boolean(),
  /** When an approved request was called off. */
  cancelledAt: Moment.optional(),
  /** In whose place the caller decides now. */
  decidesFor: EmployeeBrief.optional(),
  version: RequestVersion,
}
const RequestEnvelope = z.strictObject(requestEnvelope)
export type RequestEnvelope = z.infer<typeof RequestEnvelope>

/** What every group of the approvals inbox has; the type of the requests says which of them lie together in a group. */
export const groupEnvelope = {
  key: z.string(),
  employee: z.strictObject({ id: Id }),
  from: Day,
  to: Day,
  /** Since when the group’s oldest request has been waiting. */
  waitingSince: Moment,
  /** In whose place the caller decides on the group. */
  decidesFor: EmployeeBrief.optional(),
}
const GroupEnvelope = z.strictObject(groupEnvelope)
export type GroupEnvelope = z.infer<typeof GroupEnvelope>
