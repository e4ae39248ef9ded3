import type { SignOffContent } from '@praxis/contract/portals/sign-off-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { StoredFile } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { SignOffSource } from './sign-off-source'

/** The frozen copies of documents belong to their sign-off as this. */
export const SIGN_OFF = 'signOff'

const stored = selected('sign_offs', 's', [
  ...(['id', 'portal_id', 'targetable_id', 'kind', 'title', 'state', 'asked_at', 'previous_id'] as const),
  ...(['decided_name', 'decided_email', 'decided_from', 'decided_at', 'version'] as const),
])

export interface ListedRow extends RowOf<typeof stored> {
  readonly portal: { readonly title: string; readonly reference: string }
  readonly askedBy: EmployeeBriefRow | null
  readonly nextId: string | null
  readonly openQuestionCount: number
}

export interface QuestionRow
  extends Columns<'sign_off_questions', 'id' | 'line' | 'text' | 'author' | 'asked_at' | 'answer' | 'answered_at'> {
  readonly answeredBy: EmployeeBriefRow | null
}

export interface SignOffRow extends ListedRow, Columns<'sign_offs', 'hash'>, Columns<'targetables', 'lead_id'> {
  /** As it was written when the client was asked: the hash is of these very bytes. */
  readonly text: string
  readonly source: SignOffSource
  readonly questions: readonly QuestionRow[]
  readonly documents: readonly StoredFile[]
}

/** How many lines of a row `s` of sign-offs the firm has still to answer. */
export const openQuestionCount: Sql = rawSql(`(
  select count(*)::integer from sign_off_questions q
  where q.company_id = s.company_id and q.sign_off_id = s.id and q.answered_at is null) as "openQuestionCount"`)

/** Columns of a row `s` of sign-offs. */
export const listedColumns: Sql = sql`
  ${stored}, json_build_object('title', r.title, 'reference', r.reference) as portal,
  case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "askedBy",
  (select n.id from sign_offs n where n.company_id = s.company_id and n.previous_id = s.id limit 1) as "nextId",
  ${openQuestionCount}`

/**
 * Whoever asked, by the company itself: as the company of the row, the planner drops it for that of the policy, and reads all
 * employees in place of the few.
 */
export const askerJoins = (companyId: string): Sql => sql`
  left join employees e on e.company_id = ${companyId} and e.id = s.asked_by
  left join users u on u.id = e.user_id`

export const listedJoins = (companyId: string): Sql => sql`
  join portals r on r.company_id = ${companyId} and r.id = s.portal_id
  ${askerJoins(companyId)}`

const wholeColumns: Sql = sql`
  ${listedColumns}, s.content as text, s.hash, s.source,
  (select p.lead_id from targetables p where p.company_id = s.company_id and p.id = s.targetable_id) as "leadId",
  coalesce((
    select json_agg(json_build_object(
      'id', q.id, 'line', q.line, 'text', q.text, 'author', q.author, 'askedAt', q.asked_at, 'answer', q.answer,
      'answeredAt', q.answered_at,
      'answeredBy', case when a.id is not null then ${employeeBriefJson('a', 'au')} end) order by q.asked_at, q.position, q.id)
    from sign_off_questions q
    left join employees a on a.company_id = q.company_id and a.id = q.answered_by
    left join users au on au.id = a.user_id
    where q.company_id = s.company_id and q.sign_off_id = s.id
  ), '[]') as questions,
  coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
                    order by f.created_at, f.name)
    from files f where f.company_id = s.company_id and f.entity = ${rawSql(`'${SIGN_OFF}'`)} and f.entity_id = s.id::text
  ), '[]') as documents`

const findWhere = async (db: Db, id: string, belongs: Sql): Promise<SignOffRow> => {
  const row = await db.row<SignOffRow>(sql`
    select ${wholeColumns} from sign_offs s ${listedJoins(db.scope.companyId)}
    where s.company_id = ${db.scope.companyId} and s.id = ${id} and ${belongs}`)
  if (!row) throw new Refusal('notFound')
  return row
}

export const findOfProject = (db: Db, projectId: string, id: string): Promise<SignOffRow> =>
  findWhere(db, id, sql`s.targetable_id = ${projectId}`)

export const findOfPortal = (db: Db, portalId: string, id: string): Promise<SignOffRow> =>
  findWhere(db, id, sql`s.portal_id = ${portalId}`)

/** The sign-off is answered or changed by one at a time. */
export const holdSignOff = (db: Db, id: string): Promise<number> =>
  db.run(sql`select from sign_offs where company_id = ${db.scope.companyId} and id = ${id} for no key update`)

export const contentOf = ({ text }: Pick<SignOffRow, 'text'>): SignOffContent => JSON.parse(text)
