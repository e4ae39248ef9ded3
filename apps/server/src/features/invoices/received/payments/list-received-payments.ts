import type { ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { type RowOf, selected } from '../../../../platform/database/selected'
import { sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../../employees/queries/employee-brief'
import { openBilledInvoice } from '../lock-billed-invoice'
import { creditIn, loadCredit } from './client-balance'

const columns = selected('received_payments', 'p', [
  ...(['id', 'amount', 'day', 'reference', 'statement_line_id', 'allotment_id', 'created_at'] as const),
])

interface PaymentRow extends RowOf<typeof columns> {
  readonly notedBy: EmployeeBriefRow | null
}

export const listReceivedPayments = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<ReceivedPayments> => {
  const invoice = await openBilledInvoice(db, actor, id)
  const [rows, credit] = await Promise.all([
    db.rows<PaymentRow>(sql`
      select ${columns}, case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "notedBy"
      from received_payments p
      left join employees e on e.company_id = p.company_id and e.id = p.noted_by
      left join users u on u.id = e.user_id
      where p.company_id = ${actor.company.id} and p.invoice_id = ${id}
      order by p.day desc, p.created_at desc, p.id desc`),
    loadCredit(db, actor, invoice.clientId),
  ])
  const others = credit.overpaid.filter((overpaid) => overpaid.id !== id && overpaid.isWritable)
  return {
    items: rows.map(({ statementLineId, allotmentId, notedBy, ...payment }) => ({
      ...payment,
      statementLineID: statementLineId,
      isAllotted: allotmentId !== null,
      notedBy: notedBy && employeeBriefOf(notedBy, files),
    })),
    currency: invoice.currency as Currency,
    total: invoice.net + invoice.vat,
    received: invoice.received,
    credited: invoice.credited,
    open: invoice.openAmount,
    clientBalance: creditIn({ ...credit, overpaid: others }, invoice.currency),
    can: { note: invoice.isWritable },
  }
}
