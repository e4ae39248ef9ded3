import { type CreditableLine, leftToCredit } from '@praxis/domain/invoices/credit-sums'
import { type VatGroup, vatGroupKey, vatGroups } from '@praxis/domain/invoices/vat-groups'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { selected } from '../../../../platform/database/selected'
import { sql } from '../../../../platform/database/sql'
import { type ItemRow, itemColumns } from '../../queries/item-row'

const credited = selected('invoice_items', 'm', [
  ...(['gross', 'net', 'vat', 'credited_quantity', 'credited_gross', 'credited_net', 'is_released'] as const),
])

interface CreditableRow
  extends ItemRow,
    Columns<
      'invoice_items',
      'gross' | 'net' | 'vat' | 'credited_quantity' | 'credited_gross' | 'credited_net' | 'is_released'
    > {
  readonly project: string
  readonly restOn: { readonly id: string; readonly number: string | null } | null
}

/** A line of a billed invoice with what earlier credit notes took back of it. */
export interface InvoicedLine extends CreditableRow, Omit<CreditableLine, keyof CreditableRow> {}

/** The lines that an invoice was billed with, in their order, and the invoice that the rest of each stands on. */
export const listInvoicedLines = async (db: Db, invoiceId: string): Promise<InvoicedLine[]> => {
  const rows = await db.rows<CreditableRow>(sql`
    select ${itemColumns}, ${credited}, p.name as project, (
        select json_build_object('id', i.id, 'number', i.number)
        from invoice_items l join invoices i on i.company_id = l.company_id and i.id = l.invoice_id
        where l.company_id = m.company_id and l.linked_item_id = m.id and not l.is_released
      ) as "restOn"
    from invoice_items m
    join targetables p on p.company_id = m.company_id and p.id = m.targetable_id
    where m.company_id = ${db.scope.companyId} and m.invoice_id = ${invoiceId} and m.state <> 'billNextTime'
    order by m.position`)
  return rows.map((row) => ({
    ...row,
    credited: { quantity: row.creditedQuantity, gross: row.creditedGross, net: row.creditedNet },
  }))
}

/** What lines were billed with, by rate: their VAT is what each was allotted. */
export const billedGroups = (lines: readonly InvoicedLine[]): VatGroup[] =>
  vatGroups(lines).map((group) => ({
    ...group,
    vat: lines.reduce((sum, line) => (vatGroupKey(line) === vatGroupKey(group) ? sum + line.vat : sum), 0),
  }))

/** Of all credit notes of an invoice, by rate. */
export const listCreditedGroups = (db: Db, invoiceId: string): Promise<VatGroup[]> =>
  db.rows<VatGroup>(sql`
    select m.vat_category as "vatCategory", m.vat_rate as "vatRate", sum(m.net)::bigint as net, sum(m.vat)::bigint as vat
    from invoices n join invoice_items m on m.company_id = n.company_id and m.invoice_id = n.id
    where n.company_id = ${db.scope.companyId} and n.credited_invoice_id = ${invoiceId}
    group by m.vat_category, m.vat_rate`)

export const netLeft = (line: InvoicedLine): number => (leftToCredit(line) === 0 ? 0 : line.net - line.credited.net)
