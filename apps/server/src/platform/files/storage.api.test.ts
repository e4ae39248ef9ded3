import { areas } from '@praxis/contract/areas'
import { journalEntries } from '@praxis/contract/clients/journal'
import { users } from '@praxis/contract/people/users'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { samples } from '../../testing/endpoint-samples'
import { createSampleFirm, type SampleFirm } from '../../testing/sample-firm'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mendStorageUse } from './stored-file-jobs'

const MB = 1024 * 1024

type Sample = (firm: SampleFirm) => Input<EndpointSpec> & { files?: unknown; image?: Blob }

/** Every endpoint that brings a file into a company. */
const waysIn = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints as Record<string, EndpointSpec>)
    .filter(([, spec]) => spec.access === 'employee' && (spec.files ?? spec.imageBody) !== undefined)
    .map(([name, spec]) => ({
      name: `${area}.${name}`,
      spec,
      sample: (samples as unknown as Record<string, Record<string, Sample>>)[area]?.[name] as Sample,
    })),
)

let server: TestServer
let firm: SampleFirm
let image: Blob

beforeAll(async () => {
  server = await startTestServer()
  firm = await createSampleFirm(server)
  // The personal door to a project's board shows only tasks that one is assigned to.
  const { listId: taskListId, taskId } = firm.projectBoard
  await firm.owner.call(projectTasks.updateTask, {
    params: { id: firm.projectId, taskListId, taskId },
    body: { employeeIDs: [firm.owner.employeeId] },
  })
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  image = new Blob([await picture.png().toBuffer()], { type: 'image/png' })
})
afterEach(() => setQuota(null))

const setQuota = (bytes: number | null) =>
  server.sql('update company_directory set storage_quota = $2 where id = $1', [firm.company.id, bytes])

/** What the company is said to use, by kind, and what its rows add up to. */
const use = async () => {
  const [row] = await server.sql<{ kept: object; counted: object }>(
    `select
       (select json_object_agg(kind, bytes) from (
          select kind, sum(bytes) as bytes from storage_use where company_id = $1 group by kind having sum(bytes) <> 0
        ) as k) as kept,
       (select json_object_agg(kind, bytes) from (
          select kind, sum(size) as bytes from (
            select entity as kind, size from files where company_id = $1
            union all select 'image', size from public_files where owner_company_id = $1
          ) as f group by kind
        ) as c) as counted`,
    [firm.company.id],
  )
  return row as { kept: Record<string, number>; counted: Record<string, number> }
}
const used = async () => Object.values((await use()).kept).reduce((sum, bytes) => sum + bytes, 0)

const fileOf = (bytes: number, name = 'file.bin') => new File([new Uint8Array(bytes)], name)

/** A document that may also be a receipt. */
const document = () => new File(['%PDF-1.4\n%%EOF\n'], 'file.pdf')

const inputFor = (spec: EndpointSpec, sample: Sample) => {
  const { files, image: picture, ...input } = sample(firm)
  const sent = Object.fromEntries(Object.keys(spec.files ?? {}).map((name) => [name, [document()]]))
  return { ...input, ...(files !== undefined && { files: sent }), ...(picture && { image }) }
}

/** The calls about something that is the plain employee’s own. */
const isOwn = (name: string): boolean => name.startsWith('personals.') || name === 'expenses.addReceipts'

const attach = (bytes: number, name?: string) => ({
  params: { taskListId: firm.personalBoard.listId, taskId: firm.personalBoard.taskId },
  files: { files: [fileOf(bytes, name)] },
})

const stored = async () => {
  const keys: string[] = []
  for await (const { key } of server.platform.files.storage.list()) keys.push(key)
  return keys.sort()
}

describe('what a company keeps', () => {
  it.each(waysIn)('$name counts, and beyond the quota it is refused in words', async ({ name, spec, sample }) => {
    const person = isOwn(name) ? firm.plain : firm.owner
    await setQuota(await used())
    const keys = await stored()
    expect(await person.refusal(spec, inputFor(spec, sample) as never)).toMatchObject({
      status: 413,
      reason: 'storageFull',
    })
    expect(await stored()).toEqual(keys)
    await setQuota(null)
    const before = await used()
    expect((await person.send(spec, inputFor(spec, sample) as never)).status).toBe(200)
    expect(await used()).toBeGreaterThan(before)
    const { kept, counted } = await use()
    expect(kept).toEqual(counted)
  })

  it('is as large as was granted, to the byte, and the refusal says how much that is', async () => {
    await setQuota((await used()) + 100)
    await firm.plain.call(personals.attachTaskFiles, attach(60))
    expect(await firm.plain.refusal(personals.attachTaskFiles, attach(41))).toEqual({
      status: 413,
      reason: 'storageFull',
      quota: expect.stringMatching(/^[\d.]+ (bytes|KB)$/),
    })
    await firm.plain.call(personals.attachTaskFiles, attach(40))
  })

  it('is not exceeded by those who add at once', async () => {
    await setQuota((await used()) + 250)
    const people = [firm.plain, firm.owner]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        people[index % 2]?.send(areas.journalEntries.createJournalEntry, {
          body: { clientID: firm.clientId, entryDate: '2026-06-01', title: `${index}`, content: '', categoryID: null },
          files: { files: [fileOf(100)] },
        } as never),
      ),
    )
    const kept = answers.filter((answer) => answer?.status === 200)
    expect(kept).toHaveLength(2)
  })

  it('is given back by every deletion, and the bytes go', async () => {
    const before = await used()
    const keys = await stored()
    const { id: listId } = await firm.plain.call(personals.createTaskList, { body: { name: 'Scans' } })
    const inList = { taskListId: listId }
    const { id: taskId } = await firm.plain.call(personals.createTask, { params: inList, body: { title: 'Scan' } })
    const ofTask = { ...inList, taskId }
    const two = { files: [fileOf(700), fileOf(800)] }
    const { items } = await firm.plain.call(personals.attachTaskFiles, { params: ofTask, files: two })
    expect(await used()).toBe(before + 1500)
    await firm.plain.call(personals.deleteTaskFile, { params: { ...ofTask, fileId: items[0]?.id ?? '' } })
    expect(await used()).toBe(before + 800)
    await firm.plain.call(personals.deleteTask, { params: ofTask })
    expect(await used()).toBe(before)
    await server.drainJobs()
    expect(await stored()).toEqual(keys)
  })

  it('leaves text alone: with no room left an entry is written, without files', async () => {
    await setQuota(0)
    const entry = { entryDate: '2026-06-01', title: 'Called', content: '', categoryID: null, clientID: firm.clientId }
    await firm.owner.call(journalEntries.createJournalEntry, { body: entry, files: {} })
  })

  it('does not count what users keep about themselves', async () => {
    await setQuota(0)
    const before = await used()
    await firm.plain.call(users.setProfileImage, { image })
    expect(await used()).toBe(before)
  })

  it('is refused before any of it is read when it says how large it is', async () => {
    await setQuota((await used()) + MB)
    const spooled: string[] = []
    const { files } = server.platform
    const spool = files.spool.bind(files)
    files.spool = (stream, name, rule) => {
      spooled.push(name)
      return spool(stream, name, rule)
    }
    try {
      expect(await firm.plain.refusal(personals.attachTaskFiles, attach(3 * MB, 'large.bin'))).toMatchObject({
        reason: 'storageFull',
      })
      expect(spooled).toEqual([])
    } finally {
      files.spool = spool
    }
  })

  it('is put right at night, should it have gone astray', async () => {
    const { counted } = await use()
    await server.sql(`update storage_use set bytes = bytes + 12345 where company_id = $1 and kind = 'task'`, [
      firm.company.id,
    ])
    await server.sql(`delete from storage_use where company_id = $1 and kind = 'image'`, [firm.company.id])
    expect((await use()).kept).not.toEqual(counted)
    const { platform, database } = server.application.running
    const context = { payload: {}, companyId: firm.company.id, jobId: '1', platform, database }
    await mendStorageUse.run({ ...context, log: { warn: () => undefined } } as never)
    expect(await use()).toEqual({ kept: counted, counted })
  })

  it('is put right for the others where it fails for one company', async () => {
    const { counted } = await use()
    await server.sql(`update storage_use set bytes = bytes + 12345 where company_id = $1 and kind = 'task'`, [
      firm.company.id,
    ])
    const { platform, database } = server.application.running
    const companies = [{ id: 'of no company' }, { id: firm.company.id }]
    vi.spyOn(database, 'global').mockResolvedValue(companies)
    onTestFinished(() => void vi.restoreAllMocks())
    const context = { payload: {}, companyId: firm.company.id, jobId: '1', platform, database }
    const mending = mendStorageUse.run({ ...context, log: { warn: () => undefined } } as never)
    await expect(mending).rejects.toThrow('of no company')
    expect(await use()).toEqual({ kept: counted, counted })
  })
})

describe('a disk with less room than its reserve', () => {
  let short: TestServer
  let shortFirm: SampleFirm

  beforeAll(async () => {
    short = await startTestServer({ environment: { DISK_RESERVE_MB: '999999999' } })
    shortFirm = await createSampleFirm(short)
  })

  it('takes no uploads, in words, and everything else goes on', async () => {
    const { listId, taskId } = shortFirm.personalBoard
    const input = { params: { taskListId: listId, taskId }, files: { files: [fileOf(10)] } }
    const full = { status: 507, reason: 'diskFull' }
    expect(await shortFirm.plain.refusal(personals.attachTaskFiles, input)).toEqual(full)
    expect(await shortFirm.plain.refusal(users.setProfileImage, { image })).toEqual(full)
    const large = { ...input, files: { files: [fileOf(3 * MB)] } }
    expect(await shortFirm.plain.refusal(personals.attachTaskFiles, large)).toEqual(full)
    await shortFirm.plain.call(personals.createTaskList, { body: { name: 'Still written' } })
  })

  it('is told to those who ask whether the server is ready', async () => {
    const answer = await fetch(`${short.url}/readyz`)
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { reason: 'unavailable', disk: expect.stringContaining('of disk space left. Uploads are refused below') },
    ])
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: true })
  })
})

describe('a disk that fills up in the middle of something', () => {
  const full = { status: 507, reason: 'diskFull' }
  afterEach(() => vi.restoreAllMocks())

  it.each(['ENOSPC', 'EDQUOT'])(
    'refuses a file that cannot be written (%s), keeps nothing of it, and goes on',
    async (code) => {
      const before = [await used(), await stored()]
      const put = vi
        .spyOn(server.platform.files.storage, 'put')
        .mockRejectedValueOnce(Object.assign(new Error(), { code }))
      expect(await firm.plain.refusal(personals.attachTaskFiles, attach(10))).toEqual(full)
      expect(put).toHaveBeenCalledOnce()
      expect([await used(), await stored()]).toEqual(before)
      await firm.plain.call(personals.attachTaskFiles, attach(10))
    },
  )

  it('refuses what the database cannot write, and goes on', async () => {
    const add = { body: { name: 'Scans' } }
    await server.sql(`
      create function fill_up() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger fill_up before insert on task_lists for each row execute function fill_up()`)
    try {
      expect(await firm.plain.refusal(personals.createTaskList, add)).toEqual(full)
    } finally {
      await server.sql('drop function fill_up cascade')
    }
    await firm.plain.call(personals.createTaskList, add)
  })

  it('is told to those who ask whether the server is ready, until there is room again', async () => {
    const state = vi.spyOn(server.platform.files.disk, 'state')
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`)
      return [answer.status, await answer.json()]
    }
    state.mockResolvedValue({ free: 60 * MB, reserve: 100 * MB })
    const short = '60 MB of disk space left. Uploads are refused below 100 MB.'
    expect(await ready()).toEqual([200, { ok: true, disk: short }])
    state.mockResolvedValue({ free: 9 * MB, reserve: 100 * MB })
    expect(await ready()).toMatchObject([503, { reason: 'unavailable' }])
    expect(await firm.plain.refusal(personals.attachTaskFiles, attach(10))).toEqual(full)
    state.mockRestore()
    expect(await ready()).toEqual([200, { ok: true }])
    await firm.plain.call(personals.attachTaskFiles, attach(10))
  })
})
