import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { findSharedInvoice, listSharedInvoices } from '../../invoices/queries/shared-invoices'
import { answerWithVisitorFile } from './visitor-file'

export const listPortalInvoices = (
  db: Db,
  { portal, company }: VisitorActor,
  asked: { readonly page: number; readonly per: number },
) => listSharedInvoices(db, portal.projectId, dayInTimeZone(new Date(db.now), company.timeZone), asked)

/** The file as it is kept, byte for byte; it is made within moments after an invoice was billed. */
export const getPortalInvoice = async (
  db: Db,
  platform: Platform,
  http: HttpExchange,
  actor: VisitorActor,
  invoiceId: string,
): Promise<BinaryAnswer> => {
  const invoice = await findSharedInvoice(db, actor.portal.projectId, invoiceId)
  if (!invoice) throw new Refusal('notFound')
  const { fileId } = invoice
  if (fileId === null) throw new Refusal('unavailable', { retryAfter: 1 })
  return answerWithVisitorFile(db, platform, http, actor, { entity: 'invoiceFile', entityId: invoiceId, fileId })
}
