import { randomUUID } from 'node:crypto'
import { insertRow, type RowColumns, splitColumns } from './targetable-rows'
import type { TestServer } from './test-server'

/** The columns of an opportunity that are in a table of its own; all others are in `targetables`. */
const OWN = new Set(['stage_id', 'stage_entered_on', 'lost_reason', 'expected_close_date', 'is_converted'])

const probabilities = { Lost: 0, Lead: 10, Proposal: 50, Won: 100 } as const

/** The company's stage of that name, which is made if it has none. */
export const stageCalled = async (
  server: Pick<TestServer, 'sql'>,
  companyId: string,
  name: keyof typeof probabilities,
): Promise<string> => {
  const [stage] = await server.sql<{ id: string }>(
    `with made as (
       insert into pipeline_stages (company_id, id, name, color, probability) values ($1, $2, $3, '#7f8c8d', $4)
       on conflict do nothing returning id)
     select id from made union all select id from pipeline_stages where company_id = $1 and name = $3`,
    [companyId, randomUUID(), name, probabilities[name]],
  )
  if (!stage) throw new Error(`there is no stage called ${name}`)
  return stage.id
}

/** Inserts an opportunity's rows with its entry into a stage: `Lead`, unless another one is given. */
export const insertOpportunity = async (
  server: Pick<TestServer, 'sql'>,
  companyId: string,
  id: string,
  columns: RowColumns,
): Promise<void> => {
  const { shared, own } = splitColumns(columns, OWN)
  const stage = { stage_id: own.stage_id ?? (await stageCalled(server, companyId, 'Lead')) }
  await insertRow(server, 'targetables', companyId, id, { kind: 'opportunity', ...shared })
  await insertRow(server, 'opportunities', companyId, id, { stage_entered_on: '2026-01-05', ...own, ...stage })
  await server.sql(
    `insert into opportunity_stages (company_id, id, opportunity_id, stage_id, name, probability, entered_on, entered_at,
                                     lost_reason, currency, revenue, cost, is_present)
     select o.company_id, $2, o.id, s.id, s.name, s.probability, o.stage_entered_on, o.stage_entered_on, o.lost_reason,
       o.currency, o.revenue, o.revenue - o.profit, true
     from opportunities o join pipeline_stages s on s.company_id = o.company_id and s.id = o.stage_id
     where o.id = $1`,
    [id, randomUUID()],
  )
}
