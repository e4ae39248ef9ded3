import type { AgreementItemInput, Retainer } from '@praxis/contract/plans/agreements'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

export interface AgreementRow extends Omit<AgreementItemInput, 'id'> {
  readonly id: string
  readonly retainer: Retainer | null
}

export const listAgreementRows = (db: Db, targetableId: string): Promise<AgreementRow[]> =>
  db.rows<AgreementRow>(sql`
    select a.id, a.name, a.amount, a.category, a.due_date as "dueDate", a.done_on as "doneOn",
      case when a.period is not null then json_build_object(
        'period', a.period, 'numberOfPeriods', a.number_of_periods, 'secondsPerPeriod', a.seconds_per_period,
        'rollOverSeconds', a.roll_over_seconds, 'rollOverPeriods', a.roll_over_periods) end as retainer
    from agreement_items a
    where a.company_id = ${db.scope.companyId} and a.targetable_id = ${targetableId}
    order by a.position`)
