import { at } from '@praxis/demo/calder-rowe-address'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { Columns } from '../platform/database/columns'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { DemoChance } from './demo-chance'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { OVER_BUDGET } from './fill-plans'
import { fillScenario } from './fill-scenario'

const HOUR = 3600
const QUARTER_HOUR = 900
const WORKING_DAY = 27_000
const DAYS_OF_YEAR = 365
const WEEKS_AHEAD = 26
const WEEKS_BACK = 52

/** The teams of projects that were completed within the last year, as they were booked then. */
const bookPastTeams = (db: Tx, today: Day): Promise<number> =>
  db.run(sql`
    insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
    select r.company_id, gen_random_uuid(), r.id, p.start_date, least(p.end_date, p.ended_at::date), ${4 * HOUR}, p.created_at,
      p.created_at
    from targetables p join targetable_roles r on r.company_id = p.company_id and r.targetable_id = p.id
    where p.company_id = ${db.scope.companyId} and p.kind = 'project' and not p.is_active and r.employee_id is not null
      and p.start_date <= least(p.end_date, p.ended_at::date) and p.end_date >= ${addDays(today, -DAYS_OF_YEAR)}`)

interface PersonRow extends Columns<'employees', 'id'> {
  readonly contractStart: Day
  /** Booked on a day of next week. */
  readonly booked: number
}

const listPeople = (db: Tx, day: Day): Promise<PersonRow[]> =>
  db.rows<PersonRow>(sql`
    select e.id, e.contract_start as "contractStart", coalesce((
      select sum(b.seconds_per_day) from targetable_roles r
      join bookings b on b.company_id = r.company_id and b.role_id = r.id
      where r.company_id = e.company_id and r.employee_id = e.id and not b.is_soft
        and b.start_date <= ${day} and b.end_date >= ${day}), 0)::integer as booked
    from employees e
    where e.company_id = ${db.scope.companyId} and e.is_active and e.is_available_in_client_resourcing
      and e.contract_start is not null
    order by e.sort_name, e.id`)

interface BookingToFill {
  readonly id: string
  readonly employeeId: string
  readonly from: Day
  readonly to: Day
  readonly secondsPerDay: number
  readonly note: string
}

/** From the Monday of one week to the Friday of another, counted from this one. */
interface Weeks {
  readonly from: number
  readonly to: number
  readonly secondsPerDay: number
}

/**
 * Work inside the firm fills the weeks of most people, and leaves some free. Before and after that there is a little of it,
 * so that everybody is planned for a year back and half a year ahead.
 */
const weeksInside = ({ id, booked }: PersonRow): Weeks[] => {
  const chance = new DemoChance('inside work', id)
  const wanted = Math.floor((WORKING_DAY * chance.between(55, 100)) / 100)
  const secondsPerDay = Math.floor((wanted - booked) / QUARTER_HOUR) * QUARTER_HOUR
  const isBusy = secondsPerDay < HOUR
  const to = chance.between(4, WEEKS_AHEAD) - 1
  const from = -chance.between(4, WEEKS_BACK)
  const little = chance.between(4, 10) * QUARTER_HOUR
  return [
    { from: -WEEKS_BACK, to: from - 1, secondsPerDay: little },
    // Whoever clients keep busy has no more than a team's meeting a day beside that.
    { from, to, secondsPerDay: isBusy ? QUARTER_HOUR : secondsPerDay },
    { from: to + 1, to: WEEKS_AHEAD, secondsPerDay: isBusy ? QUARTER_HOUR : little },
  ].filter((weeks) => weeks.to >= weeks.from)
}

const insideWork = (person: PersonRow, monday: Day): BookingToFill[] =>
  weeksInside(person).flatMap(({ from, to, secondsPerDay }, place) => {
    const [first, last] = [addDays(monday, 7 * from), addDays(monday, 7 * to + 4)]
    if (last < person.contractStart) return []
    const start = first < person.contractStart ? person.contractStart : first
    return {
      id: demoId('inside work', person.id, String(place)),
      employeeId: person.id,
      from: start,
      to: last,
      secondsPerDay,
      note: '',
    }
  })

/** Everybody who is booked inside the firm has a role on one of its own projects. */
const bookInsideWork = async (db: Tx, bookings: readonly BookingToFill[]): Promise<void> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(bookings)}) as g(
    id uuid, "employeeId" uuid, "from" date, "to" date, "secondsPerDay" integer, note text)`
  await db.run(sql`
    insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id, created_at,
      updated_at)
    select p.company_id, gen_random_uuid(), p.id, 'Team member', 0, 0, g."employeeId", p.created_at, p.created_at
    from (select distinct g."employeeId" from ${given}) as g
    cross join lateral (
      select p.* from targetables p
      where p.company_id = ${db.scope.companyId} and p.kind = 'project' and p.client_id is null and p.is_active
      order by md5(p.id::text || g."employeeId"::text) limit 1) as p
    where not exists (
      select from targetable_roles r join targetables t on t.company_id = r.company_id and t.id = r.targetable_id
      where r.company_id = p.company_id and r.employee_id = g."employeeId" and t.client_id is null and t.is_active)`)
  await db.run(sql`
    insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, note, created_at, updated_at)
    select r.company_id, g.id, r.id, g."from", g."to", g."secondsPerDay", g.note, ${db.now}, ${db.now}
    from ${given}
    cross join lateral (
      select r.company_id, r.id from targetable_roles r
      join targetables t on t.company_id = r.company_id and t.id = r.targetable_id
      where r.company_id = ${db.scope.companyId} and r.employee_id = g."employeeId" and t.client_id is null and t.is_active
      order by r.created_at, r.id limit 1) as r`)
}

/** In a role that somebody has for a client, apart from the project that is over its budget already. */
const bookForClients = (db: Tx, bookings: readonly BookingToFill[]): Promise<number> =>
  db.run(sql`
    insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, note, created_at, updated_at)
    select r.company_id, g.id, r.id, g."from", g."to", g."secondsPerDay", g.note, ${db.now}, ${db.now}
    from jsonb_to_recordset(${JSON.stringify(bookings)}) as g(
      id uuid, "employeeId" uuid, "from" date, "to" date, "secondsPerDay" integer, note text)
    cross join lateral (
      select r.company_id, r.id from targetable_roles r
      join targetables t on t.company_id = r.company_id and t.id = r.targetable_id
      where r.company_id = ${db.scope.companyId} and r.employee_id = g."employeeId" and t.kind = 'project' and t.is_active
        and t.client_id is not null and t.name <> ${OVER_BUDGET}
      order by t.name desc, r.id limit 1) as r`)

/** Two people who are promised to more than they can do. */
const OVER_BOOKED = [
  { username: 'priya.nair', fromWeek: 1, weeks: 3, hours: 6, note: 'Until the audit is over' },
  { username: 'callum.reid', fromWeek: 0, weeks: 1, hours: 5, note: 'Cover for the launch' },
]

const overBooked = (demo: DemoCompany, monday: Day): BookingToFill[] =>
  OVER_BOOKED.map(({ username, fromWeek, weeks, hours, note }) => ({
    id: demoId('over-booked', username),
    employeeId: employeeIdOf(demo, at(username)),
    from: addDays(monday, 7 * fromWeek),
    to: addDays(monday, 7 * (fromWeek + weeks) - 3),
    secondsPerDay: hours * HOUR,
    note,
  }))

interface ViewToFill {
  readonly name: string
  readonly owner: string
  readonly groupedBy: 'resource' | 'target'
  readonly range: string
  readonly isShared: boolean
}

const VIEWS: readonly ViewToFill[] = [
  {
    name: 'Delivery team, next three months',
    owner: 'amelia.hart',
    groupedBy: 'resource',
    range: 'nextThreeMonth',
    isShared: true,
  },
  {
    name: 'Projects, next six months',
    owner: 'amelia.hart',
    groupedBy: 'target',
    range: 'nextSixMonth',
    isShared: false,
  },
]

const fillViews = async (db: Tx, demo: DemoCompany): Promise<void> => {
  for (const { name, owner, groupedBy, range, isShared } of VIEWS)
    await db.run(sql`
      insert into planning_views (company_id, id, owner_id, name, grouped_by, initial_range, show_unnamed_roles,
        included_employee_ids, included_rate_card_ids, included_targetable_ids, is_shared, created_at)
      values (${db.scope.companyId}, ${demoId('planning view', name)}, ${employeeIdOf(demo, at(owner))}, ${name}, ${groupedBy},
        ${range}, true, '{}', '{}', '{}', ${isShared}, ${db.now})`)
}

/** Who works on what: a year back and half a year ahead, with people who have too much to do and some who have time. */
export const fillPlanning = async (db: Tx, demo: DemoCompany): Promise<void> => {
  if (!demo.opportunities) return
  const today = dayInTimeZone(new Date(db.now), 'Europe/London')
  const monday = startOfWeek(today)
  await bookPastTeams(db, today)
  const people = await listPeople(db, addDays(monday, 7))
  await bookInsideWork(
    db,
    people.flatMap((person) => insideWork(person, monday)),
  )
  await bookForClients(db, overBooked(demo, monday))
  await fillViews(db, demo)
  await fillScenario(db, demo)
}
