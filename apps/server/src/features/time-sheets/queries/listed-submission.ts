import type { BesideSubmissions, ListedSubmission } from '@praxis/contract/time/listed-submissions'
import { submissionCan } from '@praxis/domain/time/submission-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { FileStore } from '../../../platform/files/file-store'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { clientBriefOf } from '../../targetables/queries/targetable-brief'
import type { ListedRow } from './listed-rows'
import { startOf } from './submission-row'

const referenceTo = (id: string | null | undefined) => (id ? { id } : undefined)

/** The most frequent of the ids. */
const mostOf = (ids: Iterable<string | null>): string | undefined => {
  const counts = new Map<string, number>()
  let most: string | undefined
  for (const id of ids) {
    if (id === null) continue
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    if (most === undefined || count > (counts.get(most) ?? 0)) most = id
  }
  return most
}

interface Usual {
  readonly employeeId: string | undefined
  readonly approverId: string | undefined
}

const orNone = <Value>(value: Value | null): Value | undefined => value ?? undefined
const orAbsent = <Value extends string | readonly unknown[]>(value: Value): Value | undefined =>
  value.length === 0 ? undefined : value
const unless = <Value>(value: Value, usual: Value): Value | undefined => (value === usual ? undefined : value)
const ifSo = (isSo: boolean): true | undefined => (isSo ? true : undefined)

const requestOf = (row: ListedRow, { approverId }: Usual): ListedSubmission['request'] => ({
  state: row.state,
  approver:
    row.state === 'unsubmitted' || row.approverId === approverId
      ? undefined
      : row.approverId === null
        ? null
        : { id: row.approverId },
  submittedAt: orNone(row.submittedAt),
  decidedAt: orNone(row.decidedAt),
  comment: orAbsent(row.decisionComment),
  isAutoApproved: ifSo(row.isAutoApproved),
})

const amendmentOf = ({ amendedBy, amendedAt, original }: ListedRow): ListedSubmission['amendment'] =>
  amendedBy !== null && amendedAt !== null && original !== null
    ? { by: { id: amendedBy }, at: amendedAt, original }
    : undefined

const canOf = (row: ListedRow, actor: EmployeeActor): ListedSubmission['can'] => {
  const can = submissionCan({
    state: row.state,
    isOwn: row.employeeId === actor.employee.id,
    // Nobody decides on their own time, not even while impersonating the approver.
    isApprover: row.isActingApprover && row.employeeId !== actor.impersonatorId,
    isProjectActive: row.isProjectActive,
    isCorrected: row.correctedBy !== null,
    isLinked: row.isLinked,
    isInvoiced: row.invoiceItemId !== null,
  })
  if (!Object.values(can).includes(true)) return undefined
  return {
    edit: ifSo(can.edit),
    delete: ifSo(can.delete),
    submit: ifSo(can.submit),
    correct: ifSo(can.correct),
    decide: ifSo(can.decide),
    reopen: ifSo(can.reopen),
  }
}

const listedPlaceOf = (row: ListedRow): Pick<ListedSubmission, 'project' | 'opportunity'> => {
  if (row.projectId === null) return {}
  const named = { id: row.projectId, details: { name: row.projectName } }
  return row.isOpportunity ? { opportunity: named } : { project: { ...named, isInternal: ifSo(row.isInternal) } }
}

const submissionOf = (row: ListedRow, usual: Usual, actor: EmployeeActor): ListedSubmission => ({
  id: row.id,
  employee: referenceTo(unless(row.employeeId, usual.employeeId)),
  day: row.day,
  from: row.startsAt ?? startOf(row.day),
  to: orNone(row.endsAt),
  duration: row.duration,
  isFullyChargeable: ifSo(row.chargeable === row.duration),
  chargeableDuration: row.chargeable,
  chargedDuration: unless(row.charged, row.chargeable),
  roundedDuration: unless(row.rounded, row.duration),
  ...listedPlaceOf(row),
  client: referenceTo(row.clientId),
  task: row.taskId === null ? undefined : { id: row.taskId, title: row.taskTitle, taskList: { id: row.taskListId } },
  roleID: orNone(row.roleId),
  roleName: orNone(row.roleName),
  roleHourlyCharge: row.seesRates ? row.hourlyCharge : undefined,
  roleHourlyCost: row.seesRates ? row.hourlyCost : undefined,
  comment: orAbsent(row.comment),
  tags: orAbsent(row.tags),
  dynamicDetails: orAbsent(row.dynamicDetails),
  trackerID: orNone(row.trackerId),
  linkedCalendarEventID: orNone(row.calendarEventId),
  request: requestOf(row, usual),
  correctionOf: referenceTo(row.correctionOf),
  correctedBy: referenceTo(row.correctedBy),
  amendment: amendmentOf(row),
  invoiceItemID: orNone(row.invoiceItemId),
  updatedAt: row.updatedAt,
  can: canOf(row, actor),
})

/** The rows as a list sends them, and what stands beside them. */
export const listingOf = <Row extends ListedRow>(
  rows: readonly Row[],
  files: FileStore,
  actor: EmployeeActor,
): { readonly beside: BesideSubmissions; readonly submissionOf: (row: Row) => ListedSubmission } => {
  const [first] = rows
  const usual = {
    employeeId: mostOf(rows.map(({ employeeId }) => employeeId)),
    approverId: mostOf(rows.map(({ approverId }) => approverId)),
  }
  return {
    beside: {
      people: (first?.people ?? []).map((person) => employeeBriefOf(person, files)),
      clients: (first?.clients ?? []).map((client) => clientBriefOf(client, files)),
      usual: { employee: referenceTo(usual.employeeId), approver: referenceTo(usual.approverId) },
    },
    submissionOf: (row) => submissionOf(row, usual, actor),
  }
}
