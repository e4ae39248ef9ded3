import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'

/** Keeps opportunities `o` as they are now for the company's day, so that the pipeline can be looked at as it was then. */
const keepDayOf = async (db: Tx, condition: Sql): Promise<void> => {
  await db.run(sql`
    insert into opportunity_days (
      company_id, opportunity_id, day, stage_id, stage_name, probability, currency, revenue, cost, expected_close_date,
      lead_id, is_converted
    )
    select o.company_id, o.id, (${db.now}::timestamptz at time zone m.time_zone)::date, s.id, s.name, o.probability,
      o.currency, o.revenue, o.revenue - o.profit, o.expected_close_date, p.lead_id, o.is_converted
    from opportunities o
    join targetables p on p.company_id = o.company_id and p.id = o.id
    join pipeline_stages s on s.company_id = o.company_id and s.id = o.stage_id
    join companies m on m.company_id = o.company_id
    where o.company_id = ${db.scope.companyId} and ${condition}
    on conflict (company_id, opportunity_id, day) do update set
      stage_id = excluded.stage_id, stage_name = excluded.stage_name, probability = excluded.probability,
      currency = excluded.currency, revenue = excluded.revenue, cost = excluded.cost,
      expected_close_date = excluded.expected_close_date, lead_id = excluded.lead_id,
      is_converted = excluded.is_converted`)
}

export const keepOpportunityDay = (db: Tx, id: string): Promise<void> => keepDayOf(db, sql`o.id = ${id}`)

/** For a change of a stage, which weighs all that is in it anew. */
export const keepDayOfStage = (db: Tx, stageId: string): Promise<void> => keepDayOf(db, sql`o.stage_id = ${stageId}`)
