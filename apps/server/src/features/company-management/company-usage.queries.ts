import { type CompanyUsage, LimitedMail, StorageKind } from '@praxis/contract/company/company-usage'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { mailKinds } from '../../platform/mail/mail-kinds'
import type { Platform } from '../../platform/platform'

type Storage = CompanyUsage['storage']

const MOST_LISTED = 8

/** Files of people's own tasks and the like belong to no project or client, so they are only in the kinds. */
const listLargest = (db: Db, { company, capabilities }: EmployeeActor): Promise<Storage['largest']> =>
  db.rows(sql`
    with kept as (
      select entity, entity_id::uuid as record_id, size from files
      where company_id = ${company.id} and entity in ('task', 'taskComment', 'journalEntry')
    ), placed as (
      select coalesce(t.board_id, j.targetable_id) as targetable_id, j.client_id, k.size
      from kept k
      left join lateral (
        select m.task_id from task_comments m
        where k.entity = 'taskComment' and m.company_id = ${company.id} and m.id = k.record_id limit 1
      ) as m on true
      left join lateral (
        select t.board_id from tasks t
        where t.company_id = ${company.id} and t.id = case k.entity when 'task' then k.record_id else m.task_id end limit 1
      ) as t on true
      left join lateral (
        select j.targetable_id, j.client_id from journal_entries j
        where k.entity = 'journalEntry' and j.company_id = ${company.id} and j.id = k.record_id limit 1
      ) as j on true
    )
    select 'project' as entity, p.id, p.name, sum(f.size)::bigint as bytes
    from placed f join targetables p on p.company_id = ${company.id} and p.id = f.targetable_id and p.kind = 'project'
    where ${capabilities.canManageProjects}::boolean
    group by p.id, p.name
    union all
    select 'client', c.id, c.name, sum(f.size)::bigint
    from placed f join clients c on c.company_id = ${company.id} and c.id = f.client_id
    where ${capabilities.canManageClients}::boolean
    group by c.id, c.name
    order by bytes desc, name
    limit ${MOST_LISTED}`)

/** Bytes of a kind that the contract does not name count as 'other'. */
const withOthers = (kinds: readonly { readonly kind: string; readonly bytes: number }[]): Storage['kinds'] => {
  const known = kinds.flatMap(({ kind, bytes }) => {
    const { success, data } = StorageKind.safeParse(kind)
    return success ? [{ kind: data, bytes }] : []
  })
  const sum = (list: readonly { readonly bytes: number }[]) => list.reduce((all, { bytes }) => all + bytes, 0)
  const others = sum(kinds) - sum(known)
  return others > 0 ? [...known, { kind: 'other', bytes: others }] : known
}

const countedMails = LimitedMail.options.map((kind) => ({ kind, ...mailKinds[kind].ofCompany }))

const mailsOf = async (db: Db, { limits }: Platform): Promise<CompanyUsage['mails']> => {
  const uses = await limits.takenBy(db, countedMails, db.scope.companyId)
  return countedMails.map(({ kind, attempts, seconds }, index) => {
    const { taken = 0, resetsAt = null } = uses[index] ?? {}
    return {
      kind,
      sent: Math.min(taken, attempts),
      most: attempts,
      seconds,
      beyond: Math.max(0, taken - attempts),
      resetsAt,
    }
  })
}

export const getCompanyUsage = async (db: Db, platform: Platform, actor: EmployeeActor): Promise<CompanyUsage> => {
  const { quota } = platform.files
  const [use, kinds, largest, mails] = await Promise.all([
    quota.useOf(db),
    quota.kindsOf(db),
    listLargest(db, actor),
    mailsOf(db, platform),
  ])
  return { storage: { ...use, kinds: withOthers(kinds), largest }, mails }
}
