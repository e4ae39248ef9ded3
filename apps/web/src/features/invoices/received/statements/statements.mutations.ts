import { bankStatements, type Confirmation, type CsvLayout } from '@praxis/contract/invoices/bank-statements'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import { useCall } from '../../../../api/use-call'
import { bankStatementQuery } from './statements.queries'

/** What is confirmed is paid on invoices, and what is paid changes what other lines may be about. */
const changes = ['bankStatements', 'invoices'] as const

interface NewStatement {
  readonly file: File
  readonly account: string
  readonly currency: Currency | undefined
}

export const useUploadBankStatement = () =>
  useCall(
    bankStatements.uploadBankStatement,
    ({ file, account, currency }: NewStatement) => ({
      body: { account, ...(currency && { currency }) },
      files: { file },
    }),
    { keep: (statement) => [bankStatementQuery(statement.id)] },
  )

export const useCorrectCsvLayout = (id: string) =>
  useCall(
    bankStatements.correctCsvLayout,
    (body: { readonly layout: CsvLayout; readonly version: number }) => ({ params: { id }, body }),
    { keep: () => [bankStatementQuery(id)] },
  )

export const useDeleteBankStatement = (id: string) =>
  useCall(bankStatements.deleteBankStatement, () => ({ params: { id } }), { endsPage: true })

export const useConfirmStatementLine = () =>
  useCall(
    bankStatements.confirmStatementLine,
    ({ id, ...body }: { readonly id: string } & Confirmation) => ({ params: { id }, body }),
    { changes },
  )

export const useConfirmCertainLines = () =>
  useCall(
    bankStatements.confirmCertainLines,
    (body: Input<typeof bankStatements.confirmCertainLines>['body']) => ({ body }),
    {
      changes,
    },
  )

export const useSetStatementLinesAside = () =>
  useCall(bankStatements.setStatementLinesAside, (lineIDs: readonly string[]) => ({ body: { lineIDs: [...lineIDs] } }))

export const useTakeStatementLineBack = () =>
  useCall(bankStatements.takeStatementLineBack, (id: string) => ({ params: { id }, body: {} }), { changes })
