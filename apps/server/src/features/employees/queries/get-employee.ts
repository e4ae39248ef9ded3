import { type DetailAudience, NEW_ROW_AUDIENCE } from '@praxis/contract/company/dynamic-detail-types'
import type { Contract, ContractPeriod, Employee } from '@praxis/contract/people/employees'
import { Id } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { type GivenPermission, permissionFrom } from '@praxis/domain/people/employee-permission'
import { type EmployeeRelation, employeeCan, seesDetailFor, visibleParts } from '@praxis/domain/people/employee-policy'
import { activePeriodOn, endOfContract, workingDaysOf } from '@praxis/domain/people/employment-contract'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { relationTo } from '../employees.policy'
import { type PersonRow, personColumns, personJoins, personOf } from './person-columns'

interface PeriodRow
  extends Columns<
    'contract_periods',
    'applied_on' | 'type' | 'ends_on' | 'rate_card_id' | { entitlementHalfDays: 'holiday_entitlement_half_days' }
  > {
  readonly workingTime: readonly [number, number, number, number, number, number, number]
}

type EmployeeColumns = Columns<
  'employees',
  | ('user_id' | 'company_id' | 'infinite_scrolling' | 'time_zone' | 'contract_start' | 'contract_version' | 'version')
  | ('open_detail_keys' | 'is_available_in_client_resourcing')
  | { ownProfileImageId: 'profile_image_id'; openInNewTab: 'opens_in_new_tab' }
>

type CompanyColumns = Columns<'companies', { companyName: 'name'; companyTimeZone: 'time_zone' }> &
  Columns<'company_directory', { companyDomain: 'domain' }>

export interface EmployeeRow
  extends PersonRow,
    GivenPermission,
    EmployeeColumns,
    CompanyColumns,
    LeftJoined<Columns<'users', 'username'>> {
  /** Definitions of the rows that the company has for its people. */
  readonly detailDefinitions: readonly { readonly key: string; readonly audience?: DetailAudience }[]
  readonly periods: readonly PeriodRow[]
  /** The line manager, their line manager, and so on up. */
  readonly aboveIds: readonly string[]
}

/** The periods of an employee `e`, by day. */
export const contractPeriodsJson = rawSql(`
  coalesce((
    select json_agg(json_build_object('appliedOn', p.applied_on, 'type', p.type, 'workingTime', p.working_time,
                                      'entitlementHalfDays', p.holiday_entitlement_half_days, 'endsOn', p.ends_on,
                                      'rateCardId', p.rate_card_id) order by p.applied_on)
    from contract_periods p where p.company_id = e.company_id and p.employee_id = e.id
  ), '[]')`)

/** The columns of a GivenPermission, from an employee `e`. */
export const givenPermissionColumns = rawSql(`
  e.can_manage_employees as "canManageEmployees", e.can_manage_clients as "canManageClients",
  e.can_manage_company as "canManageCompany", e.can_manage_projects as "canManageProjects",
  e.can_manage_reports as "canManageReports", e.can_manage_assets as "canManageAssets",
  e.can_process_payments as "canProcessPayments", e.can_impersonate as "canImpersonate", e.revenue`)

const employeeColumns = sql`
  e.user_id as "userId", u.username, e.company_id as "companyId", c.name as "companyName", d.domain as "companyDomain",
  c.time_zone as "companyTimeZone", e.profile_image_id as "ownProfileImageId",
  e.opens_in_new_tab as "openInNewTab", e.infinite_scrolling as "infiniteScrolling", e.time_zone as "timeZone",
  ${givenPermissionColumns},
  e.contract_start as "contractStart", e.contract_version as "contractVersion", e.version,
  coalesce(c.settings #> '{employee,defaultDynamicDetails}', '[]') as "detailDefinitions",
  e.open_detail_keys as "openDetailKeys",
  e.is_available_in_client_resourcing as "isAvailableInClientResourcing",
  ${contractPeriodsJson} as periods, array(select a.id from above a where a.id is not null) as "aboveIds"`

/** One statement for all that is known of an employee; what the actor may see of it is decided afterwards. */
const employeeSql = (companyId: string, asked: Sql): Sql => sql`
  with recursive above (id) as (
    select e.line_manager_id from employees e where e.company_id = ${companyId} and ${asked}
    union
    select m.line_manager_id from above a join employees m on m.company_id = ${companyId} and m.id = a.id
  )
  select ${personColumns}, ${employeeColumns}
  from employees e ${personJoins}
  join companies c on c.company_id = e.company_id
  where e.company_id = ${companyId} and ${asked}`

/** Finds an employee by id, or by the short id of the profile link. */
export const findEmployee = (db: Db, idOrNanoPath: string): Promise<EmployeeRow | undefined> =>
  db.row<EmployeeRow>(
    employeeSql(
      db.scope.companyId,
      Id.safeParse(idOrNanoPath).success ? sql`e.id = ${idOrNanoPath}` : sql`e.nano_path = ${idOrNanoPath}`,
    ),
  )

const periodOf = (row: PeriodRow): ContractPeriod => {
  const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = row.workingTime
  return {
    appliedDate: row.appliedOn,
    type: row.type,
    workingTimeIntervalByDay: {
      1: sunday,
      2: monday,
      3: tuesday,
      4: wednesday,
      5: thursday,
      6: friday,
      7: saturday,
    },
    holidayEntitlementDays: row.entitlementHalfDays / 2,
    ...(row.endsOn !== null && { endDate: row.endsOn }),
    ...(row.rateCardId !== null && { rateCardID: row.rateCardId }),
  }
}

export const periodsOf = (row: Pick<EmployeeRow, 'periods'>): ContractPeriod[] => row.periods.map(periodOf)

const contractOf = (row: EmployeeRow, { clock }: Platform): Contract | null => {
  const periods = periodsOf(row)
  const today = dayInTimeZone(clock(), row.timeZone ?? row.companyTimeZone)
  if (row.contractStart === null) return null
  const activePeriod = activePeriodOn(periods, today) ?? (today < row.contractStart ? periods[0] : periods.at(-1))
  if (!activePeriod) return null
  return {
    startDate: row.contractStart,
    endDate: endOfContract(periods) ?? null,
    activePeriod,
    periods,
    workingDays: workingDaysOf(activePeriod),
    isAvailableInClientResourcing: row.isAvailableInClientResourcing,
    version: row.contractVersion,
  }
}

export const givenPermissionOf = (row: GivenPermission): GivenPermission => ({
  canManageEmployees: row.canManageEmployees,
  canManageClients: row.canManageClients,
  canManageCompany: row.canManageCompany,
  canManageProjects: row.canManageProjects,
  canManageReports: row.canManageReports,
  canManageAssets: row.canManageAssets,
  canProcessPayments: row.canProcessPayments,
  canImpersonate: row.canImpersonate,
  revenue: row.revenue,
})

export const preferencesOf = ({ openInNewTab, infiniteScrolling, timeZone }: EmployeeRow) => ({
  openInNewTab,
  infiniteScrolling,
  timeZone,
})

/** The audience of rows that the company defines, and of those that only this profile has. */
const audienceByKey = ({ detailDefinitions, dynamicDetails, openDetailKeys }: EmployeeRow) =>
  new Map<string, DetailAudience>([
    ...dynamicDetails.map(({ key }) => [key, NEW_ROW_AUDIENCE] as const),
    ...openDetailKeys.map((key) => [key, 'everybody'] as const),
    ...detailDefinitions.map(({ key, audience }) => [key, audience ?? 'everybody'] as const),
  ])

/** Keys of rows that somebody with this relation may not see. */
export const hiddenDetailKeys = (row: EmployeeRow, relation: EmployeeRelation): ReadonlySet<string> =>
  new Set([...audienceByKey(row)].filter(([, audience]) => !seesDetailFor(relation, audience)).map(([key]) => key))

/** Keys of rows that only managers see. */
export const detailKeysOfManagers = (row: EmployeeRow): ReadonlySet<string> =>
  new Set([...audienceByKey(row)].filter(([, audience]) => audience === 'managers').map(([key]) => key))

/** The employee as the actor may see them. */
export const employeeOf = (row: EmployeeRow, actor: EmployeeActor, platform: Platform): Employee => {
  const relation = relationTo(actor, row)
  const shown = visibleParts(relation)
  const { isActive, isOwner } = row
  const hidden = hiddenDetailKeys(row, relation)
  const dynamicDetails = row.dynamicDetails.filter(({ key }) => !hidden.has(key))
  const permission = permissionFrom(givenPermissionOf(row), isOwner)
  return {
    ...personOf({ ...row, dynamicDetails }, platform),
    user:
      row.userId === null
        ? null
        : {
            id: row.userId,
            username: row.username ?? '',
            details: { firstName: row.firstName ?? '', lastName: row.lastName ?? '' },
          },
    company: { id: row.companyId, name: row.companyName, domain: row.companyDomain },
    ...(shown.contract && { contract: contractOf(row, platform) }),
    ...(shown.permission && {
      permission: { ...permission, lineManager: row.lineManager },
    }),
    ...(shown.preferences && { preferences: preferencesOf(row) }),
    version: row.version,
    can: employeeCan(relation, { isActive, isOwner, isPending: row.userId === null, permission }),
  }
}

export const getEmployee = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  idOrNanoPath: string,
): Promise<Employee> => {
  const row = await findEmployee(db, idOrNanoPath)
  if (!row) throw new Refusal('notFound')
  return employeeOf(row, actor, platform)
}
