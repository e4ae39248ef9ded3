import type { InvoiceSending, invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { InvoiceFileKind } from '@praxis/contract/invoices/invoice-rules'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { selected } from '../../../platform/database/selected'
import { type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { type KeptFile, listKeptFiles } from './invoice-files'
import { assertWhole } from './open-document'

const stored = selected('invoice_sendings', 's', [
  ...(['id', 'recipients', 'reply_to', 'subject', 'text', 'attachments', 'asked_at', 'sent_at'] as const),
])

interface SendingRow
  extends Columns<'invoice_sendings', 'id' | 'recipients' | 'reply_to' | 'subject' | 'text' | 'asked_at' | 'sent_at'> {
  readonly attachments: readonly InvoiceFileKind[]
  readonly sentBy: EmployeeBriefRow | null
}

const sendingColumns: Sql = sql`${stored}, case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "sentBy"`
const sender: Sql = sql`
  left join employees e on e.company_id = s.company_id and e.id = s.sent_by
  left join users u on u.id = e.user_id`

/** All sendings of an invoice share its files, of which each is made once. */
const sendingOf = (
  { attachments, sentBy, ...row }: SendingRow,
  kept: readonly KeptFile[],
  { files }: Platform,
  actor: EmployeeActor,
): InvoiceSending => ({
  ...row,
  attachments:
    row.sentAt === null
      ? []
      : attachments.flatMap((kind) =>
          kept.filter((file) => file.kind === kind).map((file) => ({ kind, file: files.linkOf(actor, file) })),
        ),
  sentBy: sentBy && employeeBriefOf(sentBy, files),
})

export const getSending = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<InvoiceSending> => {
  const row = await db.row<SendingRow>(sql`
    select ${sendingColumns} from invoice_sendings s ${sender}
    where s.company_id = ${actor.company.id} and s.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return sendingOf(row, [], platform, actor)
}

interface Asked {
  readonly page: number
  readonly per: number
}

/** What of an invoice went to whom, the newest first. */
export const listSendings = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  invoiceId: string,
  asked: Asked,
): Promise<Sent<typeof invoiceDocuments.listSendings>> => {
  await assertWhole(db, actor, invoiceId)
  const kept = await listKeptFiles(db, invoiceId)
  const ofInvoice = sql`s.company_id = ${actor.company.id} and s.invoice_id = ${invoiceId}`
  const page = pageOf(
    sql`select s.* from invoice_sendings s where ${ofInvoice} order by s.asked_at desc, s.id desc`,
    asked,
  )
  const rows = await db.rows<SendingRow & { readonly total: number }>(sql`
    with shown as (${page}), counted as (
      select count(*)::integer as total from (select from invoice_sendings s where ${ofInvoice} ${COUNT_LIMIT}) as few
    )
    select ${sendingColumns}, c.total from counted c left join shown s on true ${sender}
    order by s.asked_at desc, s.id desc`)
  return pageOfRows(rows, asked, ({ total: _, ...row }) => sendingOf(row, kept, platform, actor))
}
