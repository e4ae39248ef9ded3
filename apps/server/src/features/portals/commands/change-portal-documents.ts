import type { PortalDocument } from '@praxis/contract/portals/project-portals'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Upload } from '../../../platform/files/upload'
import { Refusal } from '../../../platform/refusal'
import { lockPortal } from '../queries/open-portal'
import { listPortalDocuments, PORTAL_DOCUMENT } from '../queries/portal-documents'
import { leaveTraces } from './portal-effects'

export const addPortalDocuments = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  uploads: readonly Upload[],
): Promise<{ items: PortalDocument[] }> => {
  await lockPortal(db, actor, projectId, id)
  for (const upload of uploads) await files.keep(db, upload, { entity: PORTAL_DOCUMENT, entityId: id })
  const names = uploads.map(({ name }) => name)
  await leaveTraces(db, { projectId, id, action: 'documentsAdded', after: { documents: names } })
  return listPortalDocuments(db, files, actor, id)
}

export const removePortalDocument = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  fileId: string,
): Promise<void> => {
  await lockPortal(db, actor, projectId, id)
  const file = await db.row<Columns<'files', 'name'>>(sql`
    select name from files
    where company_id = ${actor.company.id} and id = ${fileId} and entity = ${PORTAL_DOCUMENT} and entity_id = ${id}`)
  if (!file) throw new Refusal('notFound')
  await files.remove(db, fileId)
  await leaveTraces(db, { projectId, id, action: 'documentRemoved', before: { documents: [file.name] } })
}
