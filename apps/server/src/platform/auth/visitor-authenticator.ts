import { randomUUID } from 'node:crypto'
import type { FeatureFlags } from '@praxis/contract/people/capabilities'
import type { portalPresets, SharedInfo } from '@praxis/contract/portals/portal-rules'
import * as z from 'zod'
import type { Config } from '../config'
import type { Database, Tx } from '../database/database'
import { Premise } from '../database/premise'
import { systemScope } from '../database/scope'
import { sql } from '../database/sql'
import type { Limits } from '../limits/limits'
import { Refusal } from '../refusal'
import type { Caller } from '../shares/caller'
import type { Lane } from '../shares/lane'
import { isEmployeeActor, type VisitorActor } from './actor'
import type { Authenticator } from './authenticator'
import { isPassword } from './passwords'
import type { PortalTokens } from './portal-tokens'
import { takeBackVisit, takeNewcomer, takeUnknown, takeVisit, type VisitAttempt } from './visitor-attempts'

/** The database's answer about a portal and somebody who wants to come in. */
interface VisitorRow {
  readonly company_id: string
  readonly portal_id: string
  readonly project_id: string
  readonly lead_id: string
  readonly reference: string
  readonly shared_infos: readonly SharedInfo[]
  readonly preset: (typeof portalPresets)[number]
  readonly features: FeatureFlags
  readonly time_zone: string
  /** Whether visitors come in at all: portal and project are active, and the company uses projects. */
  readonly is_open: boolean
  /** Whether the password that was right is still the portal's. */
  readonly is_current: boolean
  /** Whether the portal takes this address. */
  readonly is_admitted: boolean
  /** Null for whoever comes for the first time. */
  readonly visitor_id: string | null
  readonly is_removed: boolean
  readonly last_visit_at: string | null
}

/** What a request says of a visitor; the reference is part of its address. */
export interface VisitorCredentials {
  readonly reference: string
  readonly email: string | undefined
  readonly password: string | undefined
}

/** Who asks, as far as it is known before they have come in. */
interface Asking {
  readonly addressBlock: string
  readonly caller: Caller
}

interface Ground {
  readonly config: Pick<Config, 'PASSWORD_COST'>
  readonly clock: () => Date
  readonly limits: Limits
  readonly hashing: Lane
  readonly tokens: PortalTokens
}

interface Remembered {
  readonly actor: VisitorActor
  readonly answer: string
  /** From when on another call is another visit, which is noted. */
  readonly until: number
}

const REMEMBERED = 5_000
const VISIT_MS = 30 * 60 * 1000

const Email = z.email().max(254).toLowerCase()

type Question = readonly [reference: string, email: string | null, passwordVersion: string | null]

/** Asks the database who a visitor of a portal is, with each of their calls, as the authenticator does of employees. */
export class VisitorAuthenticator {
  private readonly remembered = new Map<string, Remembered>()

  constructor(
    private readonly database: Database,
    private readonly authenticator: Authenticator,
    private readonly ground: Ground,
  ) {}

  /** Whom the database named when it was last asked the same; it decides nothing until it is asked again. */
  guess(given: VisitorCredentials): { readonly actor: VisitorActor; readonly premise: Premise } | undefined {
    const token = this.tokenOf(given)
    if (token?.kind !== 'visit') return undefined
    const question: Question = [token.reference, token.email, `${token.passwordVersion}`]
    const known = this.remembered.get(question.join(' '))
    if (!known || known.until <= this.ground.clock().getTime()) return undefined
    return {
      actor: known.actor,
      premise: new Premise({ name: 'authenticateVisitorAndEnter', values: question }, known.answer),
    }
  }

  async actorOf(given: VisitorCredentials, asking: Asking): Promise<VisitorActor> {
    if (given.password === undefined) throw new Refusal('unauthorized')
    if (!this.ground.tokens.isToken(given.password)) return this.byPassword(given, given.password, asking)
    const token = this.tokenOf(given)
    if (!token) throw new Refusal('unauthorized')
    if (token.kind === 'visit') return this.byVisit([token.reference, token.email, `${token.passwordVersion}`], asking)
    return this.byPreview(token, asking)
  }

  /** Whether what somebody came with still stands, as far as that is seen without asking: it ends after a while. */
  isCurrent(given: VisitorCredentials): boolean {
    return this.tokenOf(given) !== undefined
  }

  /** The token in place of the password, if it is for this portal and this address. */
  private tokenOf({ reference, email, password = '' }: VisitorCredentials) {
    const token = this.ground.tokens.isToken(password) ? this.ground.tokens.read(password) : undefined
    if (!token || token.reference !== reference) return undefined
    return token.kind === 'preview' || token.email === email?.trim().toLowerCase() ? token : undefined
  }

  private async ask([reference, email, version]: Question, caller: Caller) {
    const [found] = await this.database.global<{ answer: string | null }>(
      sql`select authenticate_visitor(${reference}, ${email}, ${version}::integer)::text as answer`,
      caller,
    )
    return found?.answer ? { answer: found.answer, row: JSON.parse(found.answer) as VisitorRow } : undefined
  }

  private async byVisit(question: Question, { caller }: Asking): Promise<VisitorActor> {
    const asked = await this.ask(question, caller)
    if (!asked?.row.is_open) throw new Refusal('dataNotAvailable')
    const { row, answer } = asked
    if (!row.is_current || !row.is_admitted || row.is_removed || row.visitor_id === null)
      throw new Refusal('unauthorized')
    const actor = actorOf(row, { id: row.visitor_id, email: question[1] ?? '' })
    const until = row.last_visit_at === null ? 0 : Date.parse(row.last_visit_at) + VISIT_MS
    if (until > this.ground.clock().getTime()) this.remember(question, { actor, answer, until })
    else await this.mutate(row, (db) => noteVisit(db, row, question[1] ?? ''))
    return actor
  }

  /** Somebody of the firm, as long as their session stands: they need no password, and can change nothing. */
  private async byPreview(
    token: Extract<ReturnType<PortalTokens['read']>, { kind: 'preview' }>,
    { caller }: Asking,
  ): Promise<VisitorActor> {
    const { sessionId, employeeId, impersonatorId } = token
    const employee = await this.authenticator
      .actorOfSession(sessionId, employeeId, impersonatorId ?? undefined)
      .catch((error) => {
        throw error instanceof Refusal && error.status === 401 ? new Refusal('unauthorized') : error
      })
    const asked = await this.ask([token.reference, null, null], caller)
    const isTheirs = isEmployeeActor(employee) && employee.company.id === asked?.row.company_id
    if (!asked?.row.features.project || !isTheirs) throw new Refusal('dataNotAvailable')
    return actorOf(asked.row, null)
  }

  /**
   * Known and unknown references, addresses that are let in and others take the same path until the password has proved
   * right: the same statements and one hash.
   */
  private async byPassword(given: VisitorCredentials, password: string, asking: Asking): Promise<VisitorActor> {
    const email = Email.safeParse(given.email?.trim())
    const attempt: VisitAttempt = {
      reference: given.reference,
      email: email.data ?? '',
      network: asking.addressBlock,
    }
    const { limits, hashing, config, tokens } = this.ground
    const counted = { scope: { ...systemScope(), caller: asking.caller }, confirm: async () => undefined }
    await takeVisit(counted, limits, attempt)
    const [found] = await this.database.global<{ hash: string; version: number }>(
      sql`select hash, version from find_portal_password(${given.reference})`,
      asking.caller,
    )
    const asked = await this.ask([given.reference, attempt.email, `${found?.version ?? 0}`], asking.caller)
    const isRight = await hashing.pass(asking.caller, () => isPassword(config.PASSWORD_COST, password, found?.hash))
    if (!asked?.row.is_open) {
      await takeUnknown(counted, limits, attempt)
      throw new Refusal('dataNotAvailable')
    }
    const { row } = asked
    if (!email.success || !found || !isRight || !row.is_current || !row.is_admitted || row.is_removed) {
      await this.mutate(row, (db) => noteRefusal(db, row, attempt.email))
      throw new Refusal('unauthorized')
    }
    if (row.visitor_id === null) await takeNewcomer(counted, limits, row.portal_id)
    const id = await this.mutate(row, async (db) => {
      await takeBackVisit(db, limits, attempt)
      return noteVisit(db, row, email.data)
    })
    const session = tokens.issue({
      ...{ kind: 'visit', reference: row.reference, email: email.data, passwordVersion: found.version },
    })
    return { ...actorOf(row, { id, email: email.data }), session }
  }

  private mutate<Result>({ company_id }: VisitorRow, work: (db: Tx) => Promise<Result>): Promise<Result> {
    return this.database.mutate(systemScope(company_id), work)
  }

  private remember(question: Question, known: Remembered): void {
    if (this.remembered.size >= REMEMBERED) this.remembered.clear()
    this.remembered.set(question.join(' '), known)
  }
}

const actorOf = (row: VisitorRow, visitor: VisitorActor['visitor']): VisitorActor => ({
  portal: {
    id: row.portal_id,
    reference: row.reference,
    projectId: row.project_id,
    sharedInfos: row.shared_infos,
    preset: row.preset,
  },
  visitor,
  company: { id: row.company_id, features: row.features, timeZone: row.time_zone },
})

/** Notes that somebody came, once in half an hour, and that they are a visitor from now on. Answers their id. */
const noteVisit = async (db: Tx, { company_id, portal_id, project_id, lead_id }: VisitorRow, email: string) => {
  await db.run(sql`
    insert into portal_visitors (company_id, id, portal_id, email, created_at)
    values (${company_id}, ${randomUUID()}, ${portal_id}, ${email}, ${db.now})
    on conflict (company_id, portal_id, email) do nothing`)
  const visitor = await db.row<{ readonly id: string; readonly isNew: boolean }>(sql`
    with came as (
      update portal_visitors set last_visit_at = ${db.now}, visit_count = visit_count + 1
      where company_id = ${company_id} and portal_id = ${portal_id} and email = ${email}
        and (last_visit_at is null or last_visit_at <= ${new Date(Date.parse(db.now) - VISIT_MS).toISOString()})
      returning id
    ), noted as (
      insert into portal_visits (company_id, id, portal_id, kind, email, visitor_id, at, period)
      select ${company_id}, ${randomUUID()}, ${portal_id}, 'visited', ${email}, id, ${db.now}, ${db.now} from came
    )
    select v.id, exists (select from came) as "isNew" from portal_visitors v
    where v.company_id = ${company_id} and v.portal_id = ${portal_id} and v.email = ${email}`)
  if (!visitor) throw new Error('a visitor who was just noted is not there')
  if (visitor.isNew)
    db.announce({
      topic: 'portals',
      id: project_id,
      to: { capabilities: ['canManageProjects'], employees: [lead_id] },
    })
  return visitor.id
}

/** Attempts of half an hour with one address are one row. */
const noteRefusal = (db: Tx, { company_id, portal_id }: VisitorRow, email: string): Promise<number> => {
  const period = new Date(Math.floor(Date.parse(db.now) / VISIT_MS) * VISIT_MS).toISOString()
  return db.run(sql`
    insert into portal_visits as v (company_id, id, portal_id, kind, email, at, period)
    values (${company_id}, ${randomUUID()}, ${portal_id}, 'refused', ${email}, ${db.now}, ${period})
    on conflict (company_id, portal_id, kind, email, period) do update set attempts = v.attempts + 1, at = excluded.at`)
}
