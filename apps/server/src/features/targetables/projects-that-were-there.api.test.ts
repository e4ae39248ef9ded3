import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '../../platform/database/migrate'
import { migrateUntilBefore } from '../../testing/earlier-version'
import { APP_ROLE, asSuperuser, clusterUrl, OWNER_ROLE } from '../../testing/test-cluster'

const cluster = inject('cluster')
const name = `before_targetables_${process.pid}`
const ownerUrl = clusterUrl(cluster, OWNER_ROLE, name)

const run = async (text: string) => (await asSuperuser(cluster, text, name)).rows

/** A database as it was before there were targetables, with its policies in force. */
beforeAll(async () => {
  await asSuperuser(cluster, `create database ${name} owner ${OWNER_ROLE}`)
  await migrateUntilBefore(ownerUrl, '0062')
})
afterAll(async () => {
  await asSuperuser(cluster, `drop database if exists ${name} with (force)`)
})

it('projects that were there before targetables keep their ids, and all that stands on them', async () => {
  const [company, user, lead, client, template, project, internal, role, entry, time] = Array.from({ length: 10 }, () =>
    randomUUID(),
  )
  await run(`
    insert into users (id, username, password_hash, first_name, last_name) values ('${user}', 'a@b.example', 'x', 'A', 'B');
    insert into company_directory (id, domain, owner_user_id) values ('${company}', 'firm', '${user}');
    insert into companies (company_id, name, country, default_currency, time_zone, financial_year_start, holiday_year_start,
                           theme, features)
    values ('${company}', 'A firm', 'GB', 'GBP', 'Europe/London', '04-01', '01-01', '{}', '{}');
    insert into employees (company_id, id, user_id, nano_path) values ('${company}', '${lead}', '${user}', 'a');
    insert into clients (company_id, id, name, owner_id, trading_currency)
    values ('${company}', '${client}', 'Northgate Water', '${lead}', 'EUR');
    insert into project_templates (company_id, id, name) values ('${company}', '${template}', 'Usual');
    insert into projects (company_id, id, client_id, client_sort_name, name, lead_id, charging_mechanism, currency, tags,
                          is_public, rounding, template_id, start_date, completed_at, created_at, updated_at, version)
    values ('${company}', '${project}', '${client}', 'northgate water', 'Old', '${lead}', 'fixed', 'EUR', '{steady}', true,
            'sixMinuteBlocks', '${template}', '2026-01-05', '2026-03-01Z', '2026-01-01Z', '2026-03-02Z', 3),
           ('${company}', '${internal}', null, '', 'Own', '${lead}', null, 'GBP', '{}', false, 'none', null, null, null,
            '2026-02-01Z', '2026-02-01Z', 1);
    insert into project_roles (company_id, id, project_id, name, hourly_charge, hourly_cost, employee_id)
    values ('${company}', '${role}', '${project}', 'Analyst', 100, 50, '${lead}');
    insert into project_permissions (company_id, id, project_id, employee_id, areas)
    values ('${company}', '${role}', '${project}', '${lead}', '{"journal": "read"}');
    insert into journal_entries (company_id, id, project_id, entry_date, title, content, author_id)
    values ('${company}', '${entry}', '${project}', '2026-02-01', 'Meeting', '', '${lead}');
    insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged, project_id,
                                        client_id, role_id, hourly_charge, hourly_cost)
    values ('${company}', '${time}', '${lead}', '2026-02-01', 3600, 3600, 3600, 3600, '${project}', '${client}', '${role}',
            100, 50);
    insert into requests (company_id, id, type, state, employee_id, approver_id, project_id, submitted_at)
    values ('${company}', '${time}', 'timeSheet', 'waitingForApproval', '${lead}', '${lead}', '${project}', now());`)
  await migrate(ownerUrl, APP_ROLE)
  expect(
    await run(`
      select id, kind, name, sort_name, client_id, client_sort_name, charging_mechanism, currency, tags, is_public, is_active,
        start_date::text, ended_at is not null and ended_at < updated_at as ended, created_at = '2026-01-01Z' as kept
      from targetables order by name`),
  ).toEqual([
    {
      ...{ id: project, kind: 'project', name: 'Old', sort_name: 'old', client_id: client, is_public: true },
      ...{ client_sort_name: 'northgate water', charging_mechanism: 'fixed', currency: 'EUR', tags: ['steady'] },
      ...{ is_active: false, start_date: '2026-01-05', ended: true, kept: true },
    },
    {
      ...{ id: internal, kind: 'project', name: 'Own', sort_name: 'own', client_id: null, is_public: false },
      ...{ client_sort_name: '', charging_mechanism: null, currency: 'GBP', tags: [] },
      ...{ is_active: true, start_date: null, ended: false, kept: false },
    },
  ])
  expect(
    await run(`select rounding, version, template_used_at = '2026-01-01Z' as used from projects order by version desc`),
  ).toEqual([
    { rounding: 'sixMinuteBlocks', version: 3, used: true },
    { rounding: 'none', version: 1, used: null },
  ])
  for (const table of [
    'targetable_roles',
    'targetable_permissions',
    'journal_entries',
    'time_sheet_submissions',
    'requests',
    'time_figures',
  ])
    expect(await run(`select targetable_id from ${table}`), table).toEqual([{ targetable_id: project }])
  expect(await run(`select targetable_id from task_boards where targetable_id is not null`)).toHaveLength(2)
  expect(
    await run(`select entity, is_active, sum(number)::integer as number from row_counts where entity like 'project%'
               group by entity, is_active order by is_active`),
  ).toEqual([
    { entity: 'project', is_active: false, number: 1 },
    { entity: 'project', is_active: true, number: 1 },
  ])
  expect(
    await run(`select relname, relrowsecurity and relforcerowsecurity as secured from pg_class
               where relname in ('targetables', 'projects', 'row_counts', 'targetable_roles') order by relname`),
  ).toEqual(
    ['projects', 'row_counts', 'targetable_roles', 'targetables'].map((relname) => ({ relname, secured: true })),
  )
})
