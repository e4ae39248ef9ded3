import { bankStatements } from '@praxis/contract/invoices/bank-statements'
import { writtenCsv } from '@praxis/domain/bank-statements/testing/write-statement'
import { expect, it } from 'vitest'
import { type BilledFirm, createBilledFirm } from '../../testing/billed-firm'
import { startInvoicesServer } from '../../testing/invoices-firm'

/** Copies of an invoice, each seven pence more than the one before. */
const billMany = async ({ run }: BilledFirm, { id }: { readonly id: string }, count: number) => {
  await run(
    `insert into invoices (company_id, id, client_id, currency, time_sheet_grouping, day, net, stage, number, counter, due_date)
     select company_id, gen_random_uuid(), client_id, currency, time_sheet_grouping, day, 10000 + 7 * n, 'billed',
       'X-' || (10000 + n), 100 + n, due_date
     from invoices, generate_series(1, $3::integer) as n where company_id = $1 and id = $2`,
    ...[id, count],
  )
  await run(
    `insert into invoice_targetables (company_id, invoice_id, targetable_id)
     select t.company_id, i.id, t.targetable_id
     from invoice_targetables t join invoices i on i.company_id = t.company_id and i.id <> t.invoice_id
     where t.company_id = $1 and t.invoice_id = $2`,
    id,
  )
}

it('a statement of 2,000 lines is compared with 20,000 open invoices, and confirmed at once', async () => {
  const server = await startInvoicesServer()
  const firm = await createBilledFirm(server)
  await billMany(firm, await firm.billed([100_00]), 20_000)
  const lines = Array.from({ length: 2_000 }, (_, index) => ({
    ...{ day: '2026-07-14', name: `Payer ${index}`, text: `Invoice X-${10_001 + 10 * index}` },
    cents: 100_07 + 70 * index,
  }))
  const { id } = await firm.finance.call(bankStatements.uploadBankStatement, {
    body: {},
    files: { file: new File([writtenCsv(lines, 0, ',', '.')], 'july.csv') },
  })
  await server.drainJobs()
  expect(await firm.finance.call(bankStatements.getBankStatement, { params: { id } })).toMatchObject({
    ...{ lineCount: 2_000, certainCount: 2_000, isBeingRead: false },
  })
  const body = { statementID: id }
  expect(await firm.finance.call(bankStatements.confirmCertainLines, { body })).toEqual({
    ...{ confirmedCount: 2_000, leftCount: 0 },
  })
  const [paid] = await server.sql<{ count: number; sum: number }>(
    `select count(*)::integer as count, sum(received)::integer as sum from invoices where company_id = $1 and settled = 'paid'`,
    [firm.company.id],
  )
  expect(paid).toMatchObject({ count: 2_000, sum: lines.reduce((sum, { cents }) => sum + cents, 0) })
}, 120_000)
