import type { Tx } from '../../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'
import { costOfTime, revenueOfTime } from '../../../time-sheets/queries/money-of-time'

const inState = (state: string) => `coalesce(sum(s.duration) filter (where s.state = '${state}'), 0)`
const counted = (amount: string) => `coalesce(sum(${amount}) filter (where s.state <> 'denied'), 0)`

/** The figures that the database keeps of time, and how each is made of rows `s` of it. */
const figures = {
  entries: 'count(*)',
  unsubmitted: inState('unsubmitted'),
  waiting: inState('waitingForApproval'),
  approved: inState('approved'),
  chargeable: counted('s.chargeable'),
  charged: counted('s.charged'),
  revenue: counted(revenueOfTime()),
  cost: counted(costOfTime()),
  denied_entries: `count(*) filter (where s.state = 'denied')`,
  denied: inState('denied'),
} as const

const names = Object.keys(figures)
const listOf = (text: (name: string) => string): Sql => rawSql(names.map(text).join(', '))

/**
 * What the rows and the figures differ by is read at one moment and added: whoever logs meanwhile adds their own, so that
 * nobody has to wait.
 */
const countFigures = (db: Tx, id: string): Promise<number> =>
  db.run(sql`
    insert into time_figures as f (company_id, targetable_id, client_id, part, ${rawSql(names.join(', '))})
    select ${db.scope.companyId}, ${id}, d.client_id, 0, ${listOf((name) => `d.${name}`)}
    from (
      select client_id, ${listOf((name) => `sum(${name})::bigint as ${name}`)}
      from (
        select s.client_id, ${rawSql(
          Object.entries(figures)
            .map(([name, made]) => `${made} as ${name}`)
            .join(', '),
        )}
        from time_sheet_submissions s
        where s.company_id = ${db.scope.companyId} and s.targetable_id = ${id} group by s.client_id
        union all
        select k.client_id, ${listOf((name) => `-k.${name}`)} from time_figures k
        where k.company_id = ${db.scope.companyId} and k.targetable_id = ${id}
      ) as both_ways
      group by client_id
    ) as d
    where (${listOf((name) => `d.${name}`)}) <> (${rawSql(names.map(() => '0').join(', '))})
    on conflict (company_id, targetable_id, client_id, part) do update
    set ${listOf((name) => `${name} = f.${name} + excluded.${name}`)}`)

const countTasks = (db: Tx, id: string): Promise<number> =>
  db.run(sql`
    with counted as materialized (
      select t.id, coalesce(s.seconds, 0) - t.logged_seconds as missing
      from tasks t
      left join (
        select s.task_id, sum(s.duration) as seconds from time_sheet_submissions s
        where s.company_id = ${db.scope.companyId} and s.targetable_id = ${id} and s.task_id is not null
          and ${rawSql(`s.state <> 'denied'`)}
        group by s.task_id
      ) as s on s.task_id = t.id
      where t.company_id = ${db.scope.companyId} and t.board_id = ${id}
    )
    update tasks t set logged_seconds = t.logged_seconds + counted.missing
    from counted where t.company_id = ${db.scope.companyId} and t.id = counted.id and counted.missing <> 0`)

/** Counts what is kept of a project’s time anew from its rows. The caller has locked the project. */
export const countKeptFigures = async (db: Tx, id: string): Promise<void> => {
  await Promise.all([countFigures(db, id), countTasks(db, id)])
}
