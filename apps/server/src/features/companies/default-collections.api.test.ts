import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../../platform/database/migrate'
import { migrateUntilBefore } from '../../testing/earlier-version'
import { createUser } from '../../testing/people'
import { APP_ROLE, asSuperuser, clusterUrl, OWNER_ROLE } from '../../testing/test-cluster'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer({ clock: () => new Date('2026-11-12T09:00:00Z') })

const newCompany = (name: string) => ({ name, country: 'GB', timeZone: 'Europe/London' })

const FIRST_WITH_COLLECTIONS = '0003'
const database = `t_earlier_${process.pid}`

beforeAll(async () => {
  await asSuperuser(inject('cluster'), `create database ${database} owner ${OWNER_ROLE}`)
})
afterAll(async () => {
  await asSuperuser(inject('cluster'), `drop database if exists ${database} with (force)`)
})

test('a company from before there were collections gets those of a new one, and its region', async () => {
  const cluster = inject('cluster')
  const ownerUrl = clusterUrl(cluster, OWNER_ROLE, database)
  await migrateUntilBefore(ownerUrl, FIRST_WITH_COLLECTIONS)
  await asSuperuser(
    cluster,
    `with owner as (
       insert into users (id, username, password_hash, first_name, last_name)
       values (gen_random_uuid(), 'owner@firm.example', '', 'Olive', 'Owner') returning id
     ), firms as (
       insert into company_directory (id, domain, owner_user_id)
       select gen_random_uuid(), v.domain, owner.id from owner, (values ('british'), ('american')) as v(domain)
       returning id, domain
     )
     select from owner`,
    database,
  )
  await asSuperuser(
    cluster,
    `insert into companies (company_id, name, country, default_currency, time_zone, financial_year_start,
                            holiday_year_start, theme, features)
     select id, domain, case domain when 'british' then 'GB' else 'US' end, 'GBP', 'Europe/London', '04-01', '01-01',
            '{}', '{}'
     from company_directory`,
    database,
  )
  await migrate(ownerUrl, APP_ROLE)
  const { rows } = await asSuperuser(
    cluster,
    `select c.name, c.region,
            (select array_agg(name order by position) from contact_types t where t.company_id = c.company_id) as types,
            (select count(*)::int from journal_categories t where t.company_id = c.company_id) as categories,
            (select count(*)::int from absence_reasons t where t.company_id = c.company_id) as reasons,
            (select count(*)::int from expense_types t where t.company_id = c.company_id) as expenses,
            (select count(*)::int from pipeline_stages t where t.company_id = c.company_id) as stages
     from companies c order by c.name`,
    database,
  )
  const collections = { types: ['Main', 'Billing'], categories: 4, reasons: 5, expenses: 5, stages: 6 }
  expect(rows).toEqual([
    { name: 'american', region: '', ...collections },
    { name: 'british', region: 'ENG', ...collections },
  ])
})

test('a new company has collections to begin with, and its owner a contract from today on', async () => {
  const user = await createUser(server)
  const { company, employeeID } = await user.call(companies.createCompany, { body: newCompany('Larch & Hazel') })
  const owner = server.caller({ ...user.headers, employeeID })
  const { items: reasons } = await owner.call(companyManagement.listAbsenceReasons, {})
  expect(reasons.filter(({ isTakenFromBalance }) => isTakenFromBalance)).toMatchObject([{ name: 'Annual leave' }])
  expect(reasons.map(({ name }) => name)).toContain('Sick leave')
  const { items: types } = await owner.call(companyManagement.listExpenseTypes, {})
  expect(types.map(({ name, vatRate }) => [name, vatRate])).toEqual([
    ['Accommodation', 0.2],
    ['Other', 0.2],
    ['Software', 0.2],
    ['Subsistence', 0.2],
    ['Travel', 0],
  ])
  const { items: stages } = await owner.call(companyManagement.listPipelineStages, {})
  expect(stages.map(({ name, probability }) => [name, probability])).toEqual([
    ['Lost', 0],
    ['Lead', 0.1],
    ['Qualified', 0.25],
    ['Proposal', 0.5],
    ['Negotiation', 0.75],
    ['Won', 1],
  ])
  const periods = await server.sql(
    `select applied_on::text, type, working_time, holiday_entitlement_half_days as half_days, e.contract_start::text
     from contract_periods p join employees e on e.id = p.employee_id where p.company_id = $1`,
    [company.id],
  )
  expect(periods).toEqual([
    {
      applied_on: '2026-11-12',
      contract_start: '2026-11-12',
      type: 'permanent',
      working_time: [0, 27_000, 27_000, 27_000, 27_000, 27_000, 0],
      half_days: 50,
    },
  ])
})

test('only a British company begins with a region', async () => {
  const user = await createUser(server)
  const body = { ...newCompany('Protea Advisory'), country: 'ZA', timeZone: 'Africa/Johannesburg' }
  const { company } = await user.call(companies.createCompany, { body })
  expect(company.details).toMatchObject({ country: 'ZA', region: '' })
})
