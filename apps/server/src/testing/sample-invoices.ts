import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

interface Ids {
  readonly projectId: string
  readonly clientId: string
}

/** A draft of the project with an item of its own, an invoice that was billed, and something the client agreed to pay. */
export const createInvoices = async (server: TestServer, companyId: string, { projectId, clientId }: Ids) => {
  const [invoiceId, billedInvoiceId, invoiceItemId, agreementItemId] = Array.from({ length: 4 }, () => randomUUID())
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  await run(
    `insert into agreement_items (company_id, id, targetable_id, position, name, amount, category, due_date)
     values ($1, $2, $3, 0, $4, 50000, 'othersBudget', '2026-06-10')`,
    ...[agreementItemId, projectId, `Marker ${agreementItemId}`],
  )
  await run(
    `insert into invoices (company_id, id, client_id, currency, time_sheet_grouping, day, reference, net, vat, stage,
       number, counter, due_date)
     values
       ($1, $2, $3, 'GBP', 'byEmployee', '2026-06-08', $4, 1000, 200, 'draft', null, null, null),
       ($1, $5, $3, 'GBP', 'byEmployee', '2026-06-01', $6, 1000, 200, 'billed', $7, 1, '2026-07-01')`,
    ...[invoiceId, clientId, `Marker ${invoiceId}`, billedInvoiceId, `Marker ${billedInvoiceId}`],
    `INV-${billedInvoiceId}`,
  )
  for (const [invoice, item] of [
    [invoiceId, invoiceItemId],
    [billedInvoiceId, randomUUID()],
  ]) {
    await run(
      `insert into invoice_targetables (company_id, invoice_id, targetable_id, net, vat) values ($1, $2, $3, 1000, 200)`,
      ...[invoice, projectId],
    )
    await run(
      `insert into invoice_items (company_id, id, invoice_id, targetable_id, position, source, name, quantity, unit_amount,
         vat_rate, vat_category, category, original_quantity, original_unit_amount, gross, net, vat)
       values ($1, $2, $3, $4, 0, 'free', $5, 10000, 1000, 2000, 'standard', 'othersBudget', 10000, 1000, 1000, 1000, 200)`,
      ...[item, invoice, projectId, `Marker ${item}`],
    )
  }
  return { invoiceId, billedInvoiceId, invoiceItemId, agreementItemId } as Record<
    'invoiceId' | 'billedInvoiceId' | 'invoiceItemId' | 'agreementItemId',
    string
  >
}
