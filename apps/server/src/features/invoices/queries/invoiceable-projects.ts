import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import type { InvoicingGround } from './invoicing-ground'

/** The VAT that items have unless it is changed. */
export interface UsualVat {
  readonly vatRate: number
  readonly vatCategory: VatCategory
}

interface ProjectRow extends Columns<'targetables', 'id' | 'name' | 'client_id'> {
  readonly currency: Currency
  readonly vatRate: number | null
  readonly vatCategory: VatCategory | null
  readonly purchaseOrder: string
}

/** A project that can be invoiced. */
export interface InvoiceableProject extends UsualVat, Columns<'targetables', 'id' | 'name'> {
  readonly clientId: string
  readonly currency: Currency
  readonly purchaseOrder: string
}

const usualVatOf = ({ vatRate, vatCategory }: ProjectRow, { settings }: InvoicingGround): UsualVat => {
  if (vatRate !== null && vatCategory !== null) return { vatRate, vatCategory }
  const { defaultVatCategory: category } = settings
  const rate = category === 'standard' ? Math.round(settings.defaultVatRate * WHOLE_RATE) : 0
  return { vatRate: rate, vatCategory: category === 'standard' && rate === 0 ? 'zero' : category }
}

const assertGoTogether = (first: ProjectRow, { name, clientId, currency }: ProjectRow): void => {
  const refusal = (why: string) => new Refusal('projectNotInvoiceable', { project: name, why })
  if (clientId === null) throw refusal('it has no client')
  if (clientId !== first.clientId) throw refusal('it belongs to another client')
  if (currency !== first.currency) throw refusal(`it is in ${currency}`)
}

const needed = { read: canRead, write: canWrite } as const

/** Projects in the order asked for, with how they are billed, and further columns of rows `p`. */
const listProjects = <More>(db: Db, ids: readonly string[], more: Sql): Promise<(ProjectRow & More)[]> =>
  db.rows<ProjectRow & More>(sql`
    select p.id, p.name, p.client_id as "clientId", p.currency,
      coalesce(b.vat_rate, k.vat_rate) as "vatRate", coalesce(b.vat_category, k.vat_category) as "vatCategory",
      coalesce(b.purchase_order, '') as "purchaseOrder" ${more}
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join targetables p on p.company_id = ${db.scope.companyId} and p.id = asked.id and p.kind = 'project'
    left join project_billing b on b.company_id = p.company_id and b.targetable_id = p.id
    left join client_billing k on k.company_id = p.company_id and k.client_id = p.client_id
    order by asked.place`)

const onOneInvoice = (
  rows: readonly ProjectRow[],
  ground: InvoicingGround,
): [InvoiceableProject, ...InvoiceableProject[]] => {
  const [first, ...others] = rows.map((row) => {
    assertGoTogether(rows[0] ?? row, row)
    const { id, name, clientId, currency, purchaseOrder } = row
    return { id, name, clientId: clientId ?? '', currency, purchaseOrder, ...usualVatOf(row, ground) }
  })
  if (!first) throw new Refusal('notFound')
  return [first, ...others]
}

/** A project that can be invoiced, whoever asks. */
export const loadInvoiceableProject = async (
  db: Db,
  ground: InvoicingGround,
  id: string,
): Promise<[InvoiceableProject, ...InvoiceableProject[]]> => onOneInvoice(await listProjects(db, [id], sql``), ground)

/** Projects that can be on one invoice, in the order asked for: of one client, in one currency. */
export const openInvoiceableProjects = async (
  db: Db,
  actor: EmployeeActor,
  ground: InvoicingGround,
  ids: readonly string[],
  need: keyof typeof needed,
): Promise<[InvoiceableProject, ...InvoiceableProject[]]> => {
  const rows = await listProjects<Standing>(db, ids, sql`, ${standingColumns(actor.employee.id)}`)
  const permissions = rows.map((row) => permissionsIn(row, actor))
  if (rows.length < ids.length || permissions.some(({ isVisible }) => !isVisible)) throw new Refusal('notFound')
  if (permissions.some(({ areas }) => !needed[need](areas.invoicing))) throw new Refusal('invalidPermission')
  return onOneInvoice(rows, ground)
}
