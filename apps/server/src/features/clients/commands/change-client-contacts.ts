import { randomUUID } from 'node:crypto'
import type { ClientContact, ClientContactChanges, ClientContactInput } from '@praxis/contract/clients/clients'
import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { assertContactWays } from '../../companies/queries/contact-ways'
import { type ClientRow, findContact, lockEditableClient } from '../clients.queries'
import { indexClient, leaveTraces } from './client-effects'
import { touchClient } from './touch-client'

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
const leaveTracesOfContact = async (
  db: Tx,
  { id, owner }: ClientRow,
  action: HistoryActions['client'],
  before: ClientContact | undefined,
  after: ClientContact | undefined,
): Promise<void> => {
  await touchClient(db, id)
  await indexClient(db, id)
  leaveTraces(db, {
    id,
    action,
    ...(before && { before: recordedFields(before) }),
    ...(after && { after: recordedFields(after) }),
    ownerIds: [owner.id],
  })
}

const columnsOf = (given: ClientContactChanges) => ({
  type_id: given.typeID,
  first_name: given.firstName,
  last_name: given.lastName,
  job_title: given.jobTitle,
  email: given.email,
  landline: given.landline,
  mobile: given.mobile,
  fax: given.fax,
})

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
  const kept = { company_id: actor.company.id, id, client_id: clientId, created_at: db.now, updated_at: db.now }
  await db.run(sql`insert into client_contacts ${insertion<'client_contacts'>({ ...kept, ...columnsOf(given) })}`)
  const contact = await loadContact(db, clientId, id)
  await leaveTracesOfContact(db, client, 'contactAdded', undefined, contact)
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
  const changed = { ...columnsOf(changes), version: nextVersion, updated_at: db.now }
  await db.run(sql`
    update client_contacts set ${assignments<'client_contacts'>(changed)}
    where company_id = ${actor.company.id} and id = ${contactId}`)
  const after = await loadContact(db, clientId, contactId)
  await leaveTracesOfContact(db, client, 'contactUpdated', before, after)
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
  await leaveTracesOfContact(db, client, 'contactRemoved', contact, undefined)
}
