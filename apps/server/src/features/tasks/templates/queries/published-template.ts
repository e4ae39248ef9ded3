import type { DynamicDetail } from '@praxis/contract/dynamic-details'
import type { ProjectTemplate } from '@praxis/contract/project-templates'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { invalidField } from '../../../../platform/refusal'

interface PublishedTemplate {
  readonly id: string
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly invoiceScheduler: ProjectTemplate['invoiceScheduler']
}

/** The template a project is made from, kept as it is until that is done. */
export const publishedTemplate = async (db: Db, id: string): Promise<PublishedTemplate> => {
  const template = await db.row<PublishedTemplate>(sql`
    select id, dynamic_details as "dynamicDetails", invoice_scheduler as "invoiceScheduler" from project_templates
    where company_id = ${db.scope.companyId} and id = ${id} and is_active for share`)
  if (!template) throw invalidField('projectTemplateID', 'Choose a published template')
  return template
}

/** The rows a project starts with: those given, filled and followed by what its template has beyond them. */
export const detailsFromTemplate = (
  template: PublishedTemplate | undefined,
  given: readonly DynamicDetail[],
): readonly DynamicDetail[] => {
  if (!template) return given
  const ofTemplate = new Map(template.dynamicDetails.map((row) => [row.key, row]))
  const filled = given.map((row) => (isEmptyDetailValue(row) ? (ofTemplate.get(row.key) ?? row) : row))
  const keys = new Set(given.map(({ key }) => key))
  return [...filled, ...template.dynamicDetails.filter(({ key }) => !keys.has(key))]
}
