import { assets } from '@praxis/contract/assets/assets'
import { getAssetTimeline, listAssetCategories } from '@praxis/server/features/assets/queries/asset-list'
import { getAsset } from '@praxis/server/features/assets/queries/get-asset'
import { listRequestableAssets } from '@praxis/server/features/assets/queries/requestable-assets'
import type pg from 'pg'
import { actorOf } from './bare-actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

/** A booking with its request and their history: what any way to make one has to do. */
const STATEMENTS = [
  'select from assets where company_id = $1 and id = $2 for no key update',
  `select id from asset_uses
   where company_id = $1 and asset_id = $2 and holds and until_at > $3 and from_at < $4 order by until_at limit 1`,
  `insert into asset_uses (company_id, id, asset_id, employee_id, kind, from_at, to_at)
   values ($1, $5, $2, $6, 'booking', $3, $4)`,
  `insert into requests (company_id, id, type, state, employee_id, approver_capability, submitted_at, decided_at, is_auto_approved)
   select $1, $3, 'asset', case when k.is_auto_approved then 'approved' else 'waitingForApproval' end, $4, 'canManageAssets', now(),
     case when k.is_auto_approved then now() end, k.is_auto_approved
   from assets a join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
   where a.company_id = $1 and a.id = $2`,
  `insert into history (company_id, id, at, employee_id, entity, entity_id, action, after)
   select $1, gen_random_uuid(), now(), $4, e.entity, e.id, e.action, '{}'
   from (values ('request', $3::text, 'submitted'), ('assetBooking', $3::text, 'requested'), ('asset', $2::text, 'booked'))
     as e(entity, id, action)`,
  `select s.*, r.state, a.name, a.code, k.name as category, e.sort_name
   from asset_uses s
   join requests r on r.company_id = s.company_id and r.id = s.id
   join assets a on a.company_id = s.company_id and a.id = s.asset_id
   join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
   join employees e on e.company_id = s.company_id and e.id = s.employee_id
   where s.company_id = $1 and s.id = $2`,
] as const

interface Asked {
  readonly companyId: string
  readonly employeeId: string
  readonly assetId: string
  readonly from: string
  readonly to: string
}

const bookingOf = async (client: pg.PoolClient, { companyId, employeeId, assetId, from, to }: Asked) => {
  const id = crypto.randomUUID()
  const [lock, overlap, use, request, history, answer] = STATEMENTS
  const run = async (name: string, text: string, values: readonly unknown[]) =>
    (await client.query({ name, text, values: [...values] })).rows
  await run('lock', lock, [companyId, assetId])
  await run('overlap', overlap, [companyId, assetId, from, to])
  await run('use', use, [companyId, assetId, from, to, id, employeeId])
  await run('request', request, [companyId, assetId, id, employeeId])
  await run('history', history, [companyId, assetId, id, employeeId])
  return run('answer', answer, [companyId, id])
}

/** As far ahead as nobody else books; all of them are taken back. */
const LATER_MS = 600 * 24 * 3_600_000
const later = (moment: string): string => new Date(Date.parse(moment) + LATER_MS).toISOString()

/** Gives the same answers about assets by the same statements, and books by bare ones. */
serveBare((pool, { cast, dataDir, secret }) => {
  const { companyId, employeeId } = cast
  const db = bareDb(pool, companyId)
  const files = bareFiles(dataDir, secret)
  const actor = actorOf(cast)
  const book = async (assetId: string, body: string) => {
    const { from, to }: { from: string; to: string } = JSON.parse(body)
    const client = await pool.connect()
    try {
      await client.query('begin')
      return await bookingOf(client, { companyId, employeeId, assetId, from: later(from), to: later(to) })
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  return async ({ method, url = '' }, body) => {
    const { pathname, searchParams } = new URL(url, 'http://bare')
    const last = pathname.split('/').at(-1) ?? ''
    if (method === 'POST') return book(last, body)
    const asked = Object.fromEntries(searchParams)
    switch (last) {
      case 'assetCategories':
        return listAssetCategories(db, { files }, actor, assets.listAssetCategories.query.parse(asked))
      case 'timeline':
        return getAssetTimeline(db, { files }, actor, assets.getAssetTimeline.query.parse(asked))
      case 'requestableAssets':
        return listRequestableAssets(db, { files }, actor, assets.listRequestableAssets.query.parse(asked))
      default:
        return getAsset(db, files, actor, last)
    }
  }
})
