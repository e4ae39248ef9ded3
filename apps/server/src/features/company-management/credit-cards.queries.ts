import type { CreditCard } from '@praxis/contract/company/credit-cards'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { type Sql, sql } from '../../platform/database/sql'

/** Cards that meet a condition, with their holders. */
export const creditCardsSql = (condition: Sql): Sql => sql`
  select c.id, c.name, c.brand, c.last_four as "lastFour", c.version,
         case when u.id is not null
           then json_build_object('id', c.holder_id, 'displayName', u.first_name || ' ' || u.last_name)
         end as holder
  from credit_cards c
  left join employees e on e.company_id = c.company_id and e.id = c.holder_id
  left join users u on u.id = e.user_id
  where ${condition}
  order by lower(c.name), c.id`

export const listCreditCards = (db: Db): Promise<CreditCard[]> =>
  db.rows(creditCardsSql(sql`c.company_id = ${db.scope.companyId}`))

/** The cards that the actor can have paid with: their own, and those without a holder. */
export const listCreditCardOptions = (
  db: Db,
  { employee }: EmployeeActor,
): Promise<Omit<CreditCard, 'holder' | 'version'>[]> =>
  db.rows(sql`
    select id, name, brand, last_four as "lastFour" from credit_cards
    where company_id = ${db.scope.companyId} and (holder_id is null or holder_id = ${employee.id})
    order by lower(name), id`)
