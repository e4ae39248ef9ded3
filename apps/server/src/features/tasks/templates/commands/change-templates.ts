import { randomUUID } from 'node:crypto'
import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { SentTemplate } from '@praxis/contract/projects/project-templates'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { cleanDynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import type { Platform } from '../../../../platform/platform'
import { assertUnchangedSince } from '../../../../platform/refusal'
import { openProject } from '../../../projects/queries/get-project'
import { getProjectTemplate } from '../queries/get-template'
import { loadTemplate, lockTemplate, type TemplateRow } from '../queries/template-row'
import { copyBoard } from './copy-board'
import { defineTaskDetails } from './define-task-details'

interface TemplateFields {
  readonly name: string
  readonly invoiceScheduler: SentTemplate['invoiceScheduler']
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly taskDynamicDetails: readonly DynamicDetailDefinition[]
}

type TemplateChanges = {
  readonly [Field in keyof TemplateFields]?: TemplateFields[Field] | undefined
} & { readonly isActive?: boolean | undefined }

/** Unlike a project's rows, a template's may be incomplete: making a project from it asks for what is missing. */
const detailsToSave = (rows: readonly DynamicDetail[]): string => JSON.stringify(cleanDynamicDetails(rows))

const announceTemplate = (db: Tx, id: string): void =>
  db.announce({ topic: 'projectTemplates', id, to: { capabilities: ['canManageProjects'] } })

const recordedFields = ({ name, isActive, invoiceScheduler, dynamicDetails, taskDynamicDetails }: TemplateRow) => ({
  name,
  isActive,
  invoiceScheduler,
  dynamicDetails: Object.fromEntries(dynamicDetails.map(({ key, value }) => [key, value])),
  taskDynamicDetails: taskDynamicDetails.map(({ key }) => key),
})

export const createProjectTemplate = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: TemplateFields & { readonly projectID?: string | undefined },
): Promise<SentTemplate> => {
  const { name, invoiceScheduler, dynamicDetails, taskDynamicDetails, projectID } = given
  const source = projectID === undefined ? undefined : await openProject(db, actor, projectID)
  const id = randomUUID()
  await db.run(sql`
    insert into project_templates (company_id, id, name, invoice_scheduler, dynamic_details, created_at, updated_at)
    values (${actor.company.id}, ${id}, ${name}, ${invoiceScheduler}, ${detailsToSave(dynamicDetails)}, ${db.now}, ${db.now})`)
  if (source) await copyBoard(db, platform, { from: source.row.id, to: id, includes: 'nobody and no days' })
  if (!source || taskDynamicDetails.length > 0) await defineTaskDetails(db, id, taskDynamicDetails)
  db.record({
    entity: 'projectTemplate',
    id,
    action: 'created',
    after: { ...recordedFields(await loadTemplate(db, id)), ...(source && { project: source.row.name }) },
  })
  announceTemplate(db, id)
  return getProjectTemplate(db, platform.files, actor, id)
}

const actionOf = (before: TemplateRow, { isActive }: TemplateChanges): HistoryActions['projectTemplate'] => {
  if (isActive === undefined || isActive === before.isActive) return 'updated'
  return isActive ? 'published' : 'deactivated'
}

export const updateProjectTemplate = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version, ...changes }: TemplateChanges & MadeOn,
): Promise<SentTemplate> => {
  const before = await lockTemplate(db, id)
  assertUnchangedSince(version, before.version)
  const columns = assignments<'project_templates'>({
    name: changes.name,
    is_active: changes.isActive,
    invoice_scheduler: changes.invoiceScheduler,
    dynamic_details: changes.dynamicDetails && detailsToSave(changes.dynamicDetails),
    version: nextVersion,
    updated_at: db.now,
  })
  await db.run(sql`update project_templates set ${columns} where company_id = ${actor.company.id} and id = ${id}`)
  if (changes.taskDynamicDetails) await defineTaskDetails(db, id, changes.taskDynamicDetails)
  db.record({
    entity: 'projectTemplate',
    id,
    action: actionOf(before, changes),
    before: recordedFields(before),
    after: recordedFields(await loadTemplate(db, id)),
  })
  announceTemplate(db, id)
  return getProjectTemplate(db, files, actor, id)
}

/** Deletes the template with its board; projects made from it have copies of their own. */
export const deleteProjectTemplate = async (db: Tx, id: string): Promise<void> => {
  const { companyId } = db.scope
  const before = await lockTemplate(db, id)
  await db.run(sql`delete from project_templates where company_id = ${companyId} and id = ${id}`)
  db.record({ entity: 'projectTemplate', id, action: 'deleted', before: recordedFields(before) })
  announceTemplate(db, id)
}
