import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { type ClientsFirm, createClientsFirm } from './testing/clients-world'

let server: TestServer
let firm: ClientsFirm

beforeAll(async () => {
  server = await startTestServer()
  firm = await createClientsFirm(server)
})

it('fifty changes at once, each to another owner, all find the client', async () => {
  const { id } = await firm.add('Hot potato')
  const owners = [firm.accountOwner, firm.other, firm.manager, firm.owner]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      firm.manager.send(clients.updateClientDetails, {
        params: { id },
        body: { clientOwnerID: owners[index % owners.length]?.employeeId ?? '' },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
})

const hostile = {
  key: 'Notes',
  value: '<p>Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>',
  type: 'richText',
}

it('rich text in dynamic details keeps nothing that could run', async () => {
  const { id } = await firm.add('Hostile')
  const body = { dynamicDetails: [hostile as typeof hostile & { type: 'richText' }] }
  const client = await firm.manager.call(clients.updateClientDetails, { params: { id }, body })
  expect(client.details.dynamicDetails[0]?.value).toContain('Hi')
  expect(client.details.dynamicDetails[0]?.value).not.toMatch(/script|onerror/)
  const project = await firm.owner.call(projects.createInternalProject, {
    body: { name: 'Hostile', leadID: firm.owner.employeeId, ...body },
  })
  expect(project.details.dynamicDetails?.[0]?.value).not.toMatch(/script|onerror/)
})

it('names the row that holds somebody unknown, also after rows that are left out', async () => {
  const { id } = await firm.add('Rows')
  const dynamicDetails = [
    { key: '', value: '' },
    { key: 'Buyer', value: '6f2f0a6e-3a0f-4b5e-9d55-000000000000', type: 'employee' as const },
  ]
  expect(
    await firm.manager.refusal(clients.updateClientDetails, { params: { id }, body: { dynamicDetails } }),
  ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'dynamicDetails.1.value' }] })
})

it.each(['half \ud800 a pair', 'nul \u0000'])('a name that cannot be stored, %j, is invalid input', async (name) => {
  const body = { name, clientOwnerID: firm.manager.employeeId }
  expect((await firm.manager.refusal(clients.createClient, { body })).reason).toBe('invalidInput')
})

it.each([
  ['0000-01-01', 400],
  ['0001-01-01', 200],
  ['9999-12-31', 200],
])('a journal takes an entry of %s with %i', async (entryDate, status) => {
  const { id } = await firm.add('Ages')
  const body = { clientID: id, entryDate, content: '', categoryID: null }
  expect((await firm.manager.send(journalEntries.createJournalEntry, { body, files: {} })).status).toBe(status)
  const query = { clientID: id, fromDate: entryDate }
  expect((await firm.manager.send(journalEntries.listJournalEntries, { query })).status).toBe(status)
})

it('a search goes by the first eight words, however many there are', async () => {
  const name = 'Aa Bb Cc Dd Ee Ff Gg Hh'
  const { id } = await firm.add(name)
  const find = async (search: string) =>
    (await firm.manager.call(clients.listClientsPaginated, { body: { filter: { search } } })).items.map(
      (item) => item.id,
    )
  expect(
    await find(
      `${name} ${Array.from({ length: 60 }, (_, index) => `z${index}`)
        .join(' ')
        .slice(0, 170)}`,
    ),
  ).toEqual([id])
  expect(await find('Hh Aa')).toEqual([id])
  expect(await find('Hh Zz')).toEqual([])
})
