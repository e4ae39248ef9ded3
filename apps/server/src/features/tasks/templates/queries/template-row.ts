import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import { Refusal } from '../../../../platform/refusal'

type TemplateColumns = Columns<
  'project_templates',
  ('id' | 'name' | 'is_active' | 'invoice_scheduler' | 'dynamic_details' | 'version') | ('created_at' | 'updated_at')
>

export interface TemplateRow extends TemplateColumns, Columns<'task_boards', { taskDynamicDetails: 'task_details' }> {
  readonly dynamicDetails: DynamicDetail[]
  readonly taskDynamicDetails: DynamicDetailDefinition[]
  readonly taskCount: number
  readonly automationCount: number
  readonly projectCount: number
  readonly lastUsedAt: string | null
}

/** Figures of a template `p`: how much it holds, and how much it is used. */
export const templateFigures = rawSql(`
  (select count(*) from tasks t
   where t.company_id = p.company_id and t.board_id = p.id and t.parent_id is null and t.finished_at is null
     and t.archived_at is null)::integer as "taskCount",
  (select count(*) from automations a
   where a.company_id = p.company_id and a.board_id = p.id)::integer as "automationCount",
  (select count(*) from projects u
   where u.company_id = p.company_id and u.template_id = p.id)::integer as "projectCount",
  (select max(u.template_used_at) from projects u
   where u.company_id = p.company_id and u.template_id = p.id) as "lastUsedAt"`)

const readTemplate = async (db: Db, id: string, lock: Sql): Promise<TemplateRow> => {
  const row = await db.row<TemplateRow>(sql`
    select p.id, p.name, p.is_active as "isActive", p.invoice_scheduler as "invoiceScheduler",
      p.dynamic_details as "dynamicDetails", b.task_details as "taskDynamicDetails", p.created_at as "createdAt",
      p.updated_at as "updatedAt", p.version, ${templateFigures}
    from project_templates p
    join task_boards b on b.company_id = p.company_id and b.id = p.id
    where p.company_id = ${db.scope.companyId} and p.id = ${id} ${lock}`)
  if (!row) throw new Refusal('notFound')
  return row
}

export const loadTemplate = (db: Db, id: string): Promise<TemplateRow> => readTemplate(db, id, rawSql(''))

/** The template, locked until the transaction ends. */
export const lockTemplate = (db: Db, id: string): Promise<TemplateRow> =>
  readTemplate(db, id, rawSql('for no key update of p'))
