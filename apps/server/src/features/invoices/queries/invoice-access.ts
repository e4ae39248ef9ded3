import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { readsAreaOf, writesAreaOf } from '../../targetables/queries/reads-area'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'

/** A project on an invoice, and what the actor may do with its lines. */
export interface InvoicedTargetable extends Columns<'targetables', 'id' | 'name'> {
  readonly isReadable: boolean
  readonly isWritable: boolean
}

/** A condition on a row `i` of invoices: the actor may see the lines of at least one of its projects. */
export const seesInvoice = (actor: EmployeeActor): Sql =>
  actor.capabilities.canManageProjects
    ? rawSql('true')
    : sql`exists (
        select from invoice_targetables t
        join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
        where t.company_id = i.company_id and t.invoice_id = i.id and ${readsAreaOf(actor, 'invoicing')})`

/** A condition on a row `i` of invoices: one on rows `p` of targetables holds for all its projects. */
const holdsForAll = (actor: EmployeeActor, condition: Sql): Sql =>
  actor.capabilities.canManageProjects
    ? rawSql('true')
    : sql`not exists (
        select from invoice_targetables t
        join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
        where t.company_id = i.company_id and t.invoice_id = i.id and not ${condition})`

/** A condition on a row `i` of invoices: the actor may see the lines of all its projects. */
export const seesAllOfInvoice = (actor: EmployeeActor): Sql => holdsForAll(actor, readsAreaOf(actor, 'invoicing'))

/** The same for those who may also change them. */
export const writesAllOfInvoice = (actor: EmployeeActor): Sql => holdsForAll(actor, writesAreaOf(actor, 'invoicing'))

type StandingRow = Standing & Columns<'targetables', 'id' | 'name'>

/** All projects on an invoice, by name. */
export const listInvoicedTargetables = async (
  db: Db,
  actor: EmployeeActor,
  invoiceId: string,
): Promise<InvoicedTargetable[]> => {
  const rows = await db.rows<StandingRow>(sql`
    select p.id, p.name, ${standingColumns(actor.employee.id)}
    from invoice_targetables t
    join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
    where t.company_id = ${actor.company.id} and t.invoice_id = ${invoiceId}
    order by p.sort_name, p.id`)
  return rows.map((row) => {
    const { invoicing } = permissionsIn(row, actor).areas
    return { id: row.id, name: row.name, isReadable: canRead(invoicing), isWritable: canWrite(invoicing) }
  })
}

/** The history tells of all lines, so it is for those who may see all of them. */
export const seesWholeInvoice = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const known = idOrNone(id)
  if (known === null || !actor.company.features.project) return false
  const targetables = await listInvoicedTargetables(db, actor, known)
  return targetables.length > 0 && targetables.every(({ isReadable }) => isReadable)
}
