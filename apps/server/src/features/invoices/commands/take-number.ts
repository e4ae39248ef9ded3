import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { type InvoicingGround, loadInvoicingGround } from '../queries/invoicing-ground'
import { countersOf, nextNumber } from '../queries/next-number'

interface TakenNumber {
  readonly counter: number
  readonly number: string
  readonly ground: InvoicingGround
}

/** Whoever bills or credits at the same time waits here, so that numbers follow each other without gaps. */
export const takeNumber = async (db: Tx, actor: EmployeeActor, kind: keyof typeof countersOf): Promise<TakenNumber> => {
  const { companyId } = db.scope
  await db.run(sql`select from companies where company_id = ${companyId} for no key update`)
  const ground = await loadInvoicingGround(db, actor)
  const taken = await nextNumber(db, ground, kind)
  const following = { [countersOf[kind].next]: taken.counter + 1 }
  await db.run(sql`
    update companies
    set settings = settings || jsonb_build_object('invoice',
      coalesce(settings -> 'invoice', '{}') || ${JSON.stringify(following)}::jsonb)
    where company_id = ${companyId}`)
  return { ...taken, ground }
}
