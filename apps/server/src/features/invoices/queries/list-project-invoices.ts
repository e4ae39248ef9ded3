import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { openTargetable } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { listInvoicesPaginated } from './list-invoices'

const hasClient = async (db: Db, projectId: string): Promise<boolean> =>
  (await db.row(sql`
    select from targetables p
    where p.company_id = ${db.scope.companyId} and p.id = ${projectId} and p.client_id is not null`)) !== undefined

/** The invoices of a project, newest first. */
export const listProjectInvoices = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  asked: { readonly page: number; readonly per: number },
): Promise<Sent<typeof invoices.listProjectInvoices>> => {
  const { invoicing } = (await openTargetable(db, actor, projectKind, id)).permissions.areas
  if (!canRead(invoicing)) throw new Refusal('invalidPermission')
  const [page, isOfClient] = await Promise.all([
    listInvoicesPaginated(db, files, actor, { ...asked, filter: { projectID: id }, sortOrder: '-date' }),
    hasClient(db, id),
  ])
  return { ...page, can: { create: canWrite(invoicing) && isOfClient } }
}
