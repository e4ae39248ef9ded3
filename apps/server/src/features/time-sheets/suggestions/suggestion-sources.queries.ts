import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { clientBriefOf } from '../../targetables/queries/targetable-brief'

/** What time is on, as a suggestion names it. */
export interface SourceThing {
  readonly project: { readonly id: string; readonly name: string; readonly isInternal: boolean } | null
  readonly client: Parameters<typeof clientBriefOf>[0]
  readonly task: {
    readonly id: string
    readonly title: string
    readonly taskListId: string
    readonly isOpen: boolean
  } | null
  readonly comment: string
}

const thingColumns = rawSql(`
  case when p.id is not null then json_build_object(
    'id', p.id, 'name', p.name, 'isInternal', p.client_id is null) end as project,
  case when c.id is not null then json_build_object(
    'id', c.id, 'name', c.name, 'logoImageId', c.logo_image_id, 'isActive', c.is_active) end as client,
  case when t.id is not null then json_build_object('id', t.id, 'title', t.title, 'taskListId', t.list_id,
    'isOpen', t.finished_at is null and t.archived_at is null) end as task`)

export interface LoggedSource extends SourceThing {
  readonly day: Day
  readonly duration: number
  readonly chargeable: number
  readonly roleId: string | null
}

/** What the actor has logged from one day to another, the latest last; denied time is no example. */
export const loggedSources = (db: Db, actor: EmployeeActor, from: Day, to: Day): Promise<LoggedSource[]> =>
  db.rows<LoggedSource>(sql`
    select s.day, s.duration, s.chargeable, s.role_id as "roleId", s.comment, ${thingColumns}
    from time_sheet_submissions s
    left join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
    left join clients c on c.company_id = s.company_id and c.id = s.client_id
    left join tasks t on t.company_id = s.company_id and t.id = s.task_id
    where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
      and s.day between ${from} and ${to} and s.state <> 'denied'
    order by s.day, s.starts_at nulls first, s.created_at, s.id`)

export interface TimerSource extends SourceThing {
  readonly id: string
  readonly startedAt: string
  readonly endedAt: string
  readonly isChargeable: boolean
}

/** The actor's timers that were stopped and not logged yet. */
export const stoppedTimers = (db: Db, actor: EmployeeActor): Promise<TimerSource[]> =>
  db.rows<TimerSource>(sql`
    select k.id, k.started_at as "startedAt", k.ended_at as "endedAt", k.is_chargeable as "isChargeable", k.comment,
      ${thingColumns}
    from time_trackers k
    left join targetables p on p.company_id = k.company_id and p.id = k.targetable_id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    left join tasks t on t.company_id = k.company_id and t.id = k.task_id
    where k.company_id = ${actor.company.id} and k.employee_id = ${actor.employee.id} and k.ended_at is not null
    order by k.started_at, k.id`)
