import type { Client } from '@praxis/contract/clients/clients'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { Upload } from '../../../platform/files/upload'
import { getClient, lockEditableClient } from '../clients.queries'
import { leaveTraces } from './client-effects'

const LOGO = { width: 512, height: 512 }

/** Replaces the logo with another one, or with none. */
export const setClientLogo = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  image: Upload | undefined,
): Promise<Client> => {
  const client = await lockEditableClient(db, actor, id)
  const logoId = image ? await files.keepPublicImage(db, image, LOGO) : null
  await db.run(sql`
    update clients set logo_image_id = ${logoId}, updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${id}`)
  if (client.logoImageId !== null) await files.removePublic(db, client.logoImageId)
  leaveTraces(db, {
    id,
    action: image ? 'logoSet' : 'logoRemoved',
    before: { logo: client.logoImageId },
    after: { logo: logoId },
    ownerIds: [client.owner.id],
  })
  return getClient(db, files, actor, id)
}
