import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

interface Ids {
  readonly billedInvoiceId: string
  readonly clientId: string
  readonly plainId: string
}

/** A payment of an invoice that was billed, and a bank statement with a line that is to match. */
export const createReceived = async (
  server: TestServer,
  companyId: string,
  { billedInvoiceId, clientId, plainId }: Ids,
) => {
  const ids = {
    receivedPaymentId: randomUUID() as string,
    statementId: randomUUID() as string,
    statementLineId: randomUUID() as string,
  }
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  await run(
    `insert into received_payments (company_id, id, client_id, currency, invoice_id, amount, day, reference)
     values ($1, $2, $3, 'GBP', $4, 100, '2026-06-08', $5)`,
    ...[ids.receivedPaymentId, clientId, billedInvoiceId, `Marker ${ids.receivedPaymentId}`],
  )
  await run('update invoices set received = 100 where company_id = $1 and id = $2', billedInvoiceId)
  const fileId = randomUUID()
  await run(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'statement.csv', 'text/csv', 1, 'bankStatement', $3, $4)`,
    ...[fileId, ids.statementId, plainId],
  )
  const csv = {
    layout: { delimiter: ',', rowsBefore: 1, roles: ['bookedOn', 'amount'], dayOrder: 'dayFirst', decimalMark: '.' },
    firstRows: [['Date', 'Amount']],
  }
  await run(
    `insert into bank_statements (company_id, id, file_id, name, format, given_currency, accounts, problems, csv, line_count, is_reading)
     values ($1, $2, $3, $4, 'csv', 'GBP', '[]', '[]', $5, 1, false)`,
    ...[ids.statementId, fileId, `Marker ${ids.statementId}`, JSON.stringify(csv)],
  )
  await run(
    `insert into bank_statement_lines (company_id, id, statement_id, account, file_line, booked_on, value_on, amount, currency,
       is_reversal, party_name, on_behalf_of, party_account, remittance, creditor_reference, end_to_end_reference,
       bank_reference, bank_text, fingerprint)
     values ($1, $2, $3, '', 2, '2026-06-08', '2026-06-08', 100, 'GBP', false, '', '', '', $4, '', '', '', '', 'one')`,
    ...[ids.statementLineId, ids.statementId, `Marker ${ids.statementLineId}`],
  )
  return ids
}
