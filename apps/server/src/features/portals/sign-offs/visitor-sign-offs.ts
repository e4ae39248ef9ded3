import type { VisitorSignOff, VisitorSignOffListItem } from '@praxis/contract/portals/portal-sign-offs'
import { shownName } from '@praxis/domain/portals/shown-names'
import { visitorAnswers } from '@praxis/domain/portals/sign-off-states'
import { visitorName } from '@praxis/domain/portals/visitor-names'
import { sharesWith, type VisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import { PRIVATE_FILE } from '../../../platform/files/file-answer'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import type { EmployeeBriefRow } from '../../employees/queries/employee-brief'
import { answerWithVisitorFile } from '../visits/visitor-file'
import { askerJoins, contentOf, findOfPortal, openQuestionCount, SIGN_OFF, type SignOffRow } from './sign-off-row'

type Named = Pick<EmployeeBriefRow, 'firstName' | 'lastName'>

const nameFor = ({ firstName, lastName }: Named, showsSurnames: boolean): string =>
  shownName({ firstName: firstName ?? '', lastName: lastName ?? '' }, showsSurnames)

/** What visitors are told of each, which is less than the firm is. */
const listed = selected('sign_offs', 's', [
  ...(['id', 'kind', 'title', 'state', 'asked_at', 'previous_id', 'decided_name', 'decided_at', 'version'] as const),
])

type ListedRow = RowOf<typeof listed> & Pick<SignOffRow, 'openQuestionCount'>

const listItemOf = (row: ListedRow, askedBy: Named | null, showsSurnames: boolean): VisitorSignOffListItem => {
  const { id, kind, title, state, askedAt, openQuestionCount, version, decidedAt, decidedName } = row
  return {
    ...{ id, kind, title, state, askedAt, openQuestionCount, version, previousID: row.previousId },
    askedBy: askedBy ? nameFor(askedBy, showsSurnames) : '',
    approved: state === 'approved' && decidedAt !== null ? { name: decidedName ?? '', at: decidedAt } : null,
  }
}

const signOffOf = (actor: VisitorActor, row: SignOffRow): VisitorSignOff => {
  const showsSurnames = sharesWith(actor, 'showSurnames')
  const may = visitorAnswers(row.state)
  const isVisitor = actor.visitor !== null
  return {
    ...listItemOf(row, row.askedBy, showsSurnames),
    content: contentOf(row),
    hash: row.hash,
    questions: row.questions.map(({ answeredBy, ...question }) => ({
      ...question,
      author: visitorName(question.author),
      answeredBy: answeredBy && nameFor(answeredBy, showsSurnames),
    })),
    can: { approve: isVisitor && may.approve, question: isVisitor && may.question },
  }
}

export const listVisitorSignOffs = async (
  db: Db,
  actor: VisitorActor,
  asked: { readonly page: number; readonly per: number },
) => {
  const { portal, company } = actor
  const shown = sql`s.company_id = ${company.id} and s.portal_id = ${portal.id} and s.state <> 'withdrawn'`
  const page = pageOf(sql`select s.* from sign_offs s where ${shown} order by s.asked_at desc, s.id desc`, asked)
  const rows = await db.lastRows<ListedRow & Named & { readonly total: number }>(sql`
    with shown as (${page}), counted as (
      select count(*)::integer as total from (select from sign_offs s where ${shown} ${COUNT_LIMIT}) as few
    )
    select ${listed}, u.first_name as "firstName", u.last_name as "lastName", ${openQuestionCount}, counted.total
    from counted left join (shown s ${askerJoins(company.id)}) on true
    order by s.asked_at desc, s.id desc`)
  return pageOfRows(rows, asked, (row) => listItemOf(row, row, sharesWith(actor, 'showSurnames')))
}

export const getVisitorSignOff = async (db: Db, actor: VisitorActor, id: string): Promise<VisitorSignOff> =>
  signOffOf(actor, await findOfPortal(db, actor.portal.id, id))

/** The very bytes that the hash is of. */
export const getVisitorSignOffContent = async (db: Db, { portal }: VisitorActor, id: string): Promise<BinaryAnswer> => {
  const { text, hash } = await findOfPortal(db, portal.id, id)
  const name = `${hash.slice(0, 12)}.json`
  return {
    content: Buffer.from(text),
    contentType: 'application/json',
    name,
    inline: false,
    cacheControl: PRIVATE_FILE,
  }
}

export const getVisitorSignOffDocument = async (
  db: Db,
  platform: Platform,
  http: HttpExchange,
  actor: VisitorActor,
  { signOffId, fileId }: { readonly signOffId: string; readonly fileId: string },
): Promise<BinaryAnswer> => {
  await findOfPortal(db, actor.portal.id, signOffId)
  return answerWithVisitorFile(db, platform, http, actor, { entity: SIGN_OFF, entityId: signOffId, fileId })
}
