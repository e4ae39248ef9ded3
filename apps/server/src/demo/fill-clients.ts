import type { DemoClient } from '@praxis/demo/demo-client'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { indexClient } from '../features/clients/commands/client-effects'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { FileStore } from '../platform/files/file-store'
import { dynamicDetailsOf } from './demo-dynamic-details'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { daysBefore } from './demo-moments'
import { fillLogos } from './fill-logos'

export const clientIdOf = (company: DemoCompany, name: string): string => demoId('client', company.domain, name)

const clientRow = (db: Tx, company: DemoCompany, client: DemoClient, logoId: string | undefined) => ({
  id: clientIdOf(company, client.name),
  name: client.name,
  isActive: client.isActive ?? true,
  logoId,
  currency: client.currency ?? 'GBP',
  email: client.email,
  landline: client.landline,
  website: client.website,
  line1: client.address.line1,
  line2: client.address.line2 ?? '',
  city: client.address.city,
  postcode: client.address.postcode,
  ownerId: employeeIdOf(company, client.owner),
  details: dynamicDetailsOf(company, company.settings?.client?.defaultDynamicDetails, client.details, db.now),
  createdAt: daysBefore(db.now, client.sinceDaysAgo),
  // An entry counts as a change, and the journal goes on until the last one.
  updatedAt: daysBefore(db.now, Math.min(client.sinceDaysAgo, ...client.journal.map(({ daysAgo }) => daysAgo))),
})

const contactRows = (company: DemoCompany, { name, contacts }: DemoClient) =>
  contacts.map((contact, index) => ({
    ...contact,
    id: demoId('client contact', company.domain, name, contact.email),
    clientId: clientIdOf(company, name),
    landline: contact.landline ?? '',
    index,
  }))

export const fillClients = async (db: Tx, files: FileStore, company: DemoCompany): Promise<void> => {
  const { clients = [] } = company
  const { companyId } = db.scope
  const logos = await fillLogos(db, files, clients)
  const rows = clients.map((client) => clientRow(db, company, client, logos.get(client.name)))
  await db.run(sql`
    insert into clients (company_id, id, name, is_active, logo_image_id, trading_currency, email, landline, website,
                         address_line1, address_line2, city, postcode, owner_id, dynamic_details, created_at, updated_at)
    select ${companyId}, r.id, r.name, r."isActive", r."logoId", r.currency, r.email, r.landline, r.website, r.line1,
           r.line2, r.city, r.postcode, r."ownerId", r.details, r."createdAt", r."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      id uuid, name text, "isActive" boolean, "logoId" text, currency text, email text, landline text, website text,
      line1 text, line2 text, city text, postcode text, "ownerId" uuid, details jsonb, "createdAt" timestamptz,
      "updatedAt" timestamptz
    )`)
  const contacts = clients.flatMap((client) => contactRows(company, client))
  await db.run(sql`
    insert into client_contacts (company_id, id, client_id, type_id, first_name, last_name, job_title, email, landline,
                                 created_at, updated_at)
    select c.company_id, r.id, c.id, t.id, r."firstName", r."lastName", r."jobTitle", r.email, r.landline,
           c.created_at + r.index * interval '1 minute', c.created_at
    from jsonb_to_recordset(${JSON.stringify(contacts)}) as r(
      id uuid, "clientId" uuid, type text, "firstName" text, "lastName" text, "jobTitle" text, email text,
      landline text, index integer
    )
    join clients c on c.company_id = ${companyId} and c.id = r."clientId"
    left join contact_types t on t.company_id = c.company_id and t.name = r.type`)
  await Promise.all(rows.map(({ id }) => indexClient(db, id)))
}
