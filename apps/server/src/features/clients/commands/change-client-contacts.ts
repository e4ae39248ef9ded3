import { randomUUID } from 'node:crypto'
import type { ClientContact, ClientContactChanges, ClientContactInput } from '@praxis/contract/clients/clients'
import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { assertContactWays } from '../../companies/queries/contact-ways'
import { announceClient, indexClient } from '../client-effects'
import { type ClientRow, findContact, lockVisibleClient } from '../clients.queries'
import { mayEditClient } from '../queries/client-access'
import { touchClient } from './touch-client'

const lockEditableClient = async (db: Tx, actor: EmployeeActor, clientId: string): Promise<ClientRow> => {
  const client = await lockVisibleClient(db, actor, clientId)
  if (!mayEditClient(actor, client.owner.id)) throw new Refusal('invalidPermission')
  return client
}

const assertContactType = async (db: Tx, typeId: string | null | undefined): Promise<void> => {
  if (typeId === null || typeId === undefined) return
  const type = await db.row(sql`
    select from contact_types where company_id = ${db.scope.companyId} and id = ${typeId} for key share`)
  if (!type) throw invalidField('typeID', 'Unknown contact type')
}

const loadContact = async (db: Tx, clientId: string, contactId: string): Promise<ClientContact> => {
  const contact = await findContact(db, clientId, contactId)
  if (!contact) throw new Refusal('notFound')
  return contact
}

const recordedFields = ({ type, id, version, ...fields }: ClientContact) => ({ type: type?.name ?? null, ...fields })

/** A contact's history is part of its client's, where people look for it. */
const leaveTraces = async (
  db: Tx,
  client: ClientRow,
  action: HistoryActions['client'],
  before: ClientContact | undefined,
  after: ClientContact | undefined,
): Promise<void> => {
  await touchClient(db, client.id)
  await indexClient(db, client.id)
  db.record({
    entity: 'client',
    id: client.id,
    action,
    ...(before && { before: recordedFields(before) }),
    ...(after && { after: recordedFields(after) }),
  })
  announceClient(db, client.id, client.owner.id)
}

export const createClientContact = async (
  db: Tx,
  actor: EmployeeActor,
  clientId: string,
  given: ClientContactInput,
): Promise<ClientContact> => {
  const client = await lockEditableClient(db, actor, clientId)
  await assertContactWays(db, given, '')
  await assertContactType(db, given.typeID)
  const id = randomUUID()
  await db.run(sql`
    insert into client_contacts (company_id, id, client_id, type_id, first_name, last_name, job_title, email, landline,
                                 mobile, fax, created_at, updated_at)
    values (${actor.company.id}, ${id}, ${clientId}, ${given.typeID}, ${given.firstName}, ${given.lastName},
            ${given.jobTitle}, ${given.email}, ${given.landline}, ${given.mobile}, ${given.fax}, ${db.now}, ${db.now})`)
  const contact = await loadContact(db, clientId, id)
  await leaveTraces(db, client, 'contactAdded', undefined, contact)
  return contact
}

export const updateClientContact = async (
  db: Tx,
  actor: EmployeeActor,
  clientId: string,
  contactId: string,
  { version, ...changes }: ClientContactChanges & MadeOn,
): Promise<ClientContact> => {
  const client = await lockEditableClient(db, actor, clientId)
  const before = await loadContact(db, clientId, contactId)
  assertUnchangedSince(version, before.version)
  await assertContactWays(db, changes, '')
  await assertContactType(db, changes.typeID)
  const columns = assignments<'client_contacts'>({
    type_id: changes.typeID,
    first_name: changes.firstName,
    last_name: changes.lastName,
    job_title: changes.jobTitle,
    email: changes.email,
    landline: changes.landline,
    mobile: changes.mobile,
    fax: changes.fax,
    version: nextVersion,
    updated_at: db.now,
  })
  await db.run(sql`
    update client_contacts set ${columns} where company_id = ${actor.company.id} and id = ${contactId}`)
  const after = await loadContact(db, clientId, contactId)
  await leaveTraces(db, client, 'contactUpdated', before, after)
  return after
}

export const deleteClientContact = async (
  db: Tx,
  actor: EmployeeActor,
  clientId: string,
  contactId: string,
): Promise<void> => {
  const client = await lockEditableClient(db, actor, clientId)
  const contact = await loadContact(db, clientId, contactId)
  await db.run(sql`delete from client_contacts where company_id = ${actor.company.id} and id = ${contactId}`)
  await leaveTraces(db, client, 'contactRemoved', contact, undefined)
}
