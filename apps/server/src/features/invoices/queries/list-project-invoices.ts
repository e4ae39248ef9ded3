import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { openTargetable } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { listInvoicesPaginated } from './list-invoices'
import { addedUp, listUninvoicedSums } from './uninvoiced-sums'

/** What was billed of a project without VAT, less what was credited. */
const readInvoiced = (db: Db, projectId: string) =>
  db.row<{ readonly invoiced: number; readonly hasClient: boolean }>(sql`
    select p.client_id is not null as "hasClient", (
      select coalesce(sum(m.net - m.credited_net), 0)::bigint
      from invoice_items m join invoices i on i.company_id = m.company_id and i.id = m.invoice_id
      where m.company_id = p.company_id and m.targetable_id = p.id and m.state <> 'billNextTime'
        and i.stage = 'billed' and i.kind = 'invoice') as invoiced
    from targetables p where p.company_id = ${db.scope.companyId} and p.id = ${projectId}`)

/** The invoices of a project, newest first, and what of its work is invoiced and what is not. */
export const listProjectInvoices = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  asked: { readonly page: number; readonly per: number },
): Promise<Sent<typeof invoices.listProjectInvoices>> => {
  const { row, permissions } = await openTargetable(db, actor, projectKind, id)
  const { invoicing } = permissions.areas
  if (!canRead(invoicing)) throw new Refusal('invalidPermission')
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const [page, billed, [open]] = await Promise.all([
    listInvoicesPaginated(db, files, actor, { ...asked, filter: { projectID: id }, sortOrder: '-date' }),
    readInvoiced(db, id),
    listUninvoicedSums(db, sql`p.id = ${id}`, today),
  ])
  return {
    ...page,
    invoiced: billed?.invoiced ?? 0,
    uninvoiced: open?.sums ?? addedUp([], row.currency),
    can: { create: canWrite(invoicing) && billed?.hasClient === true },
  }
}
