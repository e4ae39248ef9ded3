import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '../../platform/database/migrate'
import { migrateUntilBefore } from '../../testing/earlier-version'
import { APP_ROLE, asSuperuser, clusterUrl, OWNER_ROLE } from '../../testing/test-cluster'

const cluster = inject('cluster')
const name = `before_${process.pid}`
const ownerUrl = clusterUrl(cluster, OWNER_ROLE, name)

/** A database as it was before there were boards. */
beforeAll(async () => {
  await asSuperuser(cluster, `create database ${name} owner ${OWNER_ROLE}`)
  await migrateUntilBefore(ownerUrl, '0006')
})
afterAll(async () => {
  await asSuperuser(cluster, `drop database if exists ${name} with (force)`)
})

it('people and projects that were there before boards have one too', async () => {
  const [company, user, employee, project] = Array.from({ length: 4 }, () => randomUUID())
  await asSuperuser(
    cluster,
    `insert into users (id, username, password_hash, first_name, last_name) values ('${user}', 'a@b.example', 'x', 'A', 'B');
     insert into company_directory (id, domain, owner_user_id) values ('${company}', 'firm', '${user}');
     insert into companies (company_id, name, country, default_currency, time_zone, financial_year_start,
                            holiday_year_start, theme, features)
     values ('${company}', 'A firm', 'GB', 'GBP', 'Europe/London', '04-01', '01-01', '{}', '{}');
     insert into employees (company_id, id, user_id, nano_path) values ('${company}', '${employee}', '${user}', 'a');
     insert into projects (company_id, id, name, lead_id, currency)
     values ('${company}', '${project}', 'Old', '${employee}', 'GBP');`,
    name,
  )
  await migrate(ownerUrl, APP_ROLE)
  const { rows } = await asSuperuser(cluster, 'select targetable_id, employee_id from task_boards', name)
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      { targetable_id: project, employee_id: null },
      { targetable_id: null, employee_id: employee },
    ]),
  )
  const secured = await asSuperuser(
    cluster,
    `select relrowsecurity, relforcerowsecurity from pg_class where relname = 'projects'`,
    name,
  )
  expect(secured.rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }])
})
