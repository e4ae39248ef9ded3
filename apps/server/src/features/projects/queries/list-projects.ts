import type {
  ProjectBrief,
  ProjectFilter,
  ProjectListItem,
  projectAttributes,
  projectSortOrders,
} from '@praxis/contract/projects/projects'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, keptCount, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { type Among, isVisible, memberOf, readsDetails, worksOn } from '../../employees/queries/works-on'
import { memberCount } from '../../targetables/queries/members'
import { permissionsIn, standingColumns } from '../../targetables/queries/standing'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'
import { basicsOf, figuresOf, type ProjectRow, projectColumns, projectJoins } from './project-row'

type SortOrder = (typeof projectSortOrders)[number]
type Attribute = (typeof projectAttributes)[number]

const attributeConditions: Readonly<Record<Attribute, (actor: EmployeeActor, among: Among) => Sql>> = {
  assigned: (actor, among) => worksOn(memberOf(actor, projectKind.kind), among),
  lead: (actor) => sql`p.lead_id = ${actor.employee.id}`,
  all: (actor, among) => isVisible(actor, among, projectKind.kind),
}

const orders: Readonly<Record<SortOrder, Sql>> = {
  projectName: rawSql('order by p.sort_name, p.id'),
  '-projectName': rawSql('order by p.sort_name desc, p.id desc'),
  clientName: rawSql('order by p.client_sort_name, p.sort_name, p.id'),
  '-clientName': rawSql('order by p.client_sort_name desc, p.sort_name desc, p.id desc'),
  updatedAt: rawSql('order by p.updated_at, p.id'),
  '-updatedAt': rawSql('order by p.updated_at desc, p.id desc'),
}

/** A filter by details finds only projects whose details the actor may read. */
const byDetails = (actor: EmployeeActor, { leadID, chargingMechanism, tag, isStrategic }: ProjectFilter): Sql[] => {
  const conditions = [
    ...(leadID ? [sql`p.lead_id = ${leadID}`] : []),
    ...(chargingMechanism ? [sql`p.charging_mechanism = ${chargingMechanism}`] : []),
    ...(tag ? [sql`p.tags @> array[${tag}]`] : []),
    ...(isStrategic === undefined ? [] : [sql`p.is_strategic = ${isStrategic}`]),
  ]
  return conditions.length === 0 || actor.capabilities.canManageProjects
    ? conditions
    : [...conditions, readsDetails(memberOf(actor))]
}

/** The conditions of the list's filter, beyond the state. */
const narrowedBy = (actor: EmployeeActor, filter: ProjectFilter): Sql[] => {
  const { attribute, search, clientID, isInternal } = filter
  const among = search || clientID ? 'few' : 'all'
  return [
    ...(attribute === 'all' && actor.capabilities.canManageProjects
      ? []
      : [attributeConditions[attribute](actor, among)]),
    ...(search ? [isTargetableFoundBy(actor, projectKind, search)] : []),
    ...(clientID ? [sql`p.client_id = ${clientID}`] : []),
    ...byDetails(actor, filter),
    ...(isInternal === undefined
      ? []
      : [isInternal ? rawSql('p.client_id is null') : rawSql('p.client_id is not null')]),
  ]
}

const isActiveOf = ({ state }: ProjectFilter): boolean | undefined => state && state === 'active'

const conditionsOf = (actor: EmployeeActor, filter: ProjectFilter): Sql => {
  const isActive = isActiveOf(filter)
  return joinSql(
    [
      sql`p.company_id = ${actor.company.id} and p.kind = 'project'`,
      ...(isActive === undefined ? [] : [sql`p.is_active = ${isActive}`]),
      ...narrowedBy(actor, filter),
    ],
    ' and ',
  )
}

const countOf = (actor: EmployeeActor, filter: ProjectFilter): Sql =>
  narrowedBy(actor, filter).length === 0
    ? keptCount(actor.company.id, 'project', isActiveOf(filter))
    : sql`
      select count(*) as total from (select from targetables p where ${conditionsOf(actor, filter)} ${COUNT_LIMIT}) as few`

export interface ProjectPage {
  readonly page: number
  readonly per: number
  readonly filter: ProjectFilter
  readonly sortOrder: SortOrder
}

/** The project's time, of which the database keeps the sum in a few parts. */
const timeOf = ({ company }: EmployeeActor): Sql =>
  company.features.timeSheet
    ? rawSql(`(select json_build_object('logged', coalesce(sum(t.unsubmitted + t.waiting + t.approved), 0),
          'revenue', coalesce(sum(t.revenue), 0), 'cost', coalesce(sum(t.cost), 0))
        from time_figures t where t.company_id = p.company_id and t.targetable_id = p.id)`)
    : rawSql('null')

/** How the actor stands to each project; managers of projects see everything, so nothing is looked up for them. */
const standingOf = ({ capabilities, employee }: EmployeeActor): Sql =>
  capabilities.canManageProjects
    ? rawSql(
        'p.lead_id as "leadId", p.is_active as "isActive", p.is_public as "isPublic", false as "hasRole", null as granted',
      )
    : standingColumns(employee.id)

/** One statement: the page's rows by index alone, then the rest for these few, and a count that stops early. */
export const listProjectsSql = (actor: EmployeeActor, { page, per, filter, sortOrder }: ProjectPage): Sql => sql`
  with counted as (
    ${countOf(actor, filter)}
  ), shown as (
    ${pageOf(sql`select p.* from targetables p where ${conditionsOf(actor, filter)} ${orders[sortOrder]}`, { page, per })}
  )
  select ${projectColumns}, ${standingOf(actor)}, counted.total,
    ${memberCount} as "teamCount",
    ${timeOf(actor)} as time
  from counted left join (shown p ${projectJoins}) on true
  ${orders[sortOrder]}`

interface ListedRow extends ProjectRow {
  readonly total: number
  readonly teamCount: number
  /** Null while the company's feature for time is off. */
  readonly time: { readonly logged: number; readonly revenue: number; readonly cost: number } | null
}

/** The item is put together field by field: spreading the optional parts would take longer than everything else. */
const listItemOf = (row: ListedRow, files: FileStore, actor: EmployeeActor): ProjectListItem => {
  const { seesMoney, areas } = permissionsIn(row, actor)
  const item: ProjectListItem = {
    name: row.name,
    isActive: row.isActive,
    currency: row.currency,
    ...basicsOf(row, files),
  }
  if (canRead(areas.details)) {
    item.isStrategic = row.isStrategic
    item.lead = employeeBriefOf(row.lead, files)
    item.chargingMechanism = row.chargingMechanism
    item.startDate = row.startDate
    item.endDate = row.endDate
    item.tags = row.tags
    item.teamCount = row.teamCount
  }
  if (seesMoney) item.figures = figuresOf(row)
  if (row.time && canRead(areas.timeSheetSubmissions)) {
    item.loggedTime = row.time.logged
    if (seesMoney) item.actuals = { revenue: row.time.revenue, cost: row.time.cost }
  }
  return item
}

export const listProjectsPaginated = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: ProjectPage,
): Promise<{ items: ProjectListItem[]; metadata: PageMetadata }> => {
  const rows = await db.lastRows<ListedRow>(listProjectsSql(actor, asked))
  return pageOfRows(rows, asked, (row) => listItemOf(row, files, actor))
}

/** More projects than anybody scrolls through; typing narrows the list. */
const MOST_CHOICES = 100

export const listProjects = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { all, query }: { readonly all: boolean; readonly query: string },
): Promise<ProjectBrief[]> => {
  const rows = await db.rows<TargetableBriefRow>(sql`
    select ${targetableBriefColumns}
    from targetables p
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${actor.company.id} and p.kind = 'project' and ${isVisible(actor, query === '' ? 'all' : 'few')} and ${all ? rawSql('true') : rawSql('p.is_active')}
      and ${query === '' ? rawSql('true') : isTargetableFoundBy(actor, projectKind, query)}
    order by p.sort_name, p.id limit ${MOST_CHOICES}`)
  return rows.map((row) => targetableBriefOf(row, files))
}

export const listProjectTags = async (db: Db, actor: EmployeeActor): Promise<string[]> => {
  const rows = await db.rows<{ tag: string }>(sql`
    select distinct unnest(p.tags) as tag from targetables p
    where p.company_id = ${actor.company.id} and p.kind = 'project' and ${isVisible(actor, 'all')}
      and ${actor.capabilities.canManageProjects ? rawSql('true') : readsDetails(memberOf(actor))}
    order by tag limit 500`)
  return rows.map(({ tag }) => tag)
}
