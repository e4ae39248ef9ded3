import type { BankStatement, BankStatementItem, bankStatements } from '@praxis/contract/invoices/bank-statements'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { type RowOf, selected } from '../../../../platform/database/selected'
import { sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../../platform/lists/page-of-rows'
import { Refusal } from '../../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../../employees/queries/employee-brief'

const basics = selected('bank_statements', 'b', [
  ...(['id', 'name', 'format', 'first_day', 'last_day', 'line_count', 'matched_count', 'set_aside_count'] as const),
  ...(['repeated_count', 'uploaded_at'] as const),
])
const details = selected('bank_statements', 'b', ['is_reading', 'version'])

interface BasicRow extends RowOf<typeof basics> {
  readonly problemCount: number
  readonly uploadedBy: EmployeeBriefRow | null
}

const columns = sql`${basics}, jsonb_array_length(b.problems) as "problemCount",
  case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "uploadedBy"`
const joins = sql`
  left join employees e on e.company_id = b.company_id and e.id = b.uploaded_by
  left join users u on u.id = e.user_id`

const itemOf = ({ uploadedBy, ...row }: BasicRow, files: FileStore): BankStatementItem => ({
  ...row,
  uploadedBy: uploadedBy && employeeBriefOf(uploadedBy, files),
})

export const listBankStatements = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: { readonly page: number; readonly per: number },
): Promise<Sent<typeof bankStatements.listBankStatements>> => {
  const shown = pageOf(
    sql`select b.* from bank_statements b where b.company_id = ${actor.company.id} order by b.uploaded_at desc, b.id desc`,
    asked,
  )
  const rows = await db.rows<BasicRow & { readonly total: number }>(sql`
    with counted as (
      select count(*)::integer as total from (
        select from bank_statements where company_id = ${actor.company.id} ${COUNT_LIMIT}) as few)
    select counted.total, ${columns} from counted left join (${shown}) as b on true ${joins}
    order by b.uploaded_at desc, b.id desc`)
  return pageOfRows(rows, asked, ({ total: _, ...row }) => itemOf(row, files))
}

interface WholeRow extends BasicRow, RowOf<typeof details> {
  readonly accounts: BankStatement['accounts']
  readonly problems: BankStatement['problems']
  readonly csv: BankStatement['csv']
  readonly certainCount: number
  readonly isComparing: boolean
}

export const getBankStatement = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<BankStatement> => {
  const row = await db.row<WholeRow>(sql`
    select ${columns}, ${details}, b.accounts, b.problems, b.csv, (
        select count(*)::integer from (
          select from bank_statement_lines l
          where l.company_id = b.company_id and l.statement_id = b.id and l.state = 'toMatch' and l.confidence = 'certain'
          ${COUNT_LIMIT}) as few
      ) as "certainCount", exists (
        select from bank_statement_lines l
        where l.company_id = b.company_id and l.statement_id = b.id and l.state = 'toMatch' and not l.is_compared
      ) as "isComparing"
    from bank_statements b ${joins}
    where b.company_id = ${actor.company.id} and b.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  const { accounts, problems, csv, certainCount, isComparing, isReading, version, ...basic } = row
  return {
    ...itemOf(basic, files),
    ...{ accounts, problems, csv, certainCount, version },
    isBeingRead: isReading || isComparing,
    canBeDeleted: row.matchedCount === 0,
  }
}
