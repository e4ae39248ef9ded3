import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import * as z from 'zod'
import { sql } from '../database/sql'
import { defineJob } from '../jobs/job'
import { fetchText, ServiceFailed } from '../outgoing/fetch-text'
import { readReferenceRates } from './reference-rates'
import { lastDayOfSnapshot } from './snapshot'

/** All days since 1999 are some 10 MB. */
const LIMITS = { milliseconds: 30_000, bytes: 30_000_000 }

/** Adds the days that were published since; the next run makes up for one that failed. The bank publishes at 16:00 of its time. */
export const refreshExchangeRates = defineJob({
  name: 'refreshExchangeRates',
  payload: z.strictObject({}),
  cron: '40 */4 * * *',
  run: async ({ platform: { config, clock }, database, log }) => {
    if (config.EXCHANGE_RATES_URL === undefined) return
    try {
      const published = readReferenceRates(await fetchText(new URL(config.EXCHANGE_RATES_URL), LIMITS))
      if (published.length === 0) throw new ServiceFailed('there are no rates in the answer')
      const since = lastDayOfSnapshot()
      const today = dayInTimeZone(clock(), 'Europe/Berlin')
      const rows = published
        .filter(({ day }) => day > since && day <= today)
        .flatMap(({ day, perEuro }) =>
          Object.entries(perEuro).map(([currency, rate]) => ({ day, currency, per_euro: rate })),
        )
      await database.global(sql`
        insert into exchange_rates (day, currency, per_euro)
        select distinct on (day, currency) day, currency, per_euro
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (day date, currency text, per_euro text)
        on conflict (day, currency) do update set per_euro = excluded.per_euro
        where exchange_rates.per_euro <> excluded.per_euro`)
    } catch (error) {
      if (!(error instanceof ServiceFailed)) throw error
      log.warn({ err: error }, 'exchange rates could not be refreshed')
    }
  },
})
