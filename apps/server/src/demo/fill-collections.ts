import type { DemoCompany } from '@praxis/demo/demo-company'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { dayOrThisYears } from './demo-moments'

/** What the company added to the collections that every company starts with. */
export const fillCollections = async (db: Tx, company: DemoCompany): Promise<void> => {
  const { companyId } = db.scope
  const idOf = (kind: string, name: string) => demoId(kind, company.domain, name)
  for (const { name, code, hourlyCharge, hourlyCost } of company.collections?.rateCards ?? [])
    await db.run(sql`
      insert into rate_cards (company_id, id, name, code, hourly_charge, hourly_cost)
      values (${companyId}, ${idOf('rate card', name)}, ${name}, ${code}, ${hourlyCharge}, ${hourlyCost})`)
  // A contract names the card that the person's job is called after.
  await db.run(sql`
    update contract_periods p set rate_card_id = (
      select k.id from rate_cards k join employees e on e.company_id = k.company_id and e.id = p.employee_id
      where k.company_id = p.company_id and position(k.name in e.job_title) > 0
      order by length(k.name) desc limit 1)
    where p.company_id = ${companyId}`)
  for (const { name, initials, color, allowanceDays } of company.collections?.absenceReasons ?? [])
    await db.run(sql`
      insert into absence_reasons (company_id, id, name, initials, color, is_taken_from_balance, allowance_half_days)
      values (${companyId}, ${idOf('absence reason', name)}, ${name}, ${initials}, ${color}, false,
              ${allowanceDays * 2})`)
  for (const { name, brand, lastFour, holder } of company.collections?.creditCards ?? [])
    await db.run(sql`
      insert into credit_cards (company_id, id, name, brand, last_four, holder_id)
      values (${companyId}, ${idOf('credit card', name)}, ${name}, ${brand}, ${lastFour},
              ${holder === undefined ? null : employeeIdOf(company, holder)})`)
  for (const { name, initials, color } of company.collections?.journalCategories ?? [])
    await db.run(sql`
      insert into journal_categories (company_id, id, name, initials, color, position)
      select ${companyId}, ${idOf('journal category', name)}, ${name}, ${initials}, ${color}, max(position) + 1
      from journal_categories where company_id = ${companyId}`)
  for (const { name, on } of company.collections?.bankHolidays ?? [])
    await db.run(sql`
      insert into bank_holidays (company_id, id, date, name)
      values (${companyId}, ${idOf('bank holiday', name)}, ${dayOrThisYears(on, db.now)}, ${name})`)
}
