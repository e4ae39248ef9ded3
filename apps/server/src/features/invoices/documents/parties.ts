import { InvoiceSettings } from '@praxis/contract/company/invoice-settings'
import type { Theme } from '@praxis/contract/company/theme'
import type { Currency } from '@praxis/contract/protocol/values'
import type {
  DocumentAddress,
  DocumentBuyer,
  DocumentSeller,
  InvoiceDocument,
} from '@praxis/domain/invoices/invoice-document'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

type CompanyColumns = Columns<'companies', 'name' | 'country' | 'theme' | 'logo_image_id' | 'time_zone'>

/** The company, as far as its invoices speak of it. */
export interface InvoicingCompany extends CompanyColumns {
  readonly currency: Currency
  readonly theme: Theme
  readonly settings: InvoiceSettings
}

export const loadInvoicingCompany = async (db: Db): Promise<InvoicingCompany> => {
  const row = await db.row<Omit<InvoicingCompany, 'settings'> & { readonly settings: unknown }>(sql`
    select name, country, default_currency as currency, theme, logo_image_id as "logoImageId", time_zone as "timeZone",
      coalesce(settings -> 'invoice', '{}') as settings
    from companies where company_id = ${db.scope.companyId}`)
  if (!row) throw new Refusal('notFound')
  return { ...row, settings: InvoiceSettings.parse(row.settings) }
}

export const sellerOf = ({ name, country, settings }: InvoicingCompany): DocumentSeller => ({
  name: settings.legalName || name,
  tradingName: settings.legalName === '' || settings.legalName === name ? '' : name,
  address: { ...settings.address, country },
  vatNumber: settings.vatNumber,
  taxNumber: settings.taxNumber,
  companyNumber: settings.companyNumber,
  legalNotice: settings.legalNotice,
  electronicAddress: settings.electronicAddress,
  contact: settings.contact,
})

/** The account that a client pays to in a currency; nothing while the company has entered none. */
export const accountFor = ({ settings }: InvoicingCompany, currency: Currency): InvoiceDocument['bankAccount'] => {
  const { currency: _, ...account } = settings.bankAccounts.find((other) => other.currency === currency) ?? {
    currency,
    ...settings.bankAccount,
  }
  return account.iban === '' && account.accountNumber === '' ? null : account
}

const billing = selected('client_billing', 'b', [
  ...(['legal_name', 'vat_number', 'company_number', 'electronic_scheme', 'electronic_id', 'buyer_reference'] as const),
  ...(['address_line1', 'address_line2', 'city', 'postcode', 'region', 'country', 'emails'] as const),
])

/** A client as it is billed, and as it is known otherwise. */
interface BilledClient {
  readonly name: string
  readonly email: string
  readonly ownAddress: Omit<DocumentAddress, 'region' | 'country'>
  readonly billing: {
    readonly legalName: string
    readonly vatNumber: string
    readonly companyNumber: string
    readonly electronicScheme: string
    readonly electronicId: string
    readonly buyerReference: string
    readonly emails: readonly string[]
    readonly address: DocumentAddress
  } | null
}

type BillingColumns = Columns<
  'client_billing',
  | ('legal_name' | 'vat_number' | 'company_number' | 'electronic_scheme' | 'electronic_id' | 'buyer_reference')
  | ('address_line1' | 'address_line2' | 'city' | 'postcode' | 'region' | 'country' | 'emails')
>

type OwnColumns = Columns<
  'clients',
  | ('name' | 'email')
  | { ownLine1: 'address_line1'; ownLine2: 'address_line2'; ownCity: 'city'; ownPostcode: 'postcode' }
>

interface ClientRow extends BillingColumns, OwnColumns {
  readonly isSaid: boolean
}

const loadBilledClient = async (db: Db, clientId: string): Promise<BilledClient> => {
  const row = await db.row<ClientRow>(sql`
    select c.name, c.email, c.address_line1 as "ownLine1", c.address_line2 as "ownLine2", c.city as "ownCity",
      c.postcode as "ownPostcode", b.client_id is not null as "isSaid", ${billing}
    from clients c
    left join client_billing b on b.company_id = c.company_id and b.client_id = c.id
    where c.company_id = ${db.scope.companyId} and c.id = ${clientId}`)
  if (!row) throw new Refusal('notFound')
  const { name, email, addressLine1, addressLine2, city, postcode, region, country, isSaid, ...said } = row
  return {
    name,
    email,
    ownAddress: { line1: row.ownLine1, line2: row.ownLine2, city: row.ownCity, postcode: row.ownPostcode },
    billing: isSaid
      ? { ...said, address: { line1: addressLine1, line2: addressLine2, city, postcode, region, country } }
      : null,
  }
}

const noAddress = { line1: '', line2: '', city: '', postcode: '', region: '', country: '' }

/** Where only the country was said for billing, the rest is the client’s usual address. */
const addressOf = ({ ownAddress, billing: said }: BilledClient): DocumentAddress => {
  const address = said?.address ?? noAddress
  const { country: _, ...place } = address
  const isPlaceSaid = Object.values(place).some((line) => line !== '')
  return isPlaceSaid ? address : { ...address, ...ownAddress }
}

export const loadBuyer = async (db: Db, clientId: string): Promise<DocumentBuyer> => {
  const client = await loadBilledClient(db, clientId)
  const { billing: said } = client
  return {
    name: said?.legalName || client.name,
    address: addressOf(client),
    vatNumber: said?.vatNumber ?? '',
    companyNumber: said?.companyNumber ?? '',
    electronicAddress: { scheme: said?.electronicScheme ?? '', id: said?.electronicId ?? '' },
    buyerReference: said?.buyerReference ?? '',
    email: said?.emails[0] ?? client.email,
  }
}
