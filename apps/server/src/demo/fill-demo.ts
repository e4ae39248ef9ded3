import { setTimeout } from 'node:timers/promises'
import { calderRowe, calderRowePeople, demoRoles } from '@praxis/demo/calder-rowe'
import { neighbouringCompanies, neighbouringPeople } from '@praxis/demo/neighbouring-companies'
import { hashPassword } from '../platform/auth/passwords'
import { systemScope } from '../platform/database/scope'
import { sql } from '../platform/database/sql'
import type { DemoPerson } from '../platform/http/demo-people'
import type { RunningPlatform } from '../platform/start-platform'
import { fillCompany } from './fill-company'
import { demoUserId, fillUser } from './fill-employees'
import { fillPortals } from './fill-portals'
import { untilAborted } from './until-aborted'

/** The password of everyone in the demo, and of its portals. */
export const DEMO_PASSWORD = 'Harbour-Light-24'

// Any number will do; processes that start together take turns by it.
const FILLING_LOCK = 724_613
const ASK_AGAIN_MS = 250

/** Fills the demo workspaces into a database that nobody has used yet, all at once or not at all. */
export const fillDemo = async (
  { database, platform }: RunningPlatform,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const [used] = await database.global(sql`select 1 from users limit 1`)
  if (used) return
  const passwordHash = await hashPassword(platform.config.PASSWORD_COST, DEMO_PASSWORD)
  const fillOnce = (): Promise<boolean> =>
    database.mutate(systemScope(), async (transaction) => {
      const db = untilAborted(transaction, signal)
      const turn = await db.row<{ isOurs: boolean }>(sql`
        select pg_try_advisory_xact_lock(${FILLING_LOCK}) as "isOurs"`)
      if (!turn?.isOurs) return false
      if (await db.row(sql`select 1 from users limit 1`)) return true
      for (const person of [...calderRowePeople, ...neighbouringPeople]) await fillUser(db, person, passwordHash)
      for (const company of [calderRowe, ...neighbouringCompanies]) await fillCompany(db, company, platform)
      await fillPortals(db, platform.files, passwordHash)
      return true
    })
  // The lock is asked for again and again: a statement that waited for it would run into its own time limit.
  while (!(await fillOnce())) await setTimeout(ASK_AGAIN_MS, undefined, { signal })
}

/** The people one can sign in as, as far as the demo has been filled. */
export const demoSignIns = async ({ database }: RunningPlatform): Promise<DemoPerson[]> => {
  const ids = demoRoles.map(({ username }) => demoUserId(username))
  const found = await database.global<{ username: string; name: string }>(sql`
    select username, first_name || ' ' || last_name as name from users where id = any (${ids})`)
  const names = new Map(found.map(({ username, name }) => [username, name]))
  return demoRoles.flatMap((person) => {
    const name = names.get(person.username)
    return name === undefined ? [] : [{ ...person, name, password: DEMO_PASSWORD, domain: calderRowe.domain }]
  })
}
