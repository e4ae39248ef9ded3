import type { SignOff, SignOffListItem, SignOffQuestion } from '@praxis/contract/portals/project-sign-offs'
import type { SignOffKind, SignOffState } from '@praxis/contract/portals/sign-off-shapes'
import { visitorAuthor } from '@praxis/domain/portals/visitor-names'
import { canRead, canWrite, type TargetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import { canonicalJson } from '@praxis/domain/text/canonical-json'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { joinSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { permissionsInKind } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import {
  contentOf,
  findOfProject,
  type ListedRow,
  listedColumns,
  listedJoins,
  type QuestionRow,
  type SignOffRow,
} from './sign-off-row'
import { linesNow } from './sign-off-source'

type Areas = TargetablePermissions['areas']

/** Whether somebody who reads the details of the project may also read what a sign-off is about. */
export const readsContent = (areas: Areas, kind: SignOffKind): boolean => {
  if (kind === 'document') return true
  return canRead(kind === 'time' ? areas.timeSheetSubmissions : areas.taskLists)
}

const areasOf = async (db: Db, actor: EmployeeActor, projectId: string): Promise<Areas> => {
  const permissions = await permissionsInKind(db, actor, projectKind, projectId)
  if (!permissions || !canRead(permissions.areas.details)) throw new Refusal('notFound')
  return permissions.areas
}

const listItemOf = (row: ListedRow, files: FileStore, edit: boolean): SignOffListItem => {
  const { id, kind, title, state, askedAt, openQuestionCount, version, decidedAt, decidedName, decidedEmail } = row
  return {
    ...{ id, kind, title, state, askedAt, openQuestionCount, version },
    portal: { id: row.portalId, title: row.portal.title },
    askedBy: row.askedBy && employeeBriefOf(row.askedBy, files),
    approved:
      decidedEmail === null || decidedAt === null
        ? null
        : { name: decidedName ?? '', email: decidedEmail, from: row.decidedFrom ?? '', at: decidedAt },
    withdrawnAt: state === 'withdrawn' ? decidedAt : null,
    ...{ previousID: row.previousId, nextID: row.nextId, can: { edit } },
  }
}

const questionOf = (
  { answeredBy, author, ...row }: QuestionRow,
  { reference }: ListedRow['portal'],
  files: FileStore,
): SignOffQuestion => ({
  ...row,
  author: visitorAuthor(reference, author),
  answeredBy: answeredBy && employeeBriefOf(answeredBy, files),
})

/** A sign-off as somebody with these rights sees it; what is asked is compared with what is there now. */
const signOffOf = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  row: SignOffRow,
  areas: Areas,
): Promise<SignOff> => {
  const content = contentOf(row)
  const now = await linesNow(db, { projectId: row.targetableId, portalId: row.portalId }, row.source, content)
  return {
    ...listItemOf(row, files, canWrite(areas.details)),
    ...(readsContent(areas, row.kind) && {
      content,
      documents: row.documents.map((file) => files.linkOf(actor, file)),
    }),
    hash: row.hash,
    hasChanged: canonicalJson(now) !== canonicalJson(content.lines),
    questions: row.questions.map((question) => questionOf(question, row.portal, files)),
  }
}

export const getSignOff = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
): Promise<SignOff> => {
  const areas = await areasOf(db, actor, projectId)
  return signOffOf(db, files, actor, await findOfProject(db, projectId, id), areas)
}

interface Asked {
  readonly page: number
  readonly per: number
  readonly portalID?: string | undefined
  readonly state?: SignOffState | undefined
}

export const listSignOffs = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  { portalID, state, ...asked }: Asked,
) => {
  const areas = await areasOf(db, actor, projectId)
  const conditions = joinSql(
    [
      sql`s.company_id = ${actor.company.id} and s.targetable_id = ${projectId}`,
      ...(portalID ? [sql`s.portal_id = ${portalID}`] : []),
      ...(state ? [sql`s.state = ${state}`] : []),
    ],
    ' and ',
  )
  const page = pageOf(sql`select s.* from sign_offs s where ${conditions} order by s.asked_at desc, s.id desc`, asked)
  const rows = await db.lastRows<ListedRow & { readonly total: number }>(sql`
    with shown as (${page}), counted as (
      select count(*)::integer as total from (select from sign_offs s where ${conditions} ${COUNT_LIMIT}) as few
    )
    select ${listedColumns}, counted.total from counted left join (shown s ${listedJoins(actor.company.id)}) on true
    order by s.asked_at desc, s.id desc`)
  return pageOfRows(rows, asked, (row) => listItemOf(row, files, canWrite(areas.details)))
}

/** Whether the actor may see a sign-off, and so its history and documents. */
export const readsSignOff = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const row = await db.row<{ readonly projectId: string; readonly kind: SignOffKind }>(sql`
    select targetable_id as "projectId", kind from sign_offs
    where company_id = ${actor.company.id} and id = ${idOrNone(id)}`)
  if (!row) return false
  const permissions = await permissionsInKind(db, actor, projectKind, row.projectId)
  return permissions !== undefined && canRead(permissions.areas.details) && readsContent(permissions.areas, row.kind)
}
