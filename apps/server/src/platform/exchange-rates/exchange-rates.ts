import { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { crossRate, type ExchangeRate } from '@praxis/domain/money/exchange'
import type { Columns } from '../database/columns'
import type { Db } from '../database/database'
import { sql } from '../database/sql'
import type { ReferenceRates } from './reference-rates'
import { lastDayOfSnapshot, snapshotRatesOn } from './snapshot'

interface PublishedRate extends Columns<'exchange_rates', 'day' | 'currency' | 'per_euro'> {
  readonly currency: Currency
}

/** The rates published last on or before a day. Those that came along are complete to their last day. */
const ratesOn = async (db: Db, day: Day): Promise<ReferenceRates | undefined> => {
  const known = snapshotRatesOn(day)
  const since = lastDayOfSnapshot()
  if (day <= since) return known
  const newer = await db.rows<PublishedRate>(sql`
    select day, currency, per_euro as "perEuro" from exchange_rates
    where day = (select max(day) from exchange_rates where day > ${since} and day <= ${day})`)
  const [first] = newer
  return first
    ? { day: first.day, perEuro: Object.fromEntries(newer.map(({ currency, perEuro }) => [currency, perEuro])) }
    : known
}

const perEuroOf = ({ perEuro }: ReferenceRates, currency: Currency): string | undefined =>
  currency === 'EUR' ? '1' : perEuro[currency]

/** Exchange rates by day: the reference rates of the European Central Bank. */
export class ExchangeRates {
  /** The rate of a day and the day it was published on; null where either currency has none. */
  async between(
    db: Db,
    from: Currency,
    to: Currency,
    day: Day,
  ): Promise<{ readonly rate: ExchangeRate; readonly day: Day } | null> {
    const rates = await ratesOn(db, day)
    if (!rates) return null
    const [fromPerEuro, toPerEuro] = [perEuroOf(rates, from), perEuroOf(rates, to)]
    if (fromPerEuro === undefined || toPerEuro === undefined) return null
    return { rate: crossRate(fromPerEuro, toPerEuro), day: rates.day }
  }

  /** The rates of a day from every currency to one, with the day they were published on. */
  async allTo(
    db: Db,
    to: Currency,
    day: Day,
  ): Promise<{ readonly rates: Partial<Record<Currency, ExchangeRate>>; readonly day: Day } | null> {
    const known = await ratesOn(db, day)
    if (!known) return null
    const toPerEuro = perEuroOf(known, to)
    if (toPerEuro === undefined) return null
    const found = Currency.options.flatMap((from) => {
      const fromPerEuro = perEuroOf(known, from)
      return fromPerEuro === undefined ? [] : [[from, crossRate(fromPerEuro, toPerEuro)] as const]
    })
    return { rates: Object.fromEntries(found), day: known.day }
  }

  /** The last day that rates are known of. */
  async newestDay(db: Db): Promise<Day> {
    const since = lastDayOfSnapshot()
    const newest = await db.row<{ readonly day: Day | null }>(sql`
      select max(day) as day from exchange_rates where day > ${since}`)
    return newest?.day ?? since
  }
}
