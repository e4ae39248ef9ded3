import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { listInvoicedTargetables, seesInvoice } from '../queries/invoice-access'

const billedColumns = selected('invoices', 'i', [
  ...(['id', 'kind', 'stage', 'number', 'client_id', 'currency', 'net', 'vat', 'received', 'credited'] as const),
  ...(['open_amount', 'due_date', 'has_reminders_stopped', 'version'] as const),
])

type FoundRow = RowOf<typeof billedColumns>

/** An invoice that was billed, which alone can be paid, credited and reminded of. */
export interface BilledInvoice extends FoundRow {
  readonly number: string
  readonly dueDate: string
  readonly isWritable: boolean
}

/** An invoice that the actor sees as a whole: who sees some of its lines learns nothing of what was paid. */
export const openBilledInvoice = async (db: Db, actor: EmployeeActor, id: string): Promise<BilledInvoice> => {
  const row = await db.row<FoundRow>(sql`
    select ${billedColumns} from invoices i
    where i.company_id = ${actor.company.id} and i.id = ${id} and ${seesInvoice(actor)}`)
  if (!row) throw new Refusal('notFound')
  const targetables = await listInvoicedTargetables(db, actor, id)
  if (!targetables.every(({ isReadable }) => isReadable)) throw new Refusal('invalidPermission')
  const { number, dueDate } = row
  if (row.kind !== 'invoice' || number === null || dueDate === null) throw new Refusal('invoiceNotBilled')
  return { ...row, number, dueDate, isWritable: targetables.every(({ isWritable }) => isWritable) }
}

/** The same, held until the transaction ends, by who may change the invoicing of all its projects. */
export const lockBilledInvoice = async (db: Db, actor: EmployeeActor, id: string): Promise<BilledInvoice> => {
  await db.run(sql`select from invoices where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const invoice = await openBilledInvoice(db, actor, id)
  if (!invoice.isWritable) throw new Refusal('invalidPermission')
  return invoice
}

/** Several invoices, always in the same order, so that nobody waits for somebody who waits for them. */
export const holdInvoices = (db: Db, ids: readonly string[]): Promise<number> =>
  db.run(sql`
    select from invoices where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])
    order by id for no key update`)

/** Clients whose balance changes; they are held before their invoices. */
export const holdClients = (db: Db, ids: readonly string[]): Promise<number> =>
  db.run(sql`
    select from clients where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])
    order by id for no key update`)
