import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeCovered } from '@praxis/contract/time/time-reports'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { isVisibleClient, mayEditClient } from '../../clients/queries/client-access'
import { type OpenTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import { opportunityKind, projectKind, type TargetableKind } from '../../targetables/queries/targetable-kinds'
import { seesRatesOf } from '../../time-sheets/queries/submission-row'
import { isReadableTimeOfClient, readsProjectsOfClient } from '../time-reports.policy'

/** The time of a client, a project or an opportunity, as far as somebody may see it. */
export interface TimeGround {
  readonly companyId: string
  readonly name: string
  readonly currency: Currency
  /** A condition on a row `s` of time: it is part of this ground. */
  readonly condition: Sql
  /** A condition on a row `s` of time: its rates are in the currency and visible. Undefined when none are visible. */
  readonly seesMoney: Sql | undefined
  readonly canAmend: boolean
  /** Whose time meets the condition. */
  readonly covers: TimeCovered
}

/**
 * Actors who answer for a client and may see revenue see all that it brings; others see what they see of its projects.
 * Amounts in another currency than the client's cannot be added up.
 */
const seesMoneyOfClient = (
  actor: EmployeeActor,
  clientId: string,
  currency: Currency,
  readsAll: boolean,
): Sql | undefined =>
  actor.capabilities.revenue === 'noAccess'
    ? undefined
    : sql`(s.targetable_id is null or s.targetable_id in (
        select p.id from targetables p
        where p.company_id = ${actor.company.id} and p.client_id = ${clientId} and p.currency = ${currency}
          and ${readsAll ? rawSql('true') : seesRatesOf(actor)}))`

interface ClientRow extends Columns<'clients', 'name' | 'owner_id' | { currency: 'trading_currency' }> {
  readonly readsProjects: boolean
}

/** Those who manage clients, and the client's owner, see all of its time. */
export const openClientTime = async (db: Db, actor: EmployeeActor, id: string): Promise<TimeGround> => {
  const client = await db.row<ClientRow>(sql`
    select c.name, c.owner_id as "ownerId", c.trading_currency as currency,
      ${readsProjectsOfClient(actor)} as "readsProjects"
    from clients c
    where c.company_id = ${actor.company.id} and c.id = ${id} and ${isVisibleClient(actor, 'few')}`)
  if (!client) throw new Refusal('notFound')
  const readsAll = mayEditClient(actor, client.ownerId)
  const readable = readsAll ? rawSql('true') : isReadableTimeOfClient(actor, id)
  return {
    companyId: actor.company.id,
    name: client.name,
    currency: client.currency,
    condition: sql`s.company_id = ${actor.company.id} and s.client_id = ${id} and ${readable}`,
    seesMoney: seesMoneyOfClient(actor, id, client.currency, readsAll),
    canAmend: false,
    covers: readsAll ? 'all' : client.readsProjects ? 'readable' : 'own',
  }
}

export const assertTimeIsKept = ({ company }: EmployeeActor): void => {
  if (!company.features.timeSheet) throw new Refusal('featureDisabled')
}

const groundOf = (
  actor: EmployeeActor,
  { row, permissions }: Pick<OpenTargetable, 'row' | 'permissions'>,
): TimeGround => {
  const level = permissions.areas.timeSheetSubmissions
  if (!canRead(level)) throw new Refusal('invalidPermission')
  return {
    companyId: actor.company.id,
    name: row.name,
    currency: row.currency,
    condition: sql`s.company_id = ${actor.company.id} and s.targetable_id = ${row.id}`,
    seesMoney: permissions.seesMoney ? rawSql('true') : undefined,
    canAmend: canWrite(level),
    covers: 'all',
  }
}

const openTimeOf =
  (kind: TargetableKind) =>
  async (db: Db, actor: EmployeeActor, id: string): Promise<TimeGround> =>
    groundOf(actor, await openTargetable(db, actor, kind, id))

export const openProjectTime = openTimeOf(projectKind)

/** Opportunities are under the flag of projects; that time is kept at all is a flag of its own. */
export const openOpportunityTime = (db: Db, actor: EmployeeActor, id: string): Promise<TimeGround> => {
  assertTimeIsKept(actor)
  return openTimeOf(opportunityKind)(db, actor, id)
}
