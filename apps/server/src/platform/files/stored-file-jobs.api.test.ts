import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { users } from '@praxis/contract/people/users'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { sweepStorage } from './stored-file-jobs'

describe('the sweep of stored files', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer()
    firm = await createNotesFirm(server)
  })

  const pathOf = (key: string) => join(server.data.files, key)
  const grow = async (key: string, days: number) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(pathOf(key), then, then)
  }
  const orphan = async (key: string, days: number) => {
    await mkdir(dirname(pathOf(key)), { recursive: true })
    await writeFile(pathOf(key), 'left behind')
    await grow(key, days)
    return key
  }
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of server.platform.files.storage.list()) found.push(key)
    return found.sort()
  }
  const sweep = () =>
    sweepStorage(
      server.platform.files.storage,
      server.application.running.database,
      new Date(Date.now() - 24 * 60 * 60 * 1000),
    )

  it('leaves public files alone in a database that has none: the folder may be of another one', async () => {
    const key = await orphan('public/from-another-database', 30)
    expect(await sweep()).toBe(0)
    expect(await keys()).toContain(key)
  })

  it('removes what has no row and is older than a day, and nothing else', async () => {
    const { id } = await firm.write(firm.author)
    const input = { params: { id }, body: {}, files: { files: [new File(['kept'], 'kept.txt')] } }
    const { items } = await firm.author.call(notes.attachFiles, input)
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const user = await firm.author.call(users.setProfileImage, {
      image: new Blob([new Uint8Array(image)], { type: 'image/png' }),
    })
    const kept = [`${firm.company.id}/${items[0]?.id}`, `public/${user.profileImage?.split('/').at(-1)}`]
    for (const key of kept) await grow(key, 30)
    const young = await orphan(`${firm.company.id}/${randomUUID()}`, 0)
    const unknown = await orphan(`${randomUUID()}/${randomUUID()}`, 30)
    const old = [await orphan(`${firm.company.id}/${randomUUID()}`, 2), await orphan('public/abc', 2)]

    expect(await sweep()).toBe(old.length + 1)
    expect(await keys()).toEqual([...kept, young, unknown].sort())
    expect(await sweep()).toBe(0)
  })
})
