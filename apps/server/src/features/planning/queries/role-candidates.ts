import type { RoleCandidate } from '@praxis/contract/planning/planning-changes'
import { type BookedTime, daysOfBookings } from '@praxis/domain/bookings/booking-days'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { daysToFill, type PossibleCandidate, rankedCandidates } from '@praxis/domain/planning/candidates'
import { searchWords } from '@praxis/domain/search/search-words'
import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { openPlan } from '../../bookings/queries/open-scenario'
import { listRolesOfBookings } from '../../bookings/queries/roles-of-bookings'
import { type Plan, planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'
import { loadWorkDays } from '../../bookings/queries/work-days'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { openAnyTargetable } from '../../targetables/queries/open-targetable'
import { listFirmBookings } from './firm-bookings'
import { isResourced } from './resourced-people'

const MOST_CANDIDATES = 20

interface PersonRow extends Columns<'employees', 'id' | 'tags' | { name: 'sort_name' }> {
  readonly brief: EmployeeBriefRow
  readonly sameRoles: number
  readonly isOnTarget: boolean
}

interface RoleAsked extends Columns<'targetable_roles', 'name' | 'rate_card_id' | 'targetable_id'> {}

/** Everybody available in client resourcing, with the roles of the same name or rate card that they had. */
const listPeople = (db: Db, { name, rateCardId, targetableId }: RoleAsked): Promise<PersonRow[]> =>
  db.rows<PersonRow>(sql`
    select e.id, e.sort_name as name, e.tags, ${employeeBriefJson('e', 'u')} as brief,
      coalesce(h.same, 0)::integer as "sameRoles", coalesce(h.here, false) as "isOnTarget"
    from employees e left join users u on u.id = e.user_id
    left join lateral (
      select count(*) filter (where lower(r.name) = lower(${name}) or r.rate_card_id = ${rateCardId}) as same,
        bool_or(r.targetable_id = ${targetableId}) as here
      from targetable_roles r where r.company_id = e.company_id and r.employee_id = e.id) as h on true
    where e.company_id = ${db.scope.companyId} and ${isResourced}`)

const listBookingsOfRole = (db: Db, plan: Plan, roleId: string): Promise<BookedTime[]> =>
  db.rows<BookedTime>(sql`
    select b.start_date as "startDate", b.end_date as "endDate", b.seconds_per_day as "secondsPerDay",
      b.total_seconds as "totalSeconds", b.percentage
    from ${rowsOfPlan(plan, 'bookings', 'b', 'role_id', sql`= ${roleId}`)}
    where b.company_id = ${plan.companyId} and b.role_id = ${roleId} order by b.start_date, b.id`)

/** The tags that people in such roles have, the words of its name with them. */
const tagsFor = (role: RoleAsked, people: readonly PersonRow[]): string[] => [
  ...searchWords(role.name),
  ...people.filter(({ sameRoles }) => sameRoles > 0).flatMap(({ tags }) => tags),
]

/** People who could fill a role, best first, for whoever may name one. */
export const listRoleCandidates = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files' | 'clock'>,
  actor: EmployeeActor,
  roleId: string,
  scenarioId: string | undefined,
): Promise<RoleCandidate[]> => {
  await openPlan(db, actor, scenarioId)
  const [role] = await listRolesOfBookings(db, [roleId], scenarioId)
  if (!role) throw new Refusal('notFound')
  const { permissions } = await openAnyTargetable(db, actor, role.targetableId)
  if (!canWrite(permissions.areas.planning)) throw new Refusal('invalidPermission')
  const [bookings, people, company] = await Promise.all([
    listBookingsOfRole(db, planOf(actor.company.id, scenarioId), roleId),
    listPeople(db, role),
    loadCompanyGround(db),
  ])
  const today = dayInTimeZone(platform.clock(), actor.company.timeZone)
  const range = daysToFill(bookings, today)
  const employeeIds = people.map(({ id }) => id)
  const { bookingsOf, known } = await listFirmBookings(db, employeeIds, range ?? { from: today, to: today }, scenarioId)
  const all = daysOfBookings(bookings)
  const [daysOf, daysOfRole] = await Promise.all([
    loadWorkDays(db, platform, actor, company, { employeeIds, ...known }),
    // A total of the role is spread over all of its days, also over those that nobody is compared on.
    loadWorkDays(db, platform, actor, company, { employeeIds: [null], ...(all ?? known) }),
  ])
  const possible = people.map((person): PossibleCandidate & { brief: EmployeeBriefRow } => ({
    days: daysOf(person.id),
    bookings: bookingsOf(person.id),
    ...person,
  }))
  const toFill = { range, bookings, days: daysOfRole(null), tags: tagsFor(role, people) }
  return rankedCandidates(toFill, possible)
    .slice(0, MOST_CANDIDATES)
    .map(({ person, ...reasons }) => ({ employee: employeeBriefOf(person.brief, platform.files), ...reasons }))
}
