import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/dynamic-details'
import type { ProjectTemplate } from '@praxis/contract/project-templates'
import type { Db } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import { Refusal } from '../../../../platform/refusal'

export interface TemplateRow {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly invoiceScheduler: ProjectTemplate['invoiceScheduler']
  readonly dynamicDetails: DynamicDetail[]
  readonly taskDynamicDetails: DynamicDetailDefinition[]
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

const readTemplate = async (db: Db, id: string, lock: Sql): Promise<TemplateRow> => {
  const row = await db.row<TemplateRow>(sql`
    select p.id, p.name, p.is_active as "isActive", p.invoice_scheduler as "invoiceScheduler",
      p.dynamic_details as "dynamicDetails", b.task_details as "taskDynamicDetails", p.created_at as "createdAt",
      p.updated_at as "updatedAt", p.version
    from project_templates p
    join task_boards b on b.company_id = p.company_id and b.id = p.id
    where p.company_id = ${db.scope.companyId} and p.id = ${id} ${lock}`)
  if (!row) throw new Refusal('notFound')
  return row
}

export const loadTemplate = (db: Db, id: string): Promise<TemplateRow> => readTemplate(db, id, rawSql(''))

/** Kept from changing until the transaction ends. */
export const lockTemplate = (db: Db, id: string): Promise<TemplateRow> =>
  readTemplate(db, id, rawSql('for no key update of p'))
