import type { Capability } from '@praxis/contract/people/capabilities'
import type { Request } from '@praxis/contract/requests/requests'
import { type EmployeeActor, hasCapability } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isActedOnBy } from '../../approvers/queries/acting-approver'
import { isDeputised, isNamedApprover } from '../../approvers/queries/deputised'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import {
  type RequestTypeLine,
  type RequestTypes,
  type Subject,
  type SubjectPlatform,
  typeCalled,
  typesInUse,
} from './request-type-line'

type RequestColumns = Columns<
  'requests',
  | ('id' | 'type' | 'state' | 'approver_capability' | 'group_id' | 'submitted_at' | 'decided_at' | 'comment')
  | ('is_auto_approved' | 'cancelled_at')
  | { linkedId: 'linked_request_id' }
>

export interface RequestRow extends RequestColumns {
  readonly employee: EmployeeBriefRow
  readonly approver: EmployeeBriefRow | null
  readonly decider: EmployeeBriefRow | null
  /** Whether the reader decides, or may reopen the request: by name, or in the place of who is named. */
  readonly isActedOn: boolean
  /** Whether the reader decides at this moment in the place of the approver. */
  readonly isDeputised: boolean
  /** The capability whose holders decide, or may reopen the request. */
  readonly approverCapability: Capability | null
}

/** Selects rows `r` of requests for a reader, with the person who made each, is to decide and has decided. */
export const selectRequestsFrom = (requests: Sql, { now }: Pick<Db, 'now'>, reader: EmployeeActor): Sql => sql`
  select r.id, r.type, r.state, ${employeeBriefJson('e', 'u')} as employee,
    case when a.id is not null then ${employeeBriefJson('a', 'au')} end as approver,
    case when d.id is not null then ${employeeBriefJson('d', 'du')} end as decider,
    ${isActedOnBy(reader, now, 'coalesce(d.id, a.id)', 'coalesce(d.is_active, a.is_active)')} as "isActedOn",
    coalesce(${isDeputised(reader, now)}, false) as "isDeputised",
    r.approver_capability as "approverCapability", r.linked_request_id as "linkedId", r.group_id as "groupId",
    r.submitted_at as "submittedAt", r.decided_at as "decidedAt", r.comment, r.is_auto_approved as "isAutoApproved",
    r.cancelled_at as "cancelledAt"
  from ${requests} r
  join employees e on e.company_id = r.company_id and e.id = r.employee_id
  left join users u on u.id = e.user_id
  left join employees a on a.company_id = r.company_id and a.id = r.approver_id
  left join users au on au.id = a.user_id
  left join employees d on d.company_id = r.company_id and d.id = r.decided_by
  left join users du on du.id = d.user_id`

export const ALL_REQUESTS: Sql = rawSql('requests')
export const selectRequests = (db: Pick<Db, 'now'>, reader: EmployeeActor): Sql =>
  selectRequestsFrom(ALL_REQUESTS, db, reader)

/** A condition on requests: the company has switched on the feature of their type. */
export const isOfTypeInUse = (types: RequestTypes, actor: EmployeeActor): Sql =>
  sql`r.company_id = ${actor.company.id} and r.type = any (${typesInUse(types, actor).map(({ type }) => type)}::text[])`

/** Nobody decides on their own requests, not even while impersonating the approver. */
export const isActingApprover = (row: RequestRow, actor: EmployeeActor): boolean =>
  row.employee.id !== actor.impersonatorId &&
  (row.approverCapability === null
    ? row.isActedOn
    : row.employee.id !== actor.employee.id && hasCapability(actor, row.approverCapability))

/** A request is seen by those who made it, are to decide on it or have decided. */
export const maySeeRequest = (row: RequestRow, actor: EmployeeActor): boolean =>
  row.isActedOn ||
  [row.employee.id, row.approver?.id, row.decider?.id].includes(actor.employee.id) ||
  (row.approverCapability !== null && hasCapability(actor, row.approverCapability))

/** A condition on rows `r` of requests of these types: the actor decides, by name or by capability. */
export const isDecidedBy = (
  types: readonly Pick<RequestTypeLine, 'decidedBy'>[],
  { now }: Pick<Db, 'now'>,
  actor: EmployeeActor,
): Sql => {
  const held = types.flatMap(({ decidedBy }) => (decidedBy && hasCapability(actor, decidedBy) ? [decidedBy] : []))
  const isNamed = isNamedApprover(actor, now)
  if (held.length === 0) return isNamed
  return sql`(${isNamed}
    or (r.approver_capability = any (${held}::text[]) and r.employee_id <> ${actor.employee.id}))`
}

const requestOf = (row: RequestRow, { part }: Subject, { files }: SubjectPlatform): Request => ({
  id: row.id,
  state: row.state,
  employee: employeeBriefOf(row.employee, files),
  approver: row.approver && employeeBriefOf(row.approver, files),
  approvedBy: row.decider && employeeBriefOf(row.decider, files),
  linkedRequest: row.linkedId === null ? null : { id: row.linkedId },
  groupIdentifier: row.groupId,
  submittedAt: row.submittedAt,
  decidedAt: row.decidedAt,
  comment: row.comment,
  isAutoApproved: row.isAutoApproved,
  ...(row.cancelledAt !== null && { cancelledAt: row.cancelledAt }),
  ...(row.isDeputised && row.approver && { decidesFor: employeeBriefOf(row.approver, files) }),
  ...part,
})

/** The subjects of requests, by their ids; one statement for each type among them. */
export const subjectsOf = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string, Subject>> => {
  const subjects = await Promise.all(
    [...new Set(rows.map(({ type }) => type))].map((type) => {
      const ids = rows.filter((row) => row.type === type).map(({ id }) => id)
      return typeCalled(types, type).readSubjects(db, platform, actor, ids)
    }),
  )
  return new Map(subjects.flatMap((ofType) => [...ofType]))
}

/** Requests with their subjects; a request without one is left out. */
export const requestsOf = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
): Promise<Request[]> => {
  const subjects = await subjectsOf(db, types, platform, actor, rows)
  return rows.flatMap((row) => {
    const subject = subjects.get(row.id)
    return subject ? [requestOf(row, subject, platform)] : []
  })
}
