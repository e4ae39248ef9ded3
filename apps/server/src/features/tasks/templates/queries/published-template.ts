import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { invalidField } from '../../../../platform/refusal'
import type { PublishedTemplate } from '../../../projects/queries/project-boards'

/** The template of a new project, locked until the project is made. */
export const publishedTemplate = async (db: Db, id: string): Promise<PublishedTemplate> => {
  const template = await db.row<PublishedTemplate>(sql`
    select id, dynamic_details as "dynamicDetails", invoice_scheduler as "invoiceScheduler" from project_templates
    where company_id = ${db.scope.companyId} and id = ${id} and is_active for share`)
  if (!template) throw invalidField('projectTemplateID', 'Choose a published template')
  return template
}
