import type { ContractType, EmployeeFilter, EmployeeListItem } from '@praxis/contract/employees'
import type { PageMetadata } from '@praxis/contract/page'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOfRows, pageWindow } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import { isFoundBy } from '../../../platform/search/search-index'
import { type PersonRow, personColumns, personJoins, personOf } from './person-columns'

interface ListedRow extends PersonRow {
  readonly contractType: ContractType | null
  readonly contractedWeek: number | null
  readonly total: number
}

const states: Readonly<Record<NonNullable<EmployeeFilter['state']>, Sql>> = {
  active: rawSql('e.is_active and e.user_id is not null'),
  inactive: rawSql('not e.is_active'),
  pending: rawSql('e.user_id is null'),
}

const orders: Readonly<Record<EmployeeFilter['sortOrder'], Sql>> = {
  displayName: rawSql('order by e.sort_name, e.id'),
  '-displayName': rawSql('order by e.sort_name desc, e.id desc'),
  jobTitle: rawSql('order by lower(e.job_title), e.id'),
  '-jobTitle': rawSql('order by lower(e.job_title) desc, e.id desc'),
}

/** The period of a day, or the first while the contract has not begun; by the company's day, which one page shares. */
const activePeriod = (today: Day): Sql => sql`
  select p.type, p.working_time from contract_periods p
  where p.company_id = e.company_id and p.employee_id = e.id
    and p.applied_on <= greatest(${today}::date, e.contract_start)
  order by p.applied_on desc
  limit 1`

/** The same as a condition that is answered for everyone at once, rather than looked up for one after the other. */
const hasContractType = (type: ContractType, today: Day): Sql => sql`exists (
  select from contract_periods p
  where p.company_id = e.company_id and p.employee_id = e.id and p.type = ${type}
    and p.applied_on <= greatest(${today}::date, e.contract_start)
    and not exists (
      select from contract_periods later
      where later.company_id = p.company_id and later.employee_id = p.employee_id
        and later.applied_on > p.applied_on and later.applied_on <= greatest(${today}::date, e.contract_start)
    )
)`

const conditionsOf = (companyId: string, today: Day, filter: EmployeeFilter): Sql => {
  const { name, tag, lineManagerID, state, contractType, excludeInvitations } = filter
  const conditions = [sql`e.company_id = ${companyId}`]
  if (name) conditions.push(isFoundBy(rawSql('e.id'), companyId, 'employee', name))
  if (tag) conditions.push(sql`${tag} = any (e.tags)`)
  if (lineManagerID) conditions.push(sql`e.line_manager_id = ${lineManagerID}`)
  if (state) conditions.push(states[state])
  if (contractType) conditions.push(hasContractType(contractType, today))
  if (excludeInvitations) conditions.push(sql`e.user_id is not null`)
  return joinSql(conditions, ' and ')
}

/** One statement: the page's rows by index alone, then the joins for these few, and a count that stops early. */
const listEmployeesSql = (companyId: string, today: Day, filter: EmployeeFilter): Sql => {
  const { sortOrder, page, per } = filter
  const conditions = conditionsOf(companyId, today, filter)
  return sql`
    with counted as (
      select count(*) as total from (select from employees e where ${conditions} ${COUNT_LIMIT}) as few
    ), shown as (
      select e.* from employees e where ${conditions} ${orders[sortOrder]} ${pageWindow({ page, per })}
    )
    select ${personColumns}, active.type as "contractType",
           (select sum(seconds) from unnest(active.working_time) as seconds) as "contractedWeek", counted.total
    from counted
    left join (shown e ${personJoins}) on true
    left join lateral (${activePeriod(today)}) as active on true
    ${orders[sortOrder]}`
}

export const listEmployees = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  filter: EmployeeFilter,
): Promise<{ items: EmployeeListItem[]; metadata: PageMetadata }> => {
  const today = dayInTimeZone(platform.clock(), actor.company.timeZone)
  const rows = await db.rows<ListedRow>(listEmployeesSql(actor.company.id, today, filter))
  return pageOfRows(rows, filter, (row) => ({
    ...personOf(row, platform),
    contractType: row.contractType,
    contractedWeek: row.contractedWeek,
  }))
}

/** Tags in use, each in every spelling somebody gave it. */
export const listEmployeeTags = async (db: Db): Promise<string[]> => {
  const rows = await db.rows<{ tag: string }>(sql`
    select distinct tag, lower(tag) from employees e, unnest(e.tags) as tag
    where e.company_id = ${db.scope.companyId}
    order by lower(tag), tag`)
  return rows.map(({ tag }) => tag)
}
