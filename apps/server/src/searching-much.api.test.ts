import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { companyManagement } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { invoices } from '@praxis/contract/invoices/invoices'
import { employees } from '@praxis/contract/people/employees'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany, type TestPerson } from './testing/people'
import { rowsReadWithin } from './testing/rows-read'
import { startTestServer } from './testing/test-server'

/** So many records of each kind that reading all of them for any search below would show. */
const MANY = 4000
/** How many records have another name, which the searches find. */
const FOUND = 7
/** Entries in the journal of one client, which are always counted by category. */
const OWN_ENTRIES = 50
/** Rows of words and of the caller that are read besides what is found. */
const AROUND = 150

const server = await startTestServer()
let owner: TestPerson
let plain: TestPerson
let clientId: string

beforeAll(async () => {
  const company = await createTestCompany(server)
  owner = company.owner
  plain = await createEmployee(server, company)
  const run = (text: string, ...values: unknown[]) => server.sql(text, [company.id, ...values])
  const name = `case when number <= ${FOUND} then 'Pumphouse ' else 'Harbour ' end || number`
  const numbers = `generate_series(1, ${MANY}) as number`
  await run(
    `insert into clients (company_id, id, name, owner_id, trading_currency)
     select $1, gen_random_uuid(), ${name}, $2, 'GBP' from ${numbers}`,
    plain.employeeId,
  )
  await run(
    `with made as (
       insert into targetables (company_id, id, kind, name, lead_id, currency)
       select $1, gen_random_uuid(), 'project', ${name}, $2, 'GBP' from ${numbers} returning company_id, id
     )
     insert into projects (company_id, id) select company_id, id from made`,
    plain.employeeId,
  )
  await run(
    `with people as (
       insert into users (id, username, password_hash, first_name, last_name)
       select gen_random_uuid(), 'many-' || number || '@firm.example', '', ${name}, 'Person' from ${numbers} returning id
     )
     insert into employees (company_id, id, user_id, nano_path) select $1, gen_random_uuid(), id, id::text from people`,
  )
  await run(
    `with each as (
       select id, row_number() over (order by id) as number from clients where company_id = $1 and name like 'Harbour%'
     )
     insert into journal_entries (company_id, id, client_id, author_id, entry_date, title, content)
     select $1, gen_random_uuid(), each.id, $2, '2026-11-02',
       case when number = 1 and entry <= ${FOUND} then 'Pumphouse' else 'Harbour' end, ''
     from each, generate_series(1, ${OWN_ENTRIES}) as entry where number <= ${MANY / OWN_ENTRIES}`,
    plain.employeeId,
  )
  await run(
    `with made as (
       insert into invoices (company_id, id, client_id, currency, time_sheet_grouping, day, reference)
       select p.company_id, p.id, c.id, 'GBP', 'none', '2026-11-02', p.name
       from targetables p join clients c on c.company_id = p.company_id and c.name = p.name where p.company_id = $1
       returning company_id, id
     )
     insert into invoice_targetables (company_id, invoice_id, targetable_id) select company_id, id, id from made`,
  )
  for (const [entity, table, called] of [
    ['client', 'clients', 'name'],
    ['project', 'targetables', 'name'],
    ['journalEntry', 'journal_entries', 'title'],
    ['invoice', 'invoices', 'reference'],
  ])
    await run(
      `insert into search_words (company_id, entity, word, entity_id)
       select $1, '${entity}', word, id from ${table}, search_words_of(${called}) as word where company_id = $1`,
    )
  const [journal] = await run(`select client_id from journal_entries where company_id = $1 and title = 'Pumphouse'`)
  clientId = journal?.client_id
  await server.sql('analyze')
})

type Search = (person: TestPerson, search: string) => Promise<{ readonly items: readonly unknown[] }>

const searches: readonly [string, Search, readonly ('owner' | 'plain')[]][] = [
  [
    'clients',
    (person, search) => person.call(clients.listClientsPaginated, { body: { filter: { search } } }),
    ['owner', 'plain'],
  ],
  ['clients to choose', (person, query) => person.call(clients.listClients, { query: { query } }), ['owner', 'plain']],
  [
    'projects',
    (person, search) => person.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all', search } } }),
    ['owner', 'plain'],
  ],
  [
    'projects to choose',
    (person, query) => person.call(projects.listProjects, { query: { query } }),
    ['owner', 'plain'],
  ],
  [
    'what time can be logged on',
    (person, query) => person.call(timeSheetSubmissions.listLoggableItems, { query: { query } }),
    ['plain'],
  ],
  ['people', (person, name) => person.call(employees.listEmployees, { query: { name } }), ['owner']],
  [
    'people to choose',
    (person, query) => person.call(companyManagement.searchEmployees, { query: { query } }),
    ['owner'],
  ],
  [
    'invoices',
    (person, search) => person.call(invoices.listInvoicesPaginated, { body: { filter: { search } } }),
    ['owner', 'plain'],
  ],
  [
    'a journal',
    (person, search) => person.call(journalEntries.listJournalEntries, { query: { clientID: clientId, search } }),
    ['owner', 'plain'],
  ],
]

describe.each(searches.flatMap(([what, search, by]) => by.map((who) => ({ what, search, who }))))(
  'searching $what as $who',
  ({ search, who }) => {
    it.each([
      ['what nobody wrote', 'zzzz qqq', false],
      ['what some are called', 'pumph', true],
    ])('for %s reads in proportion to what is found', async (_, asked, isFound) => {
      let found = 0
      const read = await rowsReadWithin(server, async () => {
        found = (await search(who === 'owner' ? owner : plain, asked)).items.length
      })
      expect(found > 0).toBe(isFound)
      expect(read).toBeLessThan(AROUND + 60 * found)
    })
  },
)

describe('opening one of many', () => {
  it.each([
    ['client', 'clients'],
    ['project', 'projects'],
    ['taskBoard', 'task_boards'],
    ['journalEntry', 'journal_entries'],
  ])('%s reads no others', async (entity, table) => {
    const [one] = await server.sql<{ id: string }>(`select id from ${table} where company_id = $1 limit 1`, [
      owner.companyId,
    ])
    const open = () => owner.call(operations.getHistory, { params: { entity, id: one?.id ?? '' } })
    expect(await rowsReadWithin(server, open)).toBeLessThan(AROUND)
  })
})
