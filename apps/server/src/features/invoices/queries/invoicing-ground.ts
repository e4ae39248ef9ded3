import { StoredSettings } from '@praxis/contract/company/company-settings'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { Reader } from '../../../platform/auth/reader'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

/** What the company says about its invoices. */
export interface InvoicingGround {
  readonly currency: Currency
  readonly settings: StoredSettings['invoice']
  readonly today: Day
}

export const loadInvoicingGround = async (
  db: Db,
  { company }: { readonly company: Pick<Reader['company'], 'id' | 'timeZone'> },
): Promise<InvoicingGround> => {
  const row = await db.row<{ readonly currency: Currency; readonly settings: unknown }>(sql`
    select default_currency as currency, coalesce(settings -> 'invoice', '{}') as settings from companies
    where company_id = ${company.id}`)
  if (!row) throw new Refusal('notFound')
  return {
    currency: row.currency,
    settings: StoredSettings.shape.invoice.parse(row.settings),
    today: dayInTimeZone(new Date(db.now), company.timeZone),
  }
}
