import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import { listVisitorSignOffs } from '@praxis/server/features/portals/sign-offs/visitor-sign-offs'
import { getPortalDetails } from '@praxis/server/features/portals/visits/portal-details'
import { getVisitorBudgetTracker, getVisitorTime } from '@praxis/server/features/portals/visits/portal-trackers'
import { listSharedJournalEntries } from '@praxis/server/features/portals/visits/shared-journal'
import type { VisitorActor } from '@praxis/server/platform/auth/actor'
import { sql } from '@praxis/server/platform/database/sql'
import { bareDb, bareFiles } from './bare-ground'
import { serveBare } from './serve-bare'

const PAGE = { page: 1, per: 25 }

interface VisitorRow extends Pick<VisitorActor['portal'], 'id' | 'projectId' | 'sharedInfos' | 'preset'> {
  readonly visitorId: string
  readonly email: string
  readonly timeZone: string
}

/**
 * Gives the same answers to visitors by the same statements. What the reference leads to and what is shared there decides on
 * each answer, so it is read each time; whether the visitor may come in is not asked.
 */
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
  const find = async (reference: string): Promise<VisitorActor> => {
    const row = await db.row<VisitorRow>(sql`
      select r.id, r.targetable_id as "projectId", r.shared_infos as "sharedInfos", r.preset,
        v.id as "visitorId", v.email, c.time_zone as "timeZone"
      from portals r
      join companies c on c.company_id = r.company_id
      join portal_visitors v on v.company_id = r.company_id and v.portal_id = r.id
      where r.reference = ${reference} and v.email = 'visitor-1@client-1.example'`)
    if (!row) throw new Error(`there is no portal ${reference}`)
    const { id, projectId, sharedInfos, preset, visitorId, email, timeZone } = row
    return {
      portal: { id, reference, projectId, sharedInfos, preset },
      visitor: { id: visitorId, email },
      company: { id: cast.companyId, features: defaultFeatureFlags, timeZone },
    }
  }
  return async ({ url = '' }) => {
    const [, , , , reference = '', name = ''] = url.split('/')
    const answer = answers[name]
    if (!answer) throw new Error(`nothing is answered at ${url}`)
    return answer(await find(reference))
  }
})
