import { randomUUID } from 'node:crypto'
import type { NewClientProject, NewInternalProject } from '@praxis/contract/projects/project-inputs'
import type { Project } from '@praxis/contract/projects/projects'
import type { Currency } from '@praxis/contract/protocol/values'
import { tagsToSave } from '@praxis/domain/people/tags'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { checkedDynamicDetails } from '../../companies/queries/checked-dynamic-details'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { budgetsToSave, hasBudget } from '../../targetables/queries/targetable-budgets'
import { activeClient } from '../../targetables/queries/targetable-client'
import { announceProject, indexProject } from '../project-effects'
import { assertDates } from '../queries/assert-dates'
import { detailsFromTemplate } from '../queries/details-from-template'
import { getProject } from '../queries/get-project'
import type { ProjectBoards } from '../queries/project-boards'

/** The currency of a project, and how it charges; internal projects charge nobody. */
interface Terms {
  readonly clientId: string | null
  readonly clientSortName: string
  readonly currency: Currency
  readonly chargingMechanism: NewClientProject['chargingMechanism'] | null
  readonly isNonChargeableTimeAllowed: boolean
  readonly isNonChargeableExpensesAllowed: boolean
  /** Whether the details come from a record that had them already, so that they are taken as they are. */
  readonly takesDetailsOver?: true
}

const insertProject = async (
  db: Tx,
  platform: Platform,
  boards: ProjectBoards,
  id: string,
  given: NewInternalProject,
  terms: Terms,
): Promise<void> => {
  const { projectTemplateID } = given
  const template = projectTemplateID === undefined ? undefined : await boards.publishedTemplate(db, projectTemplateID)
  const details = detailsFromTemplate(template, given.dynamicDetails)
  const dynamicDetails = terms.takesDetailsOver ? details : await checkedDynamicDetails(db, 'project', details)
  await db.run(sql`
    with targetable as (
      insert into targetables ${insertion<'targetables'>({
        company_id: db.scope.companyId,
        id,
        kind: 'project',
        client_id: terms.clientId,
        client_sort_name: terms.clientSortName,
        name: given.name,
        lead_id: given.leadID,
        is_strategic: given.isStrategic,
        charging_mechanism: terms.chargingMechanism,
        currency: terms.currency,
        is_public: given.isPublicToAllEmployees,
        start_date: given.startDate,
        end_date: given.endDate,
        tags: tagsToSave(given.tags),
        ...budgetsToSave(given),
        dynamic_details: JSON.stringify(dynamicDetails),
        ended_at: given.isActive ? null : db.now,
        created_at: db.now,
        updated_at: db.now,
      })}
    )
    insert into projects (
      company_id, id, is_non_chargeable_time_allowed, is_non_chargeable_expenses_allowed, is_time_sheet_comment_required,
      auto_approves_time_sheets, import_id, invoice_scheduler, template_id, template_used_at
    ) values (
      ${db.scope.companyId}, ${id}, ${terms.isNonChargeableTimeAllowed},
      ${terms.isNonChargeableExpensesAllowed}, ${given.isTimeSheetCommentsRequired}, ${given.shouldAutoApproveTimeSheet},
      ${given.importID}, ${template?.invoiceScheduler ?? 'none'},
      ${template?.id ?? null}, ${template ? db.now : null}
    )`)
  await boards.fillBoard(db, platform, id, template)
}

/** Makes the project; whether the actor may has been checked. */
export const makeProject = async (
  db: Tx,
  platform: Platform,
  boards: ProjectBoards,
  actor: EmployeeActor,
  given: NewInternalProject,
  terms: Terms,
): Promise<Project> => {
  const id = randomUUID()
  await insertProject(db, platform, boards, id, given, terms)
  await indexProject(db, id)
  const project = await getProject(db, platform.files, actor, id)
  const { name, lead, chargingMechanism, startDate, endDate } = project.details
  db.record({
    entity: 'project',
    id,
    action: 'created',
    after: {
      name,
      lead: lead?.displayName ?? null,
      client: project.client?.name ?? null,
      chargingMechanism,
      startDate,
      endDate,
    },
  })
  await announceProject(db, id)
  return project
}

const createProject = async (
  db: Tx,
  platform: Platform,
  boards: ProjectBoards,
  actor: EmployeeActor,
  given: NewInternalProject,
  terms: Terms,
): Promise<Project> => {
  if (hasBudget(given) && actor.capabilities.revenue !== 'write') throw new Refusal('invalidPermission')
  await assertActiveEmployee(db, 'leadID', given.leadID)
  assertDates(given.startDate, given.endDate)
  return makeProject(db, platform, boards, actor, given, terms)
}

export const createClientProject = async (
  db: Tx,
  platform: Platform,
  boards: ProjectBoards,
  actor: EmployeeActor,
  given: NewClientProject,
): Promise<Project> => {
  const { currency, sortName } = await activeClient(db, given.clientID)
  return createProject(db, platform, boards, actor, given, {
    clientId: given.clientID,
    clientSortName: sortName,
    currency,
    chargingMechanism: given.chargingMechanism,
    isNonChargeableTimeAllowed: given.isNonChargeableTimeAllowed,
    isNonChargeableExpensesAllowed: given.isNonChargeableExpensesAllowed,
  })
}

export const createInternalProject = async (
  db: Tx,
  platform: Platform,
  boards: ProjectBoards,
  actor: EmployeeActor,
  given: NewInternalProject,
): Promise<Project> => {
  const company = await db.row<Columns<'companies', { currency: 'default_currency' }>>(
    sql`select default_currency as currency from companies where company_id = ${actor.company.id}`,
  )
  return createProject(db, platform, boards, actor, given, {
    clientId: null,
    clientSortName: '',
    currency: company?.currency ?? 'GBP',
    chargingMechanism: null,
    // An internal project charges nothing, so all of its time may be non-chargeable.
    isNonChargeableTimeAllowed: true,
    isNonChargeableExpensesAllowed: true,
  })
}
