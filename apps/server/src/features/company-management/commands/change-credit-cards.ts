import { randomUUID } from 'node:crypto'
import type { CreditCard } from '@praxis/contract/company/credit-cards'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { type CardFace, cardFaceOf } from '@praxis/domain/companies/credit-card'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { creditCardsSql } from '../credit-cards.queries'

interface GivenCard {
  readonly name: string
  readonly number?: string | undefined
  readonly holderID: string | null
}

/** The full number goes no further than this function. */
const faceOf = (number: string): CardFace => {
  const face = cardFaceOf(number)
  if (!face) throw invalidField('number', 'Invalid credit card')
  return face
}

const findCard = async (db: Tx, id: string): Promise<CreditCard> => {
  const card = await db.row<CreditCard>(creditCardsSql(sql`c.company_id = ${db.scope.companyId} and c.id = ${id}`))
  if (!card) throw new Refusal('notFound')
  return card
}

/** The card, locked until the mutation ends. */
const lockCard = async (db: Tx, id: string): Promise<CreditCard> => {
  await db.run(sql`select from credit_cards where company_id = ${db.scope.companyId} and id = ${id} for update`)
  return findCard(db, id)
}

const recordedFields = ({ name, brand, lastFour, holder }: CreditCard) => ({ name, brand, lastFour, holder })

const announceChange = (db: Tx): void => db.announce({ topic: 'companyManagement', to: 'everyone' })

export const createCreditCard = async (
  db: Tx,
  { name, number, holderID }: GivenCard & { readonly number: string },
): Promise<CreditCard> => {
  const { brand, lastFour } = faceOf(number)
  if (holderID !== null) await assertActiveEmployee(db, 'holderID', holderID)
  const id = randomUUID()
  await db.run(sql`
    insert into credit_cards (company_id, id, name, brand, last_four, holder_id, created_at, updated_at)
    values (${db.scope.companyId}, ${id}, ${name}, ${brand}, ${lastFour}, ${holderID}, ${db.now}, ${db.now})`)
  const card = await findCard(db, id)
  db.record({ entity: 'creditCard', id, action: 'created', after: recordedFields(card) })
  announceChange(db)
  return card
}

/** Without a number the card keeps its own; its present holder may stay even if they have left. */
export const updateCreditCard = async (
  db: Tx,
  id: string,
  { version, name, number, holderID }: GivenCard & MadeOn,
): Promise<CreditCard> => {
  const before = await lockCard(db, id)
  assertUnchangedSince(version, before.version)
  const face = number === undefined ? undefined : faceOf(number)
  if (holderID !== null && holderID !== before.holder?.id) await assertActiveEmployee(db, 'holderID', holderID)
  await db.run(sql`
    update credit_cards
    set ${assignments<'credit_cards'>({
      name,
      brand: face?.brand,
      last_four: face?.lastFour,
      holder_id: holderID,
      version: nextVersion,
      updated_at: db.now,
    })}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  const after = await findCard(db, id)
  db.record({
    entity: 'creditCard',
    id,
    action: 'updated',
    before: recordedFields(before),
    after: recordedFields(after),
  })
  announceChange(db)
  return after
}

export const deleteCreditCard = async (db: Tx, id: string): Promise<void> => {
  const before = await lockCard(db, id)
  await db.run(sql`delete from credit_cards where company_id = ${db.scope.companyId} and id = ${id}`)
  db.record({ entity: 'creditCard', id, action: 'deleted', before: recordedFields(before) })
  announceChange(db)
}
