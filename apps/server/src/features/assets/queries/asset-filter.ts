import { type AssetState, LONGEST_ASSET_BOOKING_DAYS } from '@praxis/contract/assets/asset-rules'
import type { AssetFilter } from '@praxis/contract/assets/assets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import {
  type AskedWord,
  askedWords,
  foundByAll,
  hasRecordsOfWord,
  recordsOfWord,
} from '../../../platform/search/search-index'
import { managesAssets } from './asset-access'

/** Assets are found by these words; what only the register shows lies apart. */
export const ASSET_WORDS = 'asset'
export const INVENTORY_WORDS = 'assetInventory'

/** The assets that people with such names have or booked, at a moment or later. */
const ofPeopleCalled = (companyId: string, word: string, since: string): Sql => sql`
  select t.asset_id from (${recordsOfWord(companyId, 'employee', word)}) as named (id) cross join lateral (
    select asset_id from asset_uses
    where company_id = ${companyId} and employee_id = named.id and holds and until_at > ${since}
    union all
    select asset_id from asset_uses where company_id = ${companyId} and employee_id = named.id and is_out
    offset 0) as t`

/** The ids of assets by their words, and by the names of people who have or booked them from a moment on. */
const assetsFound = (actor: EmployeeActor, asked: string, since: string): Sql => {
  const companyId = actor.company.id
  const entities = [ASSET_WORDS, ...(managesAssets(actor) ? [INVENTORY_WORDS] : [])]
  return foundByAll(
    askedWords(asked).map(
      (word): AskedWord => ({
        ids: [
          ...entities.map((entity) => recordsOfWord(companyId, entity, word)),
          ofPeopleCalled(companyId, word, since),
        ],
        isThere: [...entities, 'employee'].map((entity) => hasRecordsOfWord(companyId, entity, word)),
      }),
    ),
  )
}

/** Bookings that begin so long ago are over. */
const LONGEST = rawSql(`interval '${LONGEST_ASSET_BOOKING_DAYS} days'`)

/** Assets that somebody may collect now. */
const idsOfBooked = (companyId: string, now: string): Sql => sql`
        select s.asset_id from asset_uses s
        where s.company_id = ${companyId} and s.kind = 'booking' and s.state = 'approved' and s.taken_at is null
          and s.from_at > ${now}::timestamptz - ${LONGEST} and s.from_at <= ${now} and s.until_at > ${now}
          and not exists (
            select from asset_uses o where o.company_id = s.company_id and o.asset_id = s.asset_id and o.is_out)`

/** The assets in a state that few are in, as `standingOf` of domain says where one is: found by whose they are. */
const idsInState = (state: AssetState, companyId: string, now: string): Sql | undefined => {
  switch (state) {
    case 'overdue':
      return sql`select asset_id from asset_uses where company_id = ${companyId} and is_out and to_at <= ${now}`
    case 'out':
      return sql`select asset_id from asset_uses where company_id = ${companyId} and is_out and to_at > ${now}`
    case 'booked':
      return idsOfBooked(companyId, now)
    default:
      return undefined
  }
}

/** A condition on rows `a` of assets: they are not among these, which are gathered once. */
const isNoneOf = (ids: Sql): Sql => sql`a.id not in (${ids})`

/** The state that most are in: nobody has them, and nobody may collect them now. */
const isAvailable = (companyId: string, now: string): Sql => {
  const out = sql`select asset_id from asset_uses where company_id = ${companyId} and is_out`
  return sql`${isNoneOf(out)} and ${isNoneOf(idsOfBooked(companyId, now))}`
}

interface FilterGround {
  readonly actor: EmployeeActor
  readonly now: string
  /** Since when people count who have or booked an asset. */
  readonly since: string
}

/** A condition on rows `a` of assets: nobody has or booked it in a time. */
export const isFreeBetween = (companyId: string, from: string, to: string): Sql =>
  isNoneOf(sql`
    select asset_id from asset_uses
    where company_id = ${companyId} and holds and until_at > ${from} and from_at < ${to}`)

/** What a filter leaves: assets that are found by their ids, and conditions on rows `a` of assets. */
export interface Narrowed {
  /** A statement that gives ids; without one all assets are gone through. */
  readonly found?: Sql | undefined
  readonly conditions: readonly Sql[]
}

const assertPeriod = ({ freeFrom, freeTo }: AssetFilter): void => {
  if ((freeFrom === undefined) !== (freeTo === undefined))
    throw invalidField(freeFrom === undefined ? 'freeFrom' : 'freeTo', 'Give both ends of the time')
  if (freeFrom !== undefined && freeTo !== undefined && freeTo <= freeFrom)
    throw invalidField('freeTo', 'The end has to be after the start')
}

/** What a filter leaves, beyond whether assets are in use. */
export const narrowedBy = (filter: AssetFilter, { actor, now, since }: FilterGround): Narrowed => {
  assertPeriod(filter)
  const { search, state, condition, freeFrom, freeTo } = filter
  const byState = state && idsInState(state, actor.company.id, now)
  const found = [...(search ? [assetsFound(actor, search, since)] : []), ...(byState ? [byState] : [])]
  return {
    found:
      found.length === 0
        ? undefined
        : joinSql(
            found.map((ids) => sql`(${ids})`),
            ' intersect ',
          ),
    conditions: [
      ...(state === 'available' ? [isAvailable(actor.company.id, now)] : []),
      ...(condition ? [sql`a.condition = ${condition}`] : []),
      ...(freeFrom !== undefined && freeTo !== undefined ? [isFreeBetween(actor.company.id, freeFrom, freeTo)] : []),
    ],
  }
}

export const allOf = (conditions: readonly Sql[]): Sql => joinSql([rawSql('true'), ...conditions], ' and ')
