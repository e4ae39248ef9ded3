import type { FeatureFlags } from '@praxis/contract/people/capabilities'
import * as z from 'zod'
import type { Database } from '../database/database'
import { Premise } from '../database/premise'
import { sql } from '../database/sql'
import { invalidField, Refusal } from '../refusal'
import type { AccessTokens } from './access-tokens'
import type { EmployeeActor, UserActor } from './actor'
import { capabilitiesOf, type EmployeeRights } from './capabilities-of'

interface AuthenticatedRow extends EmployeeRights {
  readonly user_id: string
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly employee_id: string | null
  readonly company_id: string
  readonly is_active: boolean
  readonly features: FeatureFlags
  readonly time_zone: string
}

/** What a request's headers ask to act as; the database decides. */
export interface Credentials {
  readonly token: string | undefined
  readonly employeeId: string | undefined
  readonly impersonatorId: string | undefined
}

const Uuid = z.uuid()
const isUuid = (value: string) => Uuid.safeParse(value).success

/** Who probably calls, without having asked the database. */
interface Guess {
  readonly actor: EmployeeActor
  /** The premise that the database still names this actor. */
  readonly premise: Premise
}

interface Remembered {
  readonly actor: EmployeeActor
  /** The database's answer, word for word. */
  readonly answer: string
}

const REMEMBERED = 5_000

const questionOf = (sessionId: string, employeeId: string | undefined, impersonatorId: string | undefined) =>
  [sessionId, employeeId ?? null, impersonatorId ?? null] as const

export class Authenticator {
  private readonly remembered = new Map<string, Remembered>()

  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * Whom the database named when it was last asked the same. Rights may have been taken away since, here or by another
   * process, so a guess decides nothing by itself: it saves a round trip, because the question can travel with the work.
   */
  async guess({ token, employeeId, impersonatorId }: Credentials): Promise<Guess | undefined> {
    const sessionId = token && (await this.tokens.sessionOf(token))
    if (!sessionId) return undefined
    const question = questionOf(sessionId, employeeId, impersonatorId)
    const known = this.remembered.get(question.join(' '))
    return (
      known && {
        actor: known.actor,
        premise: new Premise({ name: 'authenticateAndEnter', values: question }, known.answer),
      }
    )
  }

  /** The signed-in user, as the employee the headers name if they name one that is theirs. */
  async actorOf(credentials: Credentials): Promise<UserActor | EmployeeActor> {
    const { token, employeeId, impersonatorId } = credentials
    if (token === undefined) throw new Refusal('invalidActionWhileNotAuthenticated')
    const sessionId = await this.tokens.sessionOf(token)
    if (sessionId === undefined) throw new Refusal('invalidAccessToken')
    if (employeeId !== undefined && !isUuid(employeeId)) throw invalidField('employeeID', 'Invalid employee')
    if (impersonatorId !== undefined && !isUuid(impersonatorId))
      throw invalidField('impersonatorID', 'Invalid employee')
    return this.actorOfSession(sessionId, employeeId, impersonatorId)
  }

  async actorOfSession(
    sessionId: string,
    employeeId: string | undefined,
    impersonatorId: string | undefined,
  ): Promise<UserActor | EmployeeActor> {
    const question = questionOf(sessionId, employeeId, impersonatorId)
    const [asked, employee, impersonator] = question
    const [found] = await this.database.global<{ answer: string | null }>(
      sql`select authenticate(${asked}, ${employee}, ${impersonator})::text as answer`,
      // The caller is not known yet, so the question counts as the session's.
      { company: sessionId, person: sessionId },
    )
    if (!found?.answer) throw new Refusal('invalidAccessToken')
    const row: AuthenticatedRow = JSON.parse(found.answer)
    const user = { id: row.user_id, username: row.username, firstName: row.first_name, lastName: row.last_name }
    if (employeeId === undefined) {
      if (impersonatorId !== undefined) throw new Refusal('invalidPermission')
      return { sessionId, user }
    }
    if (row.employee_id === null) throw new Refusal('invalidPermission')
    if (!row.is_active) throw new Refusal('employeeDeactivated')
    const actor: EmployeeActor = {
      sessionId,
      user,
      employee: { id: row.employee_id, isOwner: row.is_owner },
      impersonatorId: impersonatorId ?? null,
      company: { id: row.company_id, features: row.features, timeZone: row.time_zone },
      capabilities: capabilitiesOf(row),
    }
    if (this.remembered.size >= REMEMBERED) this.remembered.clear()
    this.remembered.set(question.join(' '), { actor, answer: found.answer })
    return actor
  }
}
