import { randomUUID } from 'node:crypto'
import type { BankHoliday } from '@praxis/contract/company/bank-holidays'
import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { Reason } from '@praxis/contract/protocol/reasons'
import { Id } from '@praxis/contract/protocol/values'
import { type Day, isDay } from '@praxis/domain/calendar/day'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { findNationalHoliday } from '../../companies/queries/bank-holidays'
import { tellOfBankHolidays } from './tell-of-bank-holidays'

type OwnRow = Columns<'bank_holidays', 'id' | 'date' | 'name' | 'is_working_day'>

const findRow = (db: Tx, date: Day): Promise<OwnRow | undefined> =>
  db.row<OwnRow>(sql`
    select id, date, name, is_working_day as "isWorkingDay" from bank_holidays
    where company_id = ${db.scope.companyId} and date = ${date}
    for update`)

const deleteRow = async (db: Tx, id: string): Promise<void> => {
  await db.run(sql`delete from bank_holidays where company_id = ${db.scope.companyId} and id = ${id}`)
}

/** Of two people who change the same day at once, the second one is refused. */
const insertRow = async (db: Tx, date: Day, name: string, isWorkingDay: boolean, taken: Reason): Promise<string> => {
  const id = randomUUID()
  const inserted = await db.run(sql`
    insert into bank_holidays (company_id, id, date, name, is_working_day, created_at)
    values (${db.scope.companyId}, ${id}, ${date}, ${name}, ${isWorkingDay}, ${db.now})
    on conflict (company_id, date) do nothing`)
  if (inserted === 0) throw new Refusal(taken)
  return id
}

/** In the history, national holidays are known by their day, own ones by their id. */
const recordChange = (db: Tx, action: HistoryActions['bankHoliday'], { id, date, name }: BankHoliday): void => {
  const fields = { date, name }
  const wasHoliday = action === 'deleted' || action === 'workedOn'
  db.record({ entity: 'bankHoliday', id, action, ...(wasHoliday ? { before: fields } : { after: fields }) })
  tellOfBankHolidays(db, [{ day: date, wasHoliday }])
  db.announce({ topic: 'companyManagement', to: 'everyone' })
}

/** Adds a bank holiday of the company's own, or restores a national one that the company worked on. */
export const createBankHoliday = async (
  db: Tx,
  { date, name }: { readonly date: Day; readonly name: string },
): Promise<BankHoliday> => {
  const [national, row] = await Promise.all([findNationalHoliday(db, date), findRow(db, date)])
  if (row ? !row.isWorkingDay : national) throw new Refusal('nameExists')
  // A day that was worked on may be no national holiday any more, if the company has moved.
  if (row) await deleteRow(db, row.id)
  if (national) {
    recordChange(db, 'takenBack', national)
    return national
  }
  const created = { id: await insertRow(db, date, name, false, 'nameExists'), date, name, isOwn: true }
  recordChange(db, 'created', created)
  return created
}

const deleteOwn = async (db: Tx, id: string): Promise<void> => {
  const own = await db.row<OwnRow>(sql`
    select id, date, name from bank_holidays
    where company_id = ${db.scope.companyId} and id = ${id} and not is_working_day
    for update`)
  if (!own) throw new Refusal('notFound')
  await deleteRow(db, id)
  recordChange(db, 'deleted', { id, date: own.date, name: own.name, isOwn: true })
}

const workOnNational = async (db: Tx, date: Day): Promise<void> => {
  const [national, row] = await Promise.all([findNationalHoliday(db, date), findRow(db, date)])
  if (!national || row) throw new Refusal('notFound')
  await insertRow(db, date, national.name, true, 'notFound')
  recordChange(db, 'workedOn', national)
}

/** Deletes a bank holiday of the company's own; a national one, given by its day, becomes a working day. */
export const deleteBankHoliday = async (db: Tx, id: string): Promise<void> => {
  if (isDay(id)) return workOnNational(db, id)
  if (!Id.safeParse(id).success) throw new Refusal('notFound')
  return deleteOwn(db, id)
}
