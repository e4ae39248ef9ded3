import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { phone } from '@praxis/domain/validation/phone-rule'
import type { Rule } from '@praxis/domain/validation/rule'
import { email, url } from '@praxis/domain/validation/text-rules'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

/** Addresses and numbers by which somebody can be reached. */
type Ways = Readonly<Partial<Record<'email' | 'landline' | 'mobile' | 'fax' | 'website', string | undefined>>>

const countryOf = async (db: Db): Promise<PhoneCountry> => {
  const row = await db.row<Columns<'companies', 'country'> & { readonly country: PhoneCountry }>(
    sql`select country from companies where company_id = ${db.scope.companyId}`,
  )
  return row?.country ?? 'GB'
}

/** Numbers without a country code are checked as numbers of the company's country. */
export const assertContactWays = async (db: Db, ways: Ways, path: string): Promise<void> => {
  if (Object.values(ways).every((value) => !value)) return
  const number = phone(await countryOf(db))
  const rules: Readonly<Record<keyof Ways, Rule>> = {
    email,
    landline: number,
    mobile: number,
    fax: number,
    website: url,
  }
  const fields = Object.entries(rules).flatMap(([name, rule]) => {
    const message = rule(ways[name as keyof Ways])
    return message === undefined ? [] : [{ path: path + name, message }]
  })
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}
