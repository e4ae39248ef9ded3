import { listProjectExpenses } from '@praxis/server/features/expenses/queries/project-expenses'
import { listProcessingPayments } from '@praxis/server/features/payments/queries/list-processing-payments'
import { listProcessedPayments } from '@praxis/server/features/payments/queries/processed-payments'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

const PAYMENTS_OF_A_PAGE = 12
const EXPENSES_OF_A_PAGE = 25

/** Gives the same answers about expenses by the same statements. */
serveBare((pool, { cast, dataDir, secret }) => {
  const db = bareDb(pool, cast.companyId)
  const platform = { files: bareFiles(dataDir, secret), clock: () => new Date() }
  const actor = actorOf(cast)
  const payer = { ...actor, capabilities: { ...actor.capabilities, canProcessPayments: true } }
  return async ({ url: asked = '' }) => {
    const { pathname, searchParams } = new URL(asked, 'http://bare')
    const page = Number(searchParams.get('page') ?? 1)
    const [, , , , id = '', what] = pathname.split('/')
    if (what === 'expenses') return listProjectExpenses(db, platform, payer, id, { page, per: EXPENSES_OF_A_PAGE })
    return id === 'processing'
      ? listProcessingPayments(db, platform, payer, { page, per: PAYMENTS_OF_A_PAGE, sortOrder: 'oldestFirst' })
      : listProcessedPayments(db, platform.files, payer, { page, per: PAYMENTS_OF_A_PAGE })
  }
})
