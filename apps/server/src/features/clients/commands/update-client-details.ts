import type { Client, ClientDetailsInput } from '@praxis/contract/clients/clients'
import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { withHttpPrefix } from '@praxis/domain/links/link'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { assertUnchangedSince } from '../../../platform/refusal'
import { updatedDynamicDetails } from '../../companies/queries/checked-dynamic-details'
import { assertContactWays } from '../../companies/queries/contact-ways'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { type ClientRow, detailsOf, getChangedClient, lockEditableClient } from '../clients.queries'
import { indexClient, leaveTraces } from './client-effects'

const recordedFields = ({ contact, address, clientOwner, dynamicDetails, logoImage, ...rest }: Client['details']) => ({
  ...rest,
  ...contact,
  ...address,
  clientOwner: clientOwner?.displayName,
  dynamicDetails: Object.fromEntries(dynamicDetails.map(({ key, value }) => [key, value])),
})

/** The history names a deactivation as such, although it is one of the changes. */
const actionOf = (changes: ClientDetailsInput, before: ClientRow): HistoryActions['client'] => {
  if (changes.isActive === undefined || changes.isActive === before.isActive) return 'updated'
  return changes.isActive ? 'reactivated' : 'deactivated'
}

export const updateClientDetails = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version, ...changes }: ClientDetailsInput & MadeOn,
): Promise<Client> => {
  const before = await lockEditableClient(db, actor, id)
  assertUnchangedSince(version, before.version)
  if (changes.contact) await assertContactWays(db, changes.contact, 'contact.')
  if (changes.clientOwnerID !== undefined && changes.clientOwnerID !== before.owner.id)
    await assertActiveEmployee(db, 'clientOwnerID', changes.clientOwnerID)
  const { contact, address } = changes
  const columns = assignments<'clients'>({
    name: changes.name,
    is_active: changes.isActive,
    trading_currency: changes.tradingCurrency,
    email: contact?.email,
    landline: contact?.landline,
    mobile: contact?.mobile,
    fax: contact?.fax,
    website: contact?.website && withHttpPrefix(contact.website),
    address_line1: address?.line1,
    address_line2: address?.line2,
    city: address?.city,
    postcode: address?.postcode,
    owner_id: changes.clientOwnerID,
    dynamic_details:
      changes.dynamicDetails &&
      JSON.stringify(await updatedDynamicDetails(db, 'client', before.dynamicDetails, changes.dynamicDetails)),
    version: nextVersion,
    updated_at: db.now,
  })
  await db.run(sql`update clients set ${columns} where company_id = ${actor.company.id} and id = ${id}`)
  if (changes.name !== undefined || changes.dynamicDetails !== undefined) await indexClient(db, id)
  if (changes.name !== undefined && changes.name !== before.name)
    db.enqueue({ task: 'reindexProjectsOfClient', payload: { clientId: id } })
  const after = await getChangedClient(db, files, actor, id)
  leaveTraces(db, {
    id,
    action: actionOf(changes, before),
    before: recordedFields(detailsOf(before, files)),
    after: recordedFields(after.details),
    ownerIds: [before.owner.id, changes.clientOwnerID ?? before.owner.id],
  })
  return after
}
