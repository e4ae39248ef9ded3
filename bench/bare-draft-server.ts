import type pg from 'pg'
import { serveBare } from './serve-bare'

/** A draft of all open time of a project by employee, role, rate and month, with its sums: what any way to make one has to do. */
const STATEMENTS = [
  `insert into invoices (company_id, id, client_id, currency, time_sheet_grouping, day, created_by)
   select company_id, $3, client_id, currency, 'byEmployeeByMonth', current_date, $4 from targetables
   where company_id = $1 and id = $2`,
  'insert into invoice_targetables (company_id, invoice_id, targetable_id) values ($1, $3, $2)',
  `with open as (
     select s.id, s.day, s.charged, s.employee_id, s.role_name, s.hourly_charge, date_trunc('month', s.day) as month
     from time_sheet_submissions s
     where s.company_id = $1 and s.targetable_id = $2 and s.state = 'approved' and s.invoice_item_id is null and s.charged > 0
       and s.hourly_charge > 0
     for no key update
   ), lines as (
     select gen_random_uuid() as id, employee_id, role_name, hourly_charge, month, min(day) as first, max(day) as last,
       round(sum(charged) * 10000.0 / 3600)::bigint as quantity, array_agg(id) as rows
     from open group by employee_id, role_name, hourly_charge, month
   ), added as (
     insert into invoice_items (company_id, id, invoice_id, targetable_id, position, source, name, quantity, unit, unit_amount,
       vat_rate, vat_category, from_day, to_day, category, original_quantity, original_unit_amount, gross, net, vat)
     select $1, l.id, $3, $2, row_number() over (order by l.first), 'time', e.sort_name || ', ' || l.role_name, l.quantity, 'hour',
       l.hourly_charge, 2000, 'standard', l.first, l.last, 'consultancyBudget', l.quantity, l.hourly_charge,
       round(l.quantity * l.hourly_charge / 10000.0), round(l.quantity * l.hourly_charge / 10000.0),
       round(l.quantity * l.hourly_charge / 50000.0)
     from lines l join employees e on e.company_id = $1 and e.id = l.employee_id
     returning id, net, vat
   )
   select id, rows from lines, (select count(*) from added) as all_added`,
  `update time_sheet_submissions s set invoice_item_id = r.item
   from unnest($2::uuid[], $3::uuid[]) as r (id, item) where s.company_id = $1 and s.id = r.id`,
  `update invoices set net = m.net, vat = m.vat from (
     select sum(net) as net, sum(vat) as vat from invoice_items where company_id = $1 and invoice_id = $2) as m
   where company_id = $1 and id = $2`,
  `select m.*, array(select s.id from time_sheet_submissions s where s.company_id = m.company_id and s.invoice_item_id = m.id) as rows
   from invoice_items m where m.company_id = $1 and m.invoice_id = $2 order by position`,
] as const

interface Line {
  readonly id: string
  readonly rows: readonly string[]
}

const idsOf = (lines: readonly Line[]) => [
  lines.flatMap(({ rows }) => rows),
  lines.flatMap(({ id, rows }) => rows.map(() => id)),
]

const draftOf = async (client: pg.PoolClient, companyId: string, employeeId: string, projectId: string) => {
  const id = crypto.randomUUID()
  const [invoice, project, items, rows, sums, answer] = STATEMENTS
  const run = <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
    client.query<Row>({ name, text, values: [...values] })
  await run('invoice', invoice, [companyId, projectId, id, employeeId])
  await run('project', project, [companyId, projectId, id])
  const { rows: lines } = await run<Line>('items', items, [companyId, projectId, id])
  await run('rows', rows, [companyId, ...idsOf(lines)])
  await run('sums', sums, [companyId, id])
  return (await run('answer', answer, [companyId, id])).rows
}

/** The last projects, of which the product is asked for none. */
const SPARED = 8
const spared = `select id from targetables where company_id = $1 order by id desc limit ${SPARED}`

/** Makes drafts by bare statements; each is taken back, so that all are of as many entries. */
serveBare((pool, { cast }) => {
  const projects = pool.query<{ id: string }>(spared, [cast.companyId])
  let made = 0
  return async () => {
    const { rows } = await projects
    const client = await pool.connect()
    try {
      await client.query('begin')
      return await draftOf(client, cast.companyId, cast.employeeId, rows[made++ % SPARED]?.id ?? '')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})
