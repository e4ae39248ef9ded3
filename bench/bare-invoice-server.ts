import { invoices } from '@praxis/contract/invoices/invoices'
import { getInvoice } from '@praxis/server/features/invoices/queries/get-invoice'
import { listInvoicesPaginated } from '@praxis/server/features/invoices/queries/list-invoices'
import { ExchangeRates } from '@praxis/server/platform/exchange-rates/exchange-rates'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

/** Gives the same answers about invoices by the same statements. */
serveBare((pool, { cast, dataDir, secret }) => {
  const db = bareDb(pool, cast.companyId)
  const platform = { files: bareFiles(dataDir, secret), exchangeRates: new ExchangeRates() }
  const actor = actorOf(cast)
  return async ({ method, url = '' }, body) =>
    method === 'POST'
      ? listInvoicesPaginated(db, platform.files, actor, invoices.listInvoicesPaginated.body.parse(JSON.parse(body)))
      : getInvoice(db, platform, actor, url.split('/').at(-1) ?? '')
})
