import type { ClientBilling, ClientBillingChanges } from '@praxis/contract/clients/client-billing'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { isCountry } from '@praxis/domain/companies/country'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { lockEditableClient, ownerOfVisibleClient } from '../../clients/clients.queries'
import { leaveTraces } from '../../clients/commands/client-effects'
import { mayEditClient } from '../../clients/queries/client-access'
import { assertElectronicAddress } from '../../companies/queries/assert-electronic-address'
import { vatColumns, vatOf, vatWords } from './stored-vat'

const stored = selected('client_billing', 'b', [
  ...(['legal_name', 'vat_number', 'company_number', 'electronic_scheme', 'electronic_id', 'buyer_reference'] as const),
  ...(['address_line1', 'address_line2', 'city', 'postcode', 'region', 'country', 'emails'] as const),
  ...(['payment_terms_days', 'vat_rate', 'vat_category', 'version'] as const),
])

type Billing = Omit<ClientBilling, 'can'>

/** As a client is billed of whom nobody has said anything. */
const unsaid: Billing = {
  legalName: '',
  vatNumber: '',
  companyNumber: '',
  electronicAddress: { scheme: '', id: '' },
  buyerReference: '',
  address: { line1: '', line2: '', city: '', postcode: '', region: '', country: '' },
  emails: [],
  paymentTermsDays: null,
  vat: null,
  version: 0,
}

const billingOf = (row: RowOf<typeof stored>): Billing => ({
  legalName: row.legalName,
  vatNumber: row.vatNumber,
  companyNumber: row.companyNumber,
  electronicAddress: { scheme: row.electronicScheme, id: row.electronicId },
  buyerReference: row.buyerReference,
  address: {
    line1: row.addressLine1,
    line2: row.addressLine2,
    city: row.city,
    postcode: row.postcode,
    region: row.region,
    country: row.country,
  },
  emails: [...row.emails],
  paymentTermsDays: row.paymentTermsDays,
  vat: vatOf(row),
  version: row.version,
})

const readBilling = async (db: Db, clientId: string): Promise<Billing> => {
  const row = await db.row<RowOf<typeof stored>>(sql`
    select ${stored} from client_billing b where b.company_id = ${db.scope.companyId} and b.client_id = ${clientId}`)
  return row ? billingOf(row) : unsaid
}

export const getClientBilling = async (db: Db, actor: EmployeeActor, clientId: string): Promise<ClientBilling> => {
  const ownerId = await ownerOfVisibleClient(db, actor, clientId)
  if (ownerId === undefined) throw new Refusal('notFound')
  return { ...(await readBilling(db, clientId)), can: { edit: mayEditClient(actor, ownerId) } }
}

const assertChanges = ({ electronicAddress, address }: ClientBillingChanges): void => {
  if (electronicAddress) assertElectronicAddress('electronicAddress', electronicAddress)
  if (address && address.country !== '' && !isCountry(address.country))
    throw invalidField('address.country', 'Invalid input')
}

/** As the history tells of it. */
const recordedFields = ({
  address,
  emails,
  electronicAddress,
  paymentTermsDays,
  vat,
  version: _,
  ...texts
}: Billing) => ({
  ...texts,
  electronicAddress: [electronicAddress.scheme, electronicAddress.id].filter(Boolean).join(' '),
  billingAddress: Object.values(address).filter(Boolean).join(', '),
  billingEmails: emails.join(', '),
  paymentTerms: paymentTermsDays === null ? '' : `${paymentTermsDays} days`,
  vat: vatWords(vat),
})

/** Changes how a client is billed from now on. */
export const updateClientBilling = async (
  db: Tx,
  actor: EmployeeActor,
  clientId: string,
  { version, ...changes }: ClientBillingChanges & MadeOn,
): Promise<ClientBilling> => {
  const client = await lockEditableClient(db, actor, clientId)
  const before = await readBilling(db, clientId)
  assertUnchangedSince(version, before.version)
  assertChanges(changes)
  const { electronicAddress, address, emails } = changes
  await db.run(sql`
    insert into client_billing (company_id, client_id, version) values (${actor.company.id}, ${clientId}, 0)
    on conflict do nothing`)
  const columns = assignments<'client_billing'>({
    legal_name: changes.legalName,
    vat_number: changes.vatNumber,
    company_number: changes.companyNumber,
    electronic_scheme: electronicAddress?.scheme,
    electronic_id: electronicAddress?.id,
    buyer_reference: changes.buyerReference,
    address_line1: address?.line1,
    address_line2: address?.line2,
    city: address?.city,
    postcode: address?.postcode,
    region: address?.region,
    country: address?.country,
    emails: emails && [...new Set(emails)],
    payment_terms_days: changes.paymentTermsDays,
    ...vatColumns(changes.vat),
    version: nextVersion,
  })
  await db.run(sql`
    update client_billing set ${columns} where company_id = ${actor.company.id} and client_id = ${clientId}`)
  const after = await readBilling(db, clientId)
  leaveTraces(db, {
    id: clientId,
    action: 'billingUpdated',
    before: recordedFields(before),
    after: recordedFields(after),
    ownerIds: [client.owner.id],
  })
  return { ...after, can: { edit: true } }
}
