import type { SharedDocument } from '@praxis/contract/portals/portal-visits'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import { PORTAL_DOCUMENT } from '../queries/portal-documents'
import { answerWithVisitorFile } from './visitor-file'

export const listSharedDocuments = async (
  db: Db,
  { portal, company }: VisitorActor,
): Promise<{ items: SharedDocument[] }> => ({
  items: await db.lastRows<SharedDocument>(sql`
    select id, name, content_type as "contentType", size, created_at as "addedAt" from files
    where company_id = ${company.id} and entity = ${PORTAL_DOCUMENT} and entity_id = ${portal.id}
    order by created_at desc, name, id`),
})

export const getSharedDocument = (
  db: Db,
  platform: Platform,
  http: HttpExchange,
  actor: VisitorActor,
  fileId: string,
): Promise<BinaryAnswer> =>
  answerWithVisitorFile(db, platform, http, actor, { entity: PORTAL_DOCUMENT, entityId: actor.portal.id, fileId })
