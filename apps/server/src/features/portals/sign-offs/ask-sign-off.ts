import { createHash, randomUUID } from 'node:crypto'
import type { NewSignOff, SignOff } from '@praxis/contract/portals/project-sign-offs'
import type { SignOffContent, SignOffLine } from '@praxis/contract/portals/sign-off-shapes'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { startOfWeek } from '@praxis/domain/calendar/day'
import { shownName } from '@praxis/domain/portals/shown-names'
import { closedBecause } from '@praxis/domain/portals/sign-off-states'
import type { AreaPermissions } from '@praxis/domain/targetables/targetable-policy'
import { canonicalJson } from '@praxis/domain/text/canonical-json'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { tellVisitors } from '../mails/tell-visitors'
import { assertPortalOpen, lockPortals } from '../queries/open-portal'
import { findPortal, type PortalRow } from '../queries/portal-row'
import { getSignOff, readsContent } from './project-sign-offs'
import { closeSignOff, recordSignOff } from './sign-off-effects'
import { contentOf, findOfProject, holdSignOff, SIGN_OFF } from './sign-off-row'
import { documentsAmong, kindOfSource, loadLines, type SignOffSource } from './sign-off-source'

const MOST_LINES = 300

type Asked = Pick<SignOffContent, 'title' | 'text'> &
  Omit<SignOffSource, 'files'> & { readonly fileIds: readonly string[] }

/** What is put up is of one kind, and of what whoever asks may read. */
const assertAskable = (portal: PortalRow, areas: AreaPermissions, asked: Asked): void => {
  assertPortalOpen(portal)
  if (!portal.sharedInfos.includes('signOffs')) throw new Refusal('signOffsNotShared')
  const { taskIds, taskListIds, weeks } = asked
  if (weeks.length > 0 && taskIds.length + taskListIds.length > 0)
    throw invalidField('weeks', 'Put time up by itself, without tasks')
  if (weeks.some((week) => startOfWeek(week) !== week)) throw invalidField('weeks', 'Name weeks by their Monday')
  if (weeks.length > 0 && !portal.sharedInfos.includes('showLoggedTime'))
    throw invalidField('weeks', 'Share logged time in this portal first')
  if (!readsContent(areas, kindOfSource(asked))) throw new Refusal('invalidPermission')
}

/** Tasks and lists of other projects, and what was archived, cannot be put up. */
const assertOnBoard = async (db: Tx, projectId: string, { taskIds, taskListIds }: Asked): Promise<void> => {
  const found = await db.row<{ readonly number: number }>(sql`
    select (
      select count(*) from tasks
      where company_id = ${db.scope.companyId} and board_id = ${projectId} and archived_at is null
        and id = any (${taskIds}::uuid[])
    )::integer + (
      select count(*) from task_lists
      where company_id = ${db.scope.companyId} and board_id = ${projectId} and id = any (${taskListIds}::uuid[])
    )::integer as number`)
  if (found?.number !== taskIds.length + taskListIds.length) throw new Refusal('notFound')
}

/** Copies documents, so that neither their removal nor that of the portal’s changes what the client was asked. */
const copyDocuments = async (
  db: Tx,
  files: FileStore,
  signOffId: string,
  portalId: string,
  fileIds: readonly string[],
): Promise<readonly { readonly id: string; readonly line: Extract<SignOffLine, { kind: 'document' }> }[]> => {
  const offered = await documentsAmong(db, portalId, fileIds)
  const copies = []
  for (const id of fileIds) {
    const copy = offered.has(id) && (await files.copy(db, id, { entity: SIGN_OFF, entityId: signOffId }))
    if (!copy) throw new Refusal('notFound')
    const { id: fileID, ...document } = copy
    copies.push({ id, line: { key: `document:${fileID}`, kind: 'document' as const, fileID, ...document } })
  }
  return copies
}

const assertSomething = (lines: readonly SignOffLine[], { weeks }: Asked): void => {
  if (weeks.length > 0 && !lines.some(({ kind }) => kind === 'time'))
    throw invalidField('weeks', 'These weeks have no approved time')
  if (lines.length === 0) throw invalidField('taskIDs', 'Choose tasks, documents or weeks')
  if (lines.length > MOST_LINES) throw invalidField('taskListIDs', `Put up at most ${MOST_LINES} lines at once`)
}

interface Place {
  readonly actor: EmployeeActor
  readonly projectId: string
  readonly portal: PortalRow
  readonly previousId: string | null
}

/** Freezes what the client is asked, and asks them. Answers with its id. */
const ask = async (db: Tx, files: FileStore, { actor, projectId, portal, previousId }: Place, asked: Asked) => {
  const id: string = randomUUID()
  const { title, text, fileIds, ...made } = asked
  const others = await loadLines(db, projectId, made)
  const documents = await copyDocuments(db, files, id, portal.id, [...new Set(fileIds)])
  const lines = [...others, ...documents.map(({ line }) => line)]
  assertSomething(lines, asked)
  const company = await db.row<Columns<'companies', 'name'>>(sql`
    select name from companies where company_id = ${actor.company.id}`)
  const content = canonicalJson({ company: company?.name ?? '', project: portal.project.name, title, text, lines })
  const source: SignOffSource = {
    ...made,
    files: documents.map((document) => ({ id: document.id, copyId: document.line.fileID })),
  }
  await db.run(sql`
    insert into sign_offs ${insertion<'sign_offs'>({
      ...{ company_id: actor.company.id, id, portal_id: portal.id, targetable_id: projectId, previous_id: previousId },
      ...{ kind: kindOfSource(made), title, content, hash: createHash('sha256').update(content).digest('hex') },
      ...{ source: JSON.stringify(source), asked_by: actor.employee.id, asked_at: db.now },
    })}`)
  await recordSignOff(db, projectId, { id, action: 'asked', after: { title, text, portal: portal.title } })
  await tellVisitors(db, {
    ...{ kind: 'signOffs', projectId, portalId: portal.id, occasion: `asked ${id}` },
    words: ({ sharedInfos }) => ({
      line: `${shownName(actor.user, sharedInfos.includes('showSurnames'))} asks you to approve “${title}”`,
      path: `approvals/${id}`,
    }),
  })
  return id
}

export const createSignOff = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  portalId: string,
  { taskIDs, taskListIDs, fileIDs, weeks, title, text }: NewSignOff,
): Promise<SignOff> => {
  const { permissions } = await lockPortals(db, actor, projectId)
  const portal = await findPortal(db, projectId, portalId)
  const asked: Asked = {
    ...{ title, text, fileIds: fileIDs, taskIds: [...new Set(taskIDs)], taskListIds: [...new Set(taskListIDs)] },
    ...{ weeks: [...new Set(weeks)].sort(), showsSurnames: portal.sharedInfos.includes('showSurnames') },
  }
  assertAskable(portal, permissions.areas, asked)
  await assertOnBoard(db, projectId, asked)
  const id = await ask(db, files, { actor, projectId, portal, previousId: null }, asked)
  return getSignOff(db, files, actor, projectId, id)
}

/** Puts the same up as it is now. What is gone meanwhile is left out, as long as there is something left. */
export const askSignOffAnew = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  { version, text }: { readonly text?: string | undefined } & MadeOn,
): Promise<SignOff> => {
  const { permissions } = await lockPortals(db, actor, projectId)
  await holdSignOff(db, id)
  const previous = await findOfProject(db, projectId, id)
  assertUnchangedSince(version, previous.version)
  if (previous.nextId !== null) throw new Refusal('signOffClosed', { why: 'it was asked anew' })
  const portal = await findPortal(db, projectId, previous.portalId)
  const { taskIds, files: sources, ...source } = previous.source
  const documents = await documentsAmong(
    db,
    portal.id,
    sources.map((file) => file.id),
  )
  const showsSurnames = portal.sharedInfos.includes('showSurnames')
  const isOnBoard = new Set((await loadLines(db, projectId, previous.source)).map(({ key }) => key))
  const asked: Asked = {
    ...{ ...source, showsSurnames, title: previous.title, text: text ?? contentOf(previous).text },
    taskIds: taskIds.filter((taskId) => isOnBoard.has(`task:${taskId}`)),
    fileIds: sources.map((file) => file.id).filter((fileId) => documents.has(fileId)),
  }
  assertAskable(portal, permissions.areas, asked)
  if (closedBecause(previous.state) === undefined) await closeSignOff(db, previous)
  const nextId = await ask(db, files, { actor, projectId, portal, previousId: id }, asked)
  return getSignOff(db, files, actor, projectId, nextId)
}
