import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, clients } from '@praxis/contract/clients/clients'
import { type JournalEntry, journalEntries } from '@praxis/contract/clients/journal'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { FILE_MAX_BYTES } from '@praxis/contract/protocol/files'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestCompany, type TestPerson } from '../../testing/people'
import { createTestDatabase } from '../../testing/test-cluster'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { addJournalCategory, type ClientsFirm, createClientsFirm } from '../clients/testing/clients-world'

let server: TestServer
let firm: ClientsFirm
let stranger: TestPerson
let client: Client
let meeting: string
let call: string

beforeAll(async () => {
  // Every call happens a little later than the one before.
  let moment = Date.parse('2026-11-12T09:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createClientsFirm(server)
  stranger = (await createTestCompany(server)).owner
  client = await firm.add('Northgate Water')
  meeting = await addJournalCategory(server, firm.company.id, 'Meeting', 'MT')
  call = await addJournalCategory(server, firm.company.id, 'Phone call', 'PC')
})

const draft = (more: Record<string, unknown> = {}) => ({
  clientID: client.id,
  entryDate: '2026-11-11',
  title: 'Steering group 5',
  content: '<p>Scope for phase 2 agreed.</p>',
  categoryID: meeting,
  ...more,
})

const write = (more: Record<string, unknown> = {}, files: readonly File[] = [], person = firm.accountOwner) =>
  person.call(journalEntries.createJournalEntry, { body: draft(more), files: { files } })

const list = (query: Record<string, unknown> = {}, person = firm.accountOwner) =>
  person.call(journalEntries.listJournalEntries, { query: { clientID: client.id, ...query } })

const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of server.platform.files.storage.list()) keys.push(key)
  return keys
}

describe('an entry', () => {
  it('and the deletion of what it is about never break each other', async () => {
    for (let times = 0; times < 10; times += 1) {
      const { id } = await firm.add('Short-lived')
      const [deleted, ...written] = await Promise.all([
        firm.manager.send(clients.deleteClient, { params: { id } }),
        ...Array.from({ length: 4 }, () =>
          firm.manager.send(journalEntries.createJournalEntry, { body: draft({ clientID: id }), files: {} }),
        ),
      ])
      expect([204, 409]).toContain(deleted?.status)
      for (const { status } of written) expect([200, 404]).toContain(status)
    }
  })

  it('is written with files, and says who wrote it', async () => {
    const entry = await write({}, [new File(['pack'], 'steering-pack-5.pdf'), new File(['a,b'], 'actions.csv')])
    expect(entry).toMatchObject({
      clientID: client.id,
      entryDate: '2026-11-11',
      title: 'Steering group 5',
      content: '<p>Scope for phase 2 agreed.</p>',
      category: { id: meeting, name: 'Meeting', initials: 'MT', color: '#0a7ea4', canBeDeleted: true },
      author: { id: firm.accountOwner.employeeId, displayName: 'Owen Barnes' },
      files: [
        { name: 'actions.csv', size: 3 },
        { name: 'steering-pack-5.pdf', size: 4 },
      ],
      can: { update: true, delete: true },
    })
    expect(await (await fetch(server.url + entry.files[1]?.url)).text()).toBe('pack')
  })

  it('takes the category flattened, and believes only its id', async () => {
    const entry = await write({ categoryName: 'Forged', categoryColor: '#ff0000', categoryCanBeDeleted: false })
    expect(entry.category).toMatchObject({ name: 'Meeting', color: '#0a7ea4', canBeDeleted: true })
  })

  it('keeps nothing that could run', async () => {
    const hostile =
      '<p onclick="alert(1)">Hello<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></p>'
    expect((await write({ content: hostile })).content).toBe('<p>Hello<a>x</a></p>')
  })

  it.each([
    ['categoryID', { categoryID: randomUUID() }],
    ['entryDate', { entryDate: '2026-02-30' }],
    ['title', { title: 'x'.repeat(201) }],
    ['clientID', { clientID: undefined }],
  ])('is refused with a wrong %s', async (path, wrong) => {
    expect(
      await firm.manager.refusal(journalEntries.createJournalEntry, { body: draft(wrong), files: {} }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
  })

  it('is refused with a file that is too large, and leaves nothing behind', async () => {
    const before = await storedKeys()
    const file = new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'film.mov')
    expect(
      await firm.manager.refusal(journalEntries.createJournalEntry, { body: draft(), files: { files: [file] } }),
    ).toMatchObject({ reason: 'fileTooLarge', maxSize: '25 MB' })
    expect(await storedKeys()).toEqual(before)
  })

  it('is changed: words, day, category, files added and removed', async () => {
    const entry = await write({}, [new File(['old'], 'old.txt'), new File(['kept'], 'kept.txt')])
    const removed = entry.files.filter(({ name }) => name === 'old.txt').map(({ id }) => id)
    const changed = await firm.manager.call(journalEntries.updateJournalEntry, {
      params: { id: entry.id },
      body: {
        entryDate: '2026-11-10',
        title: 'Steering group',
        content: '<p>Corrected.</p>',
        categoryID: null,
        removedFileIDs: removed,
      },
      files: { files: [new File(['new'], 'new.txt')] },
    })
    expect(changed).toMatchObject({
      entryDate: '2026-11-10',
      title: 'Steering group',
      content: '<p>Corrected.</p>',
      category: null,
      author: { id: firm.accountOwner.employeeId },
    })
    expect(changed.files.map(({ name }) => name).toSorted()).toEqual(['kept.txt', 'new.txt'])
    const { items } = await firm.manager.call(operations.getHistory, {
      params: { entity: 'journalEntry', id: entry.id },
    })
    expect(items.map(({ action }) => action)).toEqual(['updated', 'created'])
    expect(items[0]).toMatchObject({ before: { category: 'Meeting' }, after: { category: null } })
  })

  it('cannot remove the files of another entry', async () => {
    const other = await write({}, [new File(['theirs'], 'theirs.txt')])
    const entry = await write()
    const { reason } = await firm.manager.refusal(journalEntries.updateJournalEntry, {
      params: { id: entry.id },
      body: { ...entryBody(entry), removedFileIDs: other.files.map(({ id }) => id) },
      files: {},
    })
    expect(reason).toBe('notFound')
    expect(await (await fetch(server.url + other.files[0]?.url)).text()).toBe('theirs')
  })

  it('is deleted with its files', async () => {
    const entry = await write({}, [new File(['gone'], 'gone.txt')])
    await firm.accountOwner.call(journalEntries.deleteJournalEntry, { params: { id: entry.id } })
    const response = await fetch(server.url + entry.files[0]?.url)
    expect(response.status).toBe(404)
    expect((await list()).items.map(({ id }) => id)).not.toContain(entry.id)
  })

  it('makes its client the last one changed', async () => {
    const other = await firm.add('Another')
    await server.sql(`update clients set updated_at = '2026-01-01' where id = any ($1)`, [[client.id, other.id]])
    await write()
    const { items } = await firm.manager.call(clients.listClientsPaginated, {
      body: { sortOrder: '-updatedAt', per: 1 },
    })
    expect(items[0]?.id).toBe(client.id)
  })
})

const entryBody = ({ entryDate, title, content, category }: JournalEntry) => ({
  entryDate,
  title,
  content,
  categoryID: category?.id ?? null,
})

describe('a journal', () => {
  let people: ClientsFirm
  let about: Client
  let category: string
  const read = (query: Record<string, unknown> = {}, person = people.manager) =>
    person.call(journalEntries.listJournalEntries, { query: { clientID: about.id, ...query } })

  beforeAll(async () => {
    people = await createClientsFirm(server)
    about = await people.add('Halden Bank')
    category = await addJournalCategory(server, people.company.id, 'Risk', 'RK')
    for (const [entryDate, title, categoryID] of [
      ['2026-01-15', 'Kick-off', null],
      ['2026-03-01', 'Telemetry feed may slip', category],
      ['2026-03-02', 'Renewal of design authority', category],
    ] as const)
      await people.manager.call(journalEntries.createJournalEntry, {
        body: { clientID: about.id, entryDate, title, content: '<p>Supplier lost an engineer.</p>', categoryID },
        files: {},
      })
  })

  const titles = async (query: Record<string, unknown>) => (await read(query)).items.map(({ title }) => title)

  it('shows the newest day first, and counts by category whatever the filter', async () => {
    expect(await titles({})).toEqual(['Renewal of design authority', 'Telemetry feed may slip', 'Kick-off'])
    const { metadata, countByCategory, can } = await read({ categoryID: category, per: 1 })
    expect(metadata).toEqual({ page: 1, per: 1, total: 2, hasMore: true })
    expect(countByCategory).toHaveLength(2)
    expect(countByCategory).toEqual(
      expect.arrayContaining([
        { categoryID: category, count: 2 },
        { categoryID: null, count: 1 },
      ]),
    )
    expect(can).toEqual({ create: true })
  })

  it('is filtered by period and searched by words', async () => {
    expect(await titles({ fromDate: '2026-03-01', toDate: '2026-03-01' })).toEqual(['Telemetry feed may slip'])
    expect(await titles({ search: 'telem' })).toEqual(['Telemetry feed may slip'])
    expect(await titles({ search: 'engineer' })).toHaveLength(3)
    expect(await titles({ search: 'nothing of the kind' })).toEqual([])
  })

  it('is read by those who see the client and written by those who edit it, and by nobody else', async () => {
    const entry = (await read()).items[0] as JournalEntry
    expect((await read({}, people.accountOwner)).can.create).toBe(true)
    expect(await people.accountOwner.call(journalEntries.getJournalEntry, { params: { id: entry.id } })).toMatchObject({
      id: entry.id,
      title: entry.title,
      can: { update: true, delete: true },
    })
    for (const person of [people.other, stranger]) {
      const attempts = [
        person.refusal(journalEntries.listJournalEntries, { query: { clientID: about.id } }),
        person.refusal(journalEntries.getJournalEntry, { params: { id: entry.id } }),
        person.refusal(journalEntries.createJournalEntry, {
          body: { ...entryBody(entry), categoryID: null, clientID: about.id },
          files: {},
        }),
        person.refusal(journalEntries.updateJournalEntry, {
          params: { id: entry.id },
          body: { ...entryBody(entry), categoryID: null },
          files: {},
        }),
        person.refusal(journalEntries.deleteJournalEntry, { params: { id: entry.id } }),
        person.refusal(operations.getHistory, { params: { entity: 'journalEntry', id: entry.id } }),
      ]
      for (const refusal of await Promise.all(attempts)) expect(refusal.reason).toBe('notFound')
    }
  })

  it("keeps a category from being deleted while an entry uses it, by the database's own rule", async () => {
    await expect(
      server.sql('delete from journal_categories where company_id = $1 and id = $2', [people.company.id, category]),
    ).rejects.toMatchObject({ code: '23503' })
  })
})

it('files of an entry open only for those who may read the journal', async () => {
  const entry = await write({ categoryID: call }, [new File(['private'], 'private.txt')])
  const [file] = entry.files
  const address = `${server.url}/files/${firm.company.id}/${file?.id}`
  const open = async (person: TestPerson) => (await fetch(address, { headers: person.headers })).status
  expect(await open(firm.accountOwner)).toBe(200)
  expect(await open(firm.other)).toBe(404)
  expect(await open(stranger)).toBe(404)
  expect((await fetch(address)).status).toBe(401)
})

it('files of an entry survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'praxis-restart-'))
  const database = await createTestDatabase(inject('cluster'))
  const onSameData = () => startTestServer({ database, environment: { DATA_DIR: folder } })
  const before = await onSameData()
  const people = await createClientsFirm(before)
  const about = await people.add('Lasting Ltd')
  const entry = await people.manager.call(journalEntries.createJournalEntry, {
    body: { clientID: about.id, entryDate: '2026-11-11', title: '', content: '<p>Kept.</p>', categoryID: null },
    files: { files: [new File(['still here'], 'kept.txt')] },
  })
  await before.close()
  const after = await onSameData()
  const address = `${after.url}/files/${people.company.id}/${entry.files[0]?.id}`
  expect(await (await fetch(address, { headers: people.manager.headers })).text()).toBe('still here')
  await after.close()
  await database.drop()
  await rm(folder, { recursive: true })
})
