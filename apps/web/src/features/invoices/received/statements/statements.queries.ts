import { bankStatements } from '@praxis/contract/invoices/bank-statements'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { listQueries, query } from '../../../../api/query'

export type AskedLines = Omit<NonNullable<Input<typeof bankStatements.listStatementLines>['query']>, 'page'>

export const bankStatementListQueries = () =>
  listQueries(bankStatements.listBankStatements, (page) => ({ query: { page } }))

export const bankStatementQuery = (id: string) => query(bankStatements.getBankStatement, { params: { id } })

export const statementLineQueries = (asked: AskedLines) =>
  listQueries(bankStatements.listStatementLines, (page) => ({ query: { ...asked, page } }))
