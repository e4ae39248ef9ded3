import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { LoggedThing } from '../../../platform/time-suggestions'

export type LoggedTime = LoggedThing &
  Columns<'time_sheet_submissions', 'day' | 'duration' | 'chargeable' | 'role_id' | 'comment'>

/** What the actor has logged from one day to another, the latest last; denied time is no example. */
export const loadLoggedTime = (db: Db, actor: EmployeeActor, from: Day, to: Day): Promise<LoggedTime[]> =>
  db.rows<LoggedTime>(sql`
    select s.day, s.duration, s.chargeable, s.role_id as "roleId", s.comment, s.targetable_id as "targetableId",
      s.client_id as "clientId", s.task_id as "taskId"
    from time_sheet_submissions s
    where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
      and s.day between ${from} and ${to} and s.state <> 'denied'
    order by s.day, s.starts_at nulls first, s.created_at, s.id`)
