import type { Client, ClientBrief, ClientContact, ClientListItem } from '@praxis/contract/clients/clients'
import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { idOrNone } from '../../platform/database/id-or-none'
import { type RowOf, selected } from '../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../platform/database/sql'
import type { FileStore } from '../../platform/files/file-store'
import { Refusal } from '../../platform/refusal'
import { isFoundBy } from '../../platform/search/search-index'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../employees/queries/employee-brief'
import { isChoosableClient, isVisibleClient, mayDeleteClient, mayEditClient } from './queries/client-access'

const brief = selected('clients', 'c', ['id', 'name', 'is_active', 'logo_image_id'])

export const contactWays = selected('clients', 'c', ['email', 'landline', 'mobile', 'fax', 'website'])
export const address = selected('clients', 'c', ['address_line1', 'address_line2', 'city', 'postcode'])
const others = selected('clients', 'c', ['trading_currency', 'dynamic_details', 'created_at', 'updated_at', 'version'])

type ClientColumns = RowOf<typeof brief> & RowOf<typeof contactWays> & RowOf<typeof address> & RowOf<typeof others>

export interface ClientRow extends ClientColumns {
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly owner: EmployeeBriefRow
}

/** Columns of a row `c` of clients with its owner `o` and the owner's user `ou`. */
export const clientColumns: Sql = sql`
  ${brief}, ${contactWays}, ${address}, ${others}, ${employeeBriefJson('o', 'ou')} as owner`

export const clientJoins = rawSql(`
  join employees o on o.company_id = c.company_id and o.id = c.owner_id
  left join users ou on ou.id = o.user_id`)

const logoOf = (imageId: string | null, files: FileStore) => (imageId === null ? null : files.publicUrl(imageId))

export const detailsOf = (row: ClientRow, files: FileStore): Client['details'] => ({
  name: row.name,
  isActive: row.isActive,
  logoImage: logoOf(row.logoImageId, files),
  tradingCurrency: row.tradingCurrency,
  contact: { email: row.email, landline: row.landline, mobile: row.mobile, fax: row.fax, website: row.website },
  address: { line1: row.addressLine1, line2: row.addressLine2, city: row.city, postcode: row.postcode },
  clientOwner: employeeBriefOf(row.owner, files),
  dynamicDetails: [...row.dynamicDetails],
})

/** What lists need beside the client itself. */
export interface ListedClientRow extends ClientRow {
  readonly contactCount: number
  readonly recentCategories: ClientListItem['recentCategories']
  readonly lastEntryDate: string | null
}

export const listItemOf = (row: ListedClientRow, files: FileStore): ClientListItem => ({
  id: row.id,
  details: detailsOf(row, files),
  contactCount: row.contactCount,
  recentCategories: row.recentCategories,
  lastEntryDate: row.lastEntryDate,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const person = selected('client_contacts', 'k', ['id', 'first_name', 'last_name', 'job_title', 'version'])
const waysToReach = selected('client_contacts', 'k', ['email', 'landline', 'mobile', 'fax'])

interface ContactRow extends RowOf<typeof person>, RowOf<typeof waysToReach> {
  readonly type: Columns<'contact_types', 'id' | 'name' | 'can_be_deleted'> | null
}

const contactColumns: Sql = sql`
  ${person}, ${waysToReach},
  case when t.id is not null
    then json_build_object('id', t.id, 'name', t.name, 'canBeDeleted', t.can_be_deleted) end as type`

const contactTypeJoin = rawSql(`left join contact_types t on t.company_id = k.company_id and t.id = k.type_id`)

interface WholeClientRow extends ClientRow {
  readonly contacts: readonly ContactRow[]
  readonly journalEntryCount: number
}

const readClient = (db: Db, id: string, condition: Sql): Promise<WholeClientRow | undefined> =>
  db.row<WholeClientRow>(sql`
    select ${clientColumns},
      coalesce((
        select json_agg(contact) from (
          select ${contactColumns} from client_contacts k ${contactTypeJoin}
          where k.company_id = c.company_id and k.client_id = c.id
          order by k.created_at, k.id
        ) as contact
      ), '[]') as contacts,
      (select count(*) from journal_entries j where j.company_id = c.company_id and j.client_id = c.id)::integer
        as "journalEntryCount"
    from clients c ${clientJoins}
    where c.company_id = ${db.scope.companyId} and c.id = ${id} and ${condition}`)

const clientOf = (row: WholeClientRow | undefined, files: FileStore, actor: EmployeeActor): Client => {
  if (!row) throw new Refusal('notFound')
  const mayEdit = mayEditClient(actor, row.owner.id)
  return {
    id: row.id,
    details: detailsOf(row, files),
    contacts: [...row.contacts],
    journalEntryCount: row.journalEntryCount,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    can: { edit: mayEdit, delete: mayDeleteClient(actor), readHistory: mayEdit },
  }
}

export const getClient = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Client> =>
  clientOf(await readClient(db, id, isVisibleClient(actor, 'few')), files, actor)

/** The answer to a change, also for somebody who has just given the client away. */
export const getChangedClient = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Client> =>
  clientOf(await readClient(db, id, rawSql('true')), files, actor)

/** A client that the actor may see, locked until the transaction ends and read as the last change left it. */
export const lockVisibleClient = async (db: Db, actor: EmployeeActor, id: string): Promise<ClientRow> => {
  await db.run(sql`select from clients where company_id = ${actor.company.id} and id = ${id} for no key update`)
  const row = await db.row<ClientRow>(sql`
    select ${clientColumns} from clients c ${clientJoins}
    where c.company_id = ${actor.company.id} and c.id = ${id} and ${isVisibleClient(actor, 'few')}`)
  if (!row) throw new Refusal('notFound')
  return row
}

/** The same, of a client that the actor may also edit. */
export const lockEditableClient = async (db: Db, actor: EmployeeActor, id: string): Promise<ClientRow> => {
  const client = await lockVisibleClient(db, actor, id)
  if (!mayEditClient(actor, client.owner.id)) throw new Refusal('invalidPermission')
  return client
}

/** The owner of a client, if the actor may see it. */
export const ownerOfVisibleClient = async (db: Db, actor: EmployeeActor, id: string): Promise<string | undefined> => {
  const row = await db.row<Columns<'clients', 'owner_id'>>(sql`
    select c.owner_id as "ownerId" from clients c
    where c.company_id = ${actor.company.id} and c.id = ${idOrNone(id)} and ${isVisibleClient(actor, 'few')}`)
  return row?.ownerId
}

export const findContact = (db: Db, clientId: string, contactId: string): Promise<ClientContact | undefined> =>
  db.row<ContactRow>(sql`
    select ${contactColumns} from client_contacts k ${contactTypeJoin}
    where k.company_id = ${db.scope.companyId} and k.client_id = ${clientId} and k.id = ${contactId}`)

/** More clients than anybody scrolls through; typing narrows the list. */
const MOST_CHOICES = 100

interface Choice {
  readonly all: boolean
  readonly query: string
}

export const listClients = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { all, query }: Choice,
): Promise<ClientBrief[]> => {
  const rows = await db.rows<RowOf<typeof brief>>(sql`
    select ${brief} from clients c
    where c.company_id = ${actor.company.id} and ${isChoosableClient(actor, query === '' ? 'all' : 'few')} and ${all ? rawSql('true') : rawSql('c.is_active')}
      and ${query === '' ? rawSql('true') : isFoundBy(rawSql('c.id'), actor.company.id, 'client', query)}
    order by c.sort_name, c.id limit ${MOST_CHOICES}`)
  return rows.map(({ logoImageId, ...row }) => ({ logoImage: logoOf(logoImageId, files), ...row }))
}
