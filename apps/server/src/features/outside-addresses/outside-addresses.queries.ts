import type { UnconfirmedAddress } from '@praxis/contract/company/outside-addresses'
import { displayName } from '@praxis/domain/accounts/display-name'
import type { Columns, LeftJoined } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import { hashOfAddressCode } from './address-codes'

export interface KnownAddress extends LeftJoined<Columns<'outside_addresses', 'asked_at'>> {
  readonly email: string
  readonly standing: 'colleague' | 'contact' | 'confirmed' | UnconfirmedAddress['state']
}

/**
 * How the company stands to each of the addresses, looked up one by one. An address that declined does not become
 * writable by being made a contact.
 */
export const standingOf = async (db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, KnownAddress>> => {
  if (emails.length === 0) return new Map()
  const rows = await db.rows<KnownAddress>(sql`
    select given.email, o.asked_at as "askedAt",
      case
        when colleague.is_found then 'colleague'
        when o.state = 'declined' then o.state
        when contact.is_found then 'contact'
        else coalesce(o.state, 'notAsked')
      end as standing
    from unnest(${[...new Set(emails)]}::text[]) as given(email)
    left join lateral (
      select o.state, o.asked_at from outside_addresses o where o.company_id = ${db.scope.companyId} and o.email = given.email limit 1
    ) o on true
    left join lateral (
      select true as is_found from users u
      cross join lateral (
        select from employees e where e.company_id = ${db.scope.companyId} and e.user_id = u.id and e.is_active limit 1
      ) e
      where u.username = given.email limit 1
    ) colleague on true
    left join lateral (
      select true as is_found from client_contacts c
      where c.company_id = ${db.scope.companyId} and c.email_key = given.email limit 1
    ) contact on true`)
  return new Map(rows.map((row) => [row.email, row]))
}

interface AddressRequest {
  readonly companyId: string
  readonly id: string
  readonly email: string
  readonly company: string
  readonly askedBy: string | null
}

/** The request that a mailed code leads to, in whichever company; none for a code that was used or has expired. */
export const findAddressRequest = async (db: Db, code: string, now: string): Promise<AddressRequest> => {
  const found = await db.row<
    Omit<AddressRequest, 'askedBy'> & { readonly firstName: string | null; readonly lastName: string | null }
  >(sql`
    select company_id as "companyId", id, email, company_name as company, asker_first_name as "firstName",
           asker_last_name as "lastName"
    from find_outside_address(${hashOfAddressCode(code)}) where expires_at > ${now}`)
  if (!found) throw new Refusal('invalidToken')
  const { firstName, lastName, ...request } = found
  return { ...request, askedBy: firstName === null || lastName === null ? null : displayName({ firstName, lastName }) }
}
