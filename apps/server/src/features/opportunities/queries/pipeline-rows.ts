import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { type Sql, sql } from '../../../platform/database/sql'
import { opportunityJoins } from './opportunity-row'

/** Where the pipeline reads opportunities from: `p`, `o` and the entry `e` into the stage that each is in. */
export interface PipelineRows {
  /** What the statement begins with. */
  readonly prefix: Sql
  readonly from: Sql
  readonly entry: Sql
  readonly stages: Sql
  /** The column of who leads, or led. */
  readonly lead: Sql
  /** What a list item needs besides `p`. */
  readonly joins: Sql
}

const stagesOf = ({ company }: EmployeeActor): Sql =>
  sql`select id, name, color, probability from pipeline_stages where company_id = ${company.id}`

export const nowRows = (actor: EmployeeActor): PipelineRows => ({
  prefix: sql``,
  from: sql`opportunities o join targetables p on p.company_id = o.company_id and p.id = o.id`,
  entry: sql`
    select e.currency, e.revenue, e.cost from opportunity_stages e
    where e.company_id = o.company_id and e.opportunity_id = o.id and e.is_present`,
  stages: stagesOf(actor),
  lead: sql`p.lead_id`,
  joins: opportunityJoins,
})

/** A stage that was deleted since has no id and no colour any more; those of one name are one. */
const DELETED_STAGE = '00000000-0000-0000-0000-000000000000'
const GREY = '#56646b'

/** Every opportunity as it was kept last on or before the day; those made later have none. Read once for all stages. */
const keptOn = ({ company }: EmployeeActor, asOf: Day): Sql => sql`
  with kept as materialized (
    select d.company_id, d.opportunity_id as id, coalesce(d.stage_id, ${DELETED_STAGE}) as stage_id, d.stage_name,
      d.probability, d.currency, d.revenue, d.revenue - d.cost as profit, d.expected_close_date, d.is_converted, d.lead_id,
      case d.revenue when 0 then 0 else round((d.revenue - d.cost) * 1000000.0 / d.revenue) end::bigint as margin,
      round(d.revenue * d.probability / 100.0)::bigint as weighted_revenue,
      round((d.revenue - d.cost) * d.probability / 100.0)::bigint as weighted_profit,
      (select max(e.entered_on) from opportunity_stages e
       where e.company_id = d.company_id and e.opportunity_id = d.opportunity_id and e.entered_on <= ${asOf})
        as stage_entered_on
    from (
      select distinct on (k.opportunity_id) * from opportunity_days k
      where k.company_id = ${company.id} and k.day <= ${asOf} order by k.opportunity_id, k.day desc
    ) d
  )`

export const rowsAsOf = (actor: EmployeeActor, asOf: Day): PipelineRows => ({
  prefix: keptOn(actor, asOf),
  from: sql`kept o join targetables p on p.company_id = o.company_id and p.id = o.id`,
  entry: sql`
    select e.currency, e.revenue, e.cost from opportunity_stages e
    where e.company_id = o.company_id and e.opportunity_id = o.id and e.entered_on <= ${asOf}
    order by e.entered_at desc, e.id limit 1`,
  stages: sql`
    select * from (
      ${stagesOf(actor)}
      union all
      (select ${DELETED_STAGE}::uuid, 'Deleted stages', ${GREY}, 50 where exists (
        select from opportunity_days where company_id = ${actor.company.id} and stage_id is null and day <= ${asOf}))
    ) as every`,
  lead: sql`o.lead_id`,
  joins: sql`
    join kept o on o.company_id = p.company_id and o.id = p.id
    cross join lateral (
      select o.stage_id as id, o.stage_name as name, coalesce(
        (select g.color from pipeline_stages g where g.company_id = o.company_id and g.id = o.stage_id), ${GREY}) as color
    ) s
    join employees l on l.company_id = p.company_id and l.id = o.lead_id
    left join users lu on lu.id = l.user_id
    join clients c on c.company_id = p.company_id and c.id = p.client_id`,
})
