import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { MOST_OPEN_EXPENSES } from '@praxis/contract/expenses/expense-rules'
import type { Expense, ExpenseChanges, NewExpense, NewMileage } from '@praxis/contract/expenses/expense-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { indexRecord } from '../../../platform/search/search-index'
import { distanceOf } from '../places/distance'
import { type ClaimGround, loadClaimGround } from '../queries/claim-ground'
import { getOpenExpense, isOpenOf } from '../queries/own-expenses'
import type { StoredMileage } from '../queries/stored-mileage'
import { announceOwnExpenses } from './announce-expenses'
import { type Claim, columnsOfClaim, givenDay, givenTypeId, namesInClaim } from './claim-values'
import { keepReceipts } from './keep-receipts'
import { lockOpenExpense, type StoredExpense } from './lock-expense'

/** What the history says of a claim. */
const recordedFields = async (db: Tx, claim: Claim) => ({
  ...(await namesInClaim(db, claim)),
  name: claim.name,
  incurredDate: claim.incurredOn,
  amount: claim.amount,
  currency: claim.currency,
  billToClient: claim.billToClient,
  comment: claim.comment,
  dynamicDetails: claim.dynamicDetails,
  mileage: claim.mileage,
})

/** Nobody learns of projects or uses cards of others by claiming on them; what was chosen before may stay. */
const assertMayChoose = (ground: ClaimGround, claim: Claim, before?: Claim): void => {
  const { projectId, creditCardId } = claim
  if (projectId !== null && projectId !== before?.projectId && !ground.projects.get(projectId)?.isTrackable)
    throw invalidField('projectID', 'Choose a project')
  if (creditCardId !== null && creditCardId !== before?.creditCardId && !ground.cardIds.has(creditCardId))
    throw invalidField('creditCardID', 'Choose one of your cards')
}

type Way = Pick<NewMileage, 'places' | 'isReturn' | 'metres' | 'reason'>

/** The way that was given, with its distance as the places say or as it was entered. */
const wayOf = async (platform: Platform, given: Way, before?: StoredMileage): Promise<StoredMileage> => {
  const places = given.places ?? before?.places ?? []
  const isReturn = given.isReturn ?? before?.isReturn ?? false
  const reason = given.reason ?? before?.reason ?? ''
  const isAsBefore =
    before !== undefined &&
    isDeepStrictEqual(places, before.places) &&
    isReturn === before.isReturn &&
    (given.metres === undefined || given.metres === before.metres)
  // A way that nobody changes is not found out again: the service may say something else by now, or nothing.
  if (isAsBefore) return { ...before, reason }
  const suggested = await distanceOf(platform, places, isReturn)
  const entered = given.metres ?? null
  const isAsSuggested = entered === null || entered === suggested?.metres
  return {
    places,
    isReturn,
    metres: isAsSuggested ? (suggested?.metres ?? 0) : entered,
    source: isAsSuggested && suggested ? suggested.source : 'entered',
    suggestedMetres: suggested?.metres ?? null,
    reason,
  }
}

const insertExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  claim: Claim,
  ground: ClaimGround,
  uploads: readonly Upload[],
): Promise<string> => {
  assertMayChoose(ground, claim)
  const id = randomUUID()
  await db.run(
    sql`insert into expenses ${insertion<'expenses'>({
      company_id: actor.company.id,
      id,
      employee_id: actor.employee.id,
      ...(await columnsOfClaim(db, platform, ground, claim)),
      created_at: db.now,
      updated_at: db.now,
    })}`,
  )
  await keepReceipts(db, platform.files, id, uploads)
  await indexRecord(db, 'expense', id, [claim.name])
  db.record({ entity: 'expense', id, action: 'created', after: await recordedFields(db, claim) })
  return id
}

/** All open claims are one list, so there are only so many. */
export const assertRoomForExpenses = async (db: Tx, actor: EmployeeActor, added = 1): Promise<void> => {
  const row = await db.row<{ readonly count: number }>(sql`
    select count(*)::integer as count from expenses s where ${isOpenOf(actor)}`)
  if ((row?.count ?? 0) + added > MOST_OPEN_EXPENSES)
    throw new Refusal('tooManyOpenExpenses', { most: MOST_OPEN_EXPENSES })
}

const projectIdsOf = (...ids: readonly (string | null | undefined)[]): string[] =>
  ids.filter((id): id is string => typeof id === 'string')

/** Writes an open claim and tells nobody yet, for commands that go on with it. */
export const addExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: NewExpense,
  uploads: readonly Upload[],
): Promise<string> => {
  const ground = await loadClaimGround(db, platform, actor, projectIdsOf(given.projectID))
  return insertExpense(
    db,
    platform,
    actor,
    {
      name: given.name ?? '',
      incurredOn: givenDay(given) ?? ground.submitter.today,
      amount: given.amount ?? 0,
      currency: given.currency ?? ground.currency,
      typeId: (await givenTypeId(db, given)) ?? null,
      projectId: given.projectID ?? null,
      billToClient: given.billToClient ?? false,
      creditCardId: given.creditCardID ?? null,
      comment: given.comment ?? '',
      dynamicDetails: given.dynamicDetails ?? [],
      mileage: null,
    },
    ground,
    uploads,
  )
}

export const createExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: NewExpense,
  uploads: readonly Upload[],
): Promise<Expense> => {
  await assertRoomForExpenses(db, actor)
  const id = await addExpense(db, platform, actor, given, uploads)
  announceOwnExpenses(db, actor.employee.id)
  return getOpenExpense(db, platform, actor, id)
}

export const createMileageExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: NewMileage,
  uploads: readonly Upload[],
): Promise<Expense> => {
  // The route service is asked before the first statement, so that no connection waits for it.
  const mileage = await wayOf(platform, given)
  const ground = await loadClaimGround(db, platform, actor, projectIdsOf(given.projectID))
  await assertRoomForExpenses(db, actor)
  const id = await insertExpense(
    db,
    platform,
    actor,
    {
      name: given.name ?? '',
      incurredOn: givenDay(given) ?? ground.submitter.today,
      amount: 0,
      currency: ground.currency,
      typeId: null,
      projectId: given.projectID ?? null,
      billToClient: given.billToClient ?? false,
      creditCardId: null,
      comment: given.comment ?? '',
      dynamicDetails: given.dynamicDetails ?? [],
      mileage,
    },
    ground,
    uploads,
  )
  announceOwnExpenses(db, actor.employee.id)
  return getOpenExpense(db, platform, actor, id)
}

const changedClaim = (
  before: StoredExpense,
  given: ExpenseChanges,
  typeId: string | null | undefined,
  mileage: StoredMileage | null,
): Claim => ({
  name: given.name ?? before.name,
  incurredOn: givenDay(given) ?? before.incurredOn,
  amount: given.amount ?? before.amount,
  currency: given.currency ?? before.currency,
  typeId: typeId === undefined ? before.typeId : typeId,
  projectId: given.projectID === undefined ? before.projectId : given.projectID,
  billToClient: given.billToClient ?? before.billToClient,
  // Nobody pays for a way with a card.
  creditCardId: mileage || given.creditCardID === undefined ? before.creditCardId : given.creditCardID,
  comment: given.comment ?? before.comment,
  dynamicDetails: given.dynamicDetails ?? before.dynamicDetails,
  mileage,
})

/** Read without a lock: the route service is asked before anything is locked, so that nobody waits for it. */
const readWay = async (db: Tx, actor: EmployeeActor, id: string): Promise<StoredMileage | null> => {
  const row = await db.row<{ readonly mileage: StoredMileage | null }>(
    sql`select s.mileage from expenses s where ${isOpenOf(actor)} and s.id = ${id}`,
  )
  return row?.mileage ?? null
}

export const updateExpense = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { version, ...given }: ExpenseChanges,
): Promise<Expense> => {
  const seen = await readWay(db, actor, id)
  const mileage = seen && (await wayOf(platform, given, seen))
  const before = await lockOpenExpense(db, actor, id)
  assertUnchangedSince(version, before.version)
  if (!isDeepStrictEqual(seen, before.mileage)) throw new Refusal('changedMeanwhile')
  const claim = changedClaim(before, given, mileage ? null : await givenTypeId(db, given), mileage)
  const ground = await loadClaimGround(db, platform, actor, projectIdsOf(claim.projectId))
  assertMayChoose(ground, claim, before)
  await db.run(sql`
    update expenses
    set ${assignments<'expenses'>({
      ...(await columnsOfClaim(db, platform, ground, claim, before)),
      version: nextVersion,
      updated_at: db.now,
    })}
    where company_id = ${actor.company.id} and id = ${id}`)
  await indexRecord(db, 'expense', id, [claim.name])
  db.record({
    entity: 'expense',
    id,
    action: 'updated',
    before: await recordedFields(db, before),
    after: await recordedFields(db, claim),
  })
  announceOwnExpenses(db, actor.employee.id)
  return getOpenExpense(db, platform, actor, id)
}
