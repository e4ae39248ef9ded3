import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Db, Tx } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

type SubmissionColumns = Columns<
  'time_sheet_submissions',
  | ('id' | 'employee_id' | 'day' | 'starts_at' | 'ends_at' | 'duration' | 'chargeable')
  | ('client_id' | 'task_id' | 'role_id' | 'role_name' | 'hourly_charge' | 'hourly_cost' | 'comment')
  | ('tags' | 'dynamic_details' | 'calendar_event_id' | 'state' | 'original' | 'updated_at')
  | { projectId: 'targetable_id' }
>

/** A submission as it is stored, for those who change it. */
export interface StoredSubmission extends SubmissionColumns {
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly original: NonNullable<TimeSheetSubmission['amendment']>['original'] | null
  readonly isCorrected: boolean
  /** What kind of targetable it is on, if on any. */
  readonly kind: string | null
}

const storedColumns = rawSql(`
  s.id, s.employee_id as "employeeId", s.day, s.starts_at as "startsAt", s.ends_at as "endsAt", s.duration, s.chargeable,
  s.targetable_id as "projectId", s.client_id as "clientId", s.task_id as "taskId", s.role_id as "roleId",
  s.role_name as "roleName", s.hourly_charge as "hourlyCharge", s.hourly_cost as "hourlyCost", s.comment, s.tags,
  s.dynamic_details as "dynamicDetails", s.calendar_event_id as "calendarEventId", s.state, s.original,
  s.updated_at as "updatedAt",
  exists (select from time_sheet_submissions x where x.company_id = s.company_id and x.correction_of = s.id)
    as "isCorrected",
  (select p.kind from targetables p where p.company_id = s.company_id and p.id = s.targetable_id) as kind`)

const storedSql = (companyId: string, ids: readonly string[]): Sql => sql`
  select ${storedColumns} from time_sheet_submissions s
  where s.company_id = ${companyId} and s.id = any (${ids}::uuid[])`

/** Submissions as they are now, without a lock. */
export const readSubmissions = (db: Db, ids: readonly string[]): Promise<StoredSubmission[]> =>
  db.rows<StoredSubmission>(storedSql(db.scope.companyId, ids))

/**
 * Submissions that are locked until the transaction ends, as the last change left them. Their requests are locked
 * first, as they are by decisions, so that the two never wait for each other.
 */
export const lockSubmissions = async (db: Tx, ids: readonly string[]): Promise<StoredSubmission[]> => {
  const { companyId } = db.scope
  const [, , rows] = await Promise.all([
    db.run(sql`
      select from requests where company_id = ${companyId} and id = any (${ids}::uuid[]) order by id for no key update`),
    db.run(sql`
      select from time_sheet_submissions where company_id = ${companyId} and id = any (${ids}::uuid[])
      order by id for no key update`),
    db.rows<StoredSubmission>(storedSql(companyId, ids)),
  ])
  return rows
}

/** Locks a submission of the employee; one of somebody else is not found. */
export const lockOwnSubmission = async (db: Tx, employeeId: string, id: string): Promise<StoredSubmission> => {
  const [row] = await lockSubmissions(db, [id])
  if (row?.employeeId !== employeeId) throw new Refusal('notFound')
  return row
}
