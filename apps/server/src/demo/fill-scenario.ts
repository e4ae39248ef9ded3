import { at } from '@praxis/demo/calder-rowe-address'
import type { DemoCompany } from '@praxis/demo/demo-company'
import type { Tx } from '../platform/database/database'
import { type Sql, sql } from '../platform/database/sql'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'

const NAME = 'Without overtime'
const OWNER = 'amelia.hart'

/** What a change wants of bookings `b`: columns over those that they have; null deletes them. */
interface WantedOf {
  readonly of: Sql
  readonly wanted: Sql
  /** Columns that were otherwise when the scenario was begun: somebody has changed the booking since. */
  readonly was?: Sql
}

const overBooked = (username: string): Sql => sql`b.id = ${demoId('over-booked', username)}`

/** The next hard booking of somebody that is not theirs to be over-booked by. */
const nextOf = (demo: DemoCompany, username: string, place: number): Sql => sql`b.id = (
  select n.id from bookings n join targetable_roles r on r.company_id = n.company_id and r.id = n.role_id
  where n.company_id = b.company_id and r.employee_id = ${employeeIdOf(demo, at(username))} and not n.is_soft
    and n.id <> ${demoId('over-booked', username)} and n.start_date > current_date
  order by n.start_date, n.id limit 1 offset ${place})`

const change = async (db: Tx, scenarioId: string, ownerId: string, { of, wanted, was }: WantedOf): Promise<void> => {
  await db.run(sql`
    insert into planning_scenario_changes (company_id, scenario_id, id, kind, base, wanted, changed_by, changed_at)
    select b.company_id, ${scenarioId}, b.id, 'booking', to_jsonb(b) || ${was ?? sql`'{}'::jsonb`}, to_jsonb(b) || ${wanted},
      ${ownerId}, ${db.now}
    from bookings b where b.company_id = ${db.scope.companyId} and ${of}
    on conflict do nothing`)
}

/** A cut of somebody's work in which another person takes over. */
const takeOver = async (db: Tx, scenarioId: string, ownerId: string, demo: DemoCompany): Promise<void> => {
  await db.run(sql`
    insert into planning_scenario_changes (company_id, scenario_id, id, kind, base, wanted, changed_by, changed_at)
    select b.company_id, ${scenarioId}, m.id, 'booking', null,
      to_jsonb(b) || jsonb_build_object('id', m.id, 'role_id', r.id, 'seconds_per_day', 7200, 'is_soft', true), ${ownerId}, ${db.now}
    from bookings b
    cross join (select ${demoId('scenario booking', NAME)}::uuid as id) as m
    cross join lateral (
      select r.id from targetable_roles r join targetables t on t.company_id = r.company_id and t.id = r.targetable_id
      where r.company_id = b.company_id and r.employee_id = ${employeeIdOf(demo, at(OWNER))} and t.is_active
      order by t.name, r.id limit 1) as r
    where b.company_id = ${db.scope.companyId} and ${overBooked('callum.reid')}`)
}

/** A plan that is tried out: nobody works overtime. One of its bookings was changed in the real plan meanwhile. */
export const fillScenario = async (db: Tx, demo: DemoCompany): Promise<void> => {
  const { companyId } = db.scope
  const id = demoId('planning scenario', demo.domain, NAME)
  const ownerId = employeeIdOf(demo, at(OWNER))
  await db.run(sql`
    insert into planning_scenarios (company_id, id, owner_id, name, created_at)
    values (${companyId}, ${id}, ${ownerId}, ${NAME}, ${db.now})`)
  await db.run(sql`
    insert into planning_scenario_members (company_id, scenario_id, employee_id, access)
    select e.company_id, ${id}, e.id, 'write' from employees e join company_directory d on d.id = e.company_id
    where e.company_id = ${companyId} and e.id <> ${ownerId} and e.is_active
      and (e.can_manage_projects or e.user_id = d.owner_user_id)`)
  const later = sql`jsonb_build_object('start_date', b.start_date + 14, 'end_date', b.end_date + 14, 'version', b.version + 1)`
  const half = sql`jsonb_build_object('seconds_per_day', b.seconds_per_day / 2, 'version', b.version + 1)`
  const soft = sql`jsonb_build_object('is_soft', true, 'version', b.version + 1)`
  const hadMore = sql`jsonb_build_object('seconds_per_day', b.seconds_per_day + 3600)`
  await change(db, id, ownerId, { of: overBooked('priya.nair'), wanted: later })
  await change(db, id, ownerId, { of: overBooked('callum.reid'), wanted: half, was: hadMore })
  await change(db, id, ownerId, { of: nextOf(demo, 'priya.nair', 0), wanted: soft })
  await change(db, id, ownerId, { of: nextOf(demo, 'callum.reid', 0), wanted: soft })
  await takeOver(db, id, ownerId, demo)
}
