import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import { listVisitorSignOffs } from '@praxis/server/features/portals/sign-offs/visitor-sign-offs'
import { getPortalDetails } from '@praxis/server/features/portals/visits/portal-details'
import { getVisitorBudgetTracker, getVisitorTime } from '@praxis/server/features/portals/visits/portal-trackers'
import { listSharedJournalEntries } from '@praxis/server/features/portals/visits/shared-journal'
import type { VisitorActor } from '@praxis/server/platform/auth/actor'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

const PAGE = { page: 1, per: 25 }

/** Gives the same answers to visitors by the same statements. */
serveBare((pool, { cast, dataDir, secret }) => {
  const db = bareDb(pool, cast.companyId)
  const files = bareFiles(dataDir, secret)
  const answers: Readonly<Record<string, (actor: VisitorActor) => Promise<unknown>>> = {
    details: (actor) => getPortalDetails(db, files, actor),
    weeklyBudgetTracker: (actor) => getVisitorBudgetTracker(db, actor),
    weeklyTimeTracker: (actor) => getVisitorTime(db, actor, 'week'),
    journalEntries: (actor) => listSharedJournalEntries(db, actor, PAGE),
    signOffs: (actor) => listVisitorSignOffs(db, actor, PAGE),
  }
  const known = new Map<string, Promise<VisitorActor>>()
  const find = async (reference: string): Promise<VisitorActor> => {
    const { rows } = await pool.query<{ id: string; projectId: string; visitorId: string; timeZone: string }>(
      `select r.id, r.targetable_id as "projectId", v.id as "visitorId", c.time_zone as "timeZone"
       from portals r
       join companies c on c.company_id = r.company_id
       join portal_visitors v on v.company_id = r.company_id and v.portal_id = r.id
       where r.reference = $1 and v.email = 'visitor-1@client-1.example'`,
      [reference],
    )
    const [row] = rows
    if (!row) throw new Error(`there is no portal ${reference}`)
    const { id, projectId, visitorId, timeZone } = row
    return {
      portal: { id, reference, projectId, sharedInfos, preset: 'cumulativeRevenueByWeek' },
      visitor: { id: visitorId, email: 'visitor-1@client-1.example' },
      company: { id: cast.companyId, features: defaultFeatureFlags, timeZone },
    }
  }
  const actorOf = (reference: string): Promise<VisitorActor> => {
    const actor = known.get(reference) ?? find(reference)
    known.set(reference, actor)
    return actor
  }
  return async ({ url = '' }) => {
    const [, , , , reference = '', name = ''] = url.split('/')
    const answer = answers[name]
    if (!answer) throw new Error(`nothing is answered at ${url}`)
    return answer(await actorOf(reference))
  }
})
