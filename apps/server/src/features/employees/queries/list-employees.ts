import type { ContractType, EmployeeFilter, EmployeeListItem } from '@praxis/contract/people/employees'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
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

/** A condition on a period `p`: it is in force on the company's day. Everybody with a contract has exactly one. */
const isInForce = (today: Day): Sql => sql`p.since <= ${today} and p.until > ${today}`

const isOfType = (companyId: string, type: ContractType, today: Day): Sql =>
  sql`p.company_id = ${companyId} and p.type = ${type} and ${isInForce(today)}`

/** The conditions of the list's filter, except the type of contract, which is no column of the employee. */
const conditionsOf = (companyId: string, filter: EmployeeFilter): Sql[] => {
  const { name, tag, lineManagerID, state, excludeInvitations } = filter
  const conditions: Sql[] = []
  if (name) conditions.push(isFoundBy(rawSql('e.id'), companyId, 'employee', name))
  if (tag) conditions.push(sql`${tag} = any (e.tags)`)
  if (lineManagerID) conditions.push(sql`e.line_manager_id = ${lineManagerID}`)
  if (state) conditions.push(states[state])
  if (excludeInvitations) conditions.push(sql`e.user_id is not null`)
  return conditions
}

/** Employees of one type of contract are counted by their periods, and joined only if there are other conditions. */
const countedRows = (companyId: string, today: Day, filter: EmployeeFilter): Sql => {
  const { contractType } = filter
  const conditions = conditionsOf(companyId, filter)
  const employees = joinSql([sql`e.company_id = ${companyId}`, ...conditions], ' and ')
  if (!contractType) return sql`select from employees e where ${employees}`
  const periods = isOfType(companyId, contractType, today)
  return conditions.length === 0
    ? sql`select from contract_periods p where ${periods}`
    : sql`select from contract_periods p join employees e on e.id = p.employee_id where ${periods} and ${employees}`
}

/** Rows in the order of an index; the type of contract is looked up for each in turn until the page is full. */
const shownRows = (companyId: string, today: Day, filter: EmployeeFilter): Sql => {
  const { contractType, sortOrder } = filter
  const conditions = joinSql([sql`e.company_id = ${companyId}`, ...conditionsOf(companyId, filter)], ' and ')
  const ofType =
    contractType === undefined
      ? sql``
      : sql`cross join lateral (
          select from contract_periods p
          where p.employee_id = e.id and ${isOfType(companyId, contractType, today)} limit 1) as of_type`
  return pageOf(sql`select e.* from employees e ${ofType} where ${conditions} ${orders[sortOrder]}`, filter)
}

/** One statement: the page's rows by index alone, then the joins for these few, and a count that stops early. */
const listEmployeesSql = (companyId: string, today: Day, filter: EmployeeFilter): Sql => sql`
  with counted as (
    select count(*) as total from (${countedRows(companyId, today, filter)} ${COUNT_LIMIT}) as few
  ), shown as (
    ${shownRows(companyId, today, filter)}
  )
  select ${personColumns}, active.type as "contractType",
         (select sum(seconds) from unnest(active.working_time) as seconds) as "contractedWeek", counted.total
  from counted
  left join (shown e ${personJoins}) on true
  left join lateral (
    select p.type, p.working_time from contract_periods p
    where p.company_id = e.company_id and p.employee_id = e.id and ${isInForce(today)} limit 1
  ) as active on true
  ${orders[filter.sortOrder]}`

export const listEmployees = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  filter: EmployeeFilter,
): Promise<{ items: EmployeeListItem[]; metadata: PageMetadata }> => {
  const today = dayInTimeZone(platform.clock(), actor.company.timeZone)
  const rows = await db.lastRows<ListedRow>(listEmployeesSql(actor.company.id, today, filter))
  return pageOfRows(rows, filter, (row) => ({
    contractType: row.contractType,
    contractedWeek: row.contractedWeek,
    ...personOf(row, platform),
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
