import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Colour, Id, madeOn, Name, Version } from '../protocol/values'
import { byId, Initials, manages } from './company-collections'
import { LeaveDays } from './company-settings'

export const AbsenceReason = z
  .strictObject({
    id: Id,
    name: z.string(),
    initials: z.string(),
    color: Colour,
    /** Whether days off for this reason are taken from the annual leave. */
    isTakenFromBalance: z.boolean(),
    /** Days a year of a reason that has an allowance of its own. */
    allowanceDays: LeaveDays.nullable(),
    /** Whether everybody may know that somebody is away for this reason. */
    isVisibleToAll: z.boolean(),
    /** Whether somebody has to approve; without it, absences for this reason are approved at once. */
    needsApproval: z.boolean(),
    version: Version,
  })
  .meta({ id: 'AbsenceReason' })
export type AbsenceReason = z.infer<typeof AbsenceReason>
const AbsenceReasonInput = z.strictObject({
  name: Name,
  initials: Initials,
  color: Colour,
  isTakenFromBalance: z.boolean(),
  allowanceDays: LeaveDays.nullable(),
  isVisibleToAll: z.boolean().default(false),
  needsApproval: z.boolean().default(true),
})

export const absenceReasonEndpoints = {
  listAbsenceReasons: endpoint({
    method: 'GET',
    path: '/companyManagement/absenceReasons',
    summary: 'List absence reasons',
    access: 'employee',
    response: listOf(AbsenceReason),
  }),
  createAbsenceReason: endpoint({
    method: 'POST',
    path: '/companyManagement/absenceReasons',
    summary: 'Add an absence reason',
    ...manages,
    body: AbsenceReasonInput,
    response: AbsenceReason,
    reasons: ['nameExists'],
  }),
  updateAbsenceReason: endpoint({
    method: 'PATCH',
    path: '/companyManagement/absenceReasons/{id}',
    summary: 'Change an absence reason',
    ...manages,
    params: byId,
    // A default would change what is left out.
    body: AbsenceReasonInput.extend({ isVisibleToAll: z.boolean(), needsApproval: z.boolean() })
      .partial()
      .extend(madeOn),
    response: AbsenceReason,
    reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
  }),
  deleteAbsenceReason: endpoint({
    method: 'DELETE',
    path: '/companyManagement/absenceReasons/{id}',
    summary: 'Delete an unused absence reason',
    ...manages,
    params: byId,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
}
