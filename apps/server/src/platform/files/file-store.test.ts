import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sql, statementOf } from '../database/sql'
import { DiskRoom } from './disk-room'
import { FileStore, type FileTx } from './file-store'
import { LocalFolderStorage } from './local-folder-storage'
import type { Upload } from './upload'

const COMPANY = '7d0c9f9e-6a39-4b52-9d5d-8a3a4f1d2c11'

let folder: string
let storage: LocalFolderStorage
let store: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-files-'))
  storage = new LocalFolderStorage(folder)
  store = storeOn(() => 1_000_000)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A store on a disk of a million blocks of a kilobyte, of which a tenth is the reserve. */
const storeOn = (freeBlocks: () => number) =>
  new FileStore({
    storage,
    disk: new DiskRoom(folder, 100, async () => ({ bavail: freeBlocks(), blocks: 1_000_000, bsize: 1024 })),
    usualQuota: 1024 * 1024,
    secret: 'a secret of the tests',
    clock: () => new Date('2026-11-12T09:18:00Z'),
  })

/** A transaction that only remembers its statements. */
const rememberingTx = (answers: readonly unknown[] = []) => {
  const statements: { text: string; values: unknown[] }[] = []
  const run = async (query: Sql) => statements.push(statementOf(query))
  const tx: FileTx = {
    scope: { companyId: COMPANY, userId: null, employeeId: null, impersonatorId: null },
    now: '2026-11-12T09:18:00.000Z',
    run,
    row: async <Row>(query: Sql) => {
      await run(query)
      return answers[0] as Row | undefined
    },
  }
  return { tx, statements }
}

const spool = (content: string | Buffer, name = 'file.bin', rule: Partial<Parameters<FileStore['spool']>[2]> = {}) =>
  store.spool(Readable.from([Buffer.from(content)]), name, { maxBytes: 1024 * 1024, accept: 'any', ...rule })

const spooledFiles = () => readdir(storage.spoolFolder)

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .toFormat(format)
    .toBuffer()

/** A bitmap of 24 bits with one red row at its top. */
const bitmap = (width: number, height: number): Buffer => {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + stride * height, 0xff)
  file.fill(0, 0, 54)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let x = 0; x < width; x++) file.writeUIntLE(0xff0000, 54 + stride * (height - 1) + 3 * x, 3)
  return file
}

describe('taking in a file', () => {
  test('it is measured and hashed on the way', async () => {
    const upload = await spool('hello', 'greeting.txt')
    expect(upload).toMatchObject({
      name: 'greeting.txt',
      contentType: 'text/plain',
      size: 5,
      sha256: createHash('sha256').update('hello').digest('hex'),
    })
  })

  test.each([
    ['notes.txt', 'Grüße\n', 'text/plain'],
    ['hours.csv', 'day,hours\n2026-11-12,7.5\n', 'text/csv'],
    ['data.bin', '{"a": [1, 2]}', 'application/json'],
    ['data.json', '{"a": ', 'text/plain'],
    ['empty', '', 'text/plain'],
    ['report.txt', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf'],
    [
      'picture.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'application/octet-stream',
    ],
    ['picture.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'application/octet-stream'],
    ['page.txt', '  <!doctype html><script>alert(1)</script>', 'application/octet-stream'],
    ['notes.txt', Buffer.from([0x68, 0x69, 0x00, 0x01]), 'application/octet-stream'],
    ['latin1.txt', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]), 'application/octet-stream'],
  ])('%s with %j is what its bytes say', async (name, content, contentType) => {
    expect((await spool(content, name)).contentType).toBe(contentType)
  })

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s is an image', async (format) => {
    const upload = await spool(await picture(format), 'x', { accept: 'image' })
    expect(upload.contentType).toBe(`image/${format}`)
  })

  test('what only says it is an image is refused and leaves nothing behind', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    await expect(spool(svg, 'logo.png', { accept: 'image' })).rejects.toMatchObject({ reason: 'invalidFileExtension' })
    expect(await spooledFiles()).toEqual([])
  })

  test('one byte over the limit is refused with the limit, and the rest of the stream is read', async () => {
    const stream = Readable.from([Buffer.alloc(10 * 1024 * 1024), Buffer.alloc(1), Buffer.alloc(500)])
    const tooLarge = store.spool(stream, 'big', { maxBytes: 10 * 1024 * 1024, accept: 'any' })
    await expect(tooLarge).rejects.toMatchObject({
      reason: 'fileTooLarge',
      message: 'File too large (max size: 10 MB)',
      details: { maxSize: '10 MB' },
    })
    expect(stream.readableEnded).toBe(true)
    expect(await spooledFiles()).toEqual([])
  })

  test('a stream that the parser cut short is refused as too large', async () => {
    const stream = Object.assign(Readable.from([Buffer.from('half')]), { truncated: true })
    const cut = store.spool(stream, 'cut', { maxBytes: 100, accept: 'any' })
    await expect(cut).rejects.toMatchObject({ reason: 'fileTooLarge' })
  })

  test('a broken connection leaves nothing behind', async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('connection lost')
      })(),
    )
    await expect(store.spool(stream, 'x', { maxBytes: 100, accept: 'any' })).rejects.toThrow('connection lost')
    expect(await spooledFiles()).toEqual([])
  })

  test('one for which there is no room on the disk is read to its end, refused and leaves nothing behind', async () => {
    let free = 102_400 + 1
    store = storeOn(() => free)
    const stream = Readable.from([Buffer.alloc(1024), Buffer.alloc(1), Buffer.alloc(500)])
    const refused = store.spool(stream, 'big', { maxBytes: 10_000, accept: 'any' })
    await expect(refused).rejects.toMatchObject({ reason: 'diskFull', status: 507 })
    expect(stream.readableEnded).toBe(true)
    expect(await spooledFiles()).toEqual([])
    free = 200_000
    store = storeOn(() => free)
    expect((await spool('hello')).size).toBe(5)
  })

  test('what was not kept is discarded, twice without harm', async () => {
    const uploads = [await spool('a'), await spool('b')]
    await store.discard(uploads)
    await store.discard(uploads)
    expect(await spooledFiles()).toEqual([])
  })

  test('what a crash left is swept once it is old', async () => {
    const [old, young] = [await spool('old'), await spool('young')]
    await utimes(old.path, new Date('2026-11-01'), new Date('2026-11-01'))
    await store.sweepSpool(new Date('2026-11-11'))
    expect(await spooledFiles()).toEqual([young.path.slice(storage.spoolFolder.length + 1)])
  })
})

describe('keeping a private file', () => {
  test('its bytes are stored and outlive the spool', async () => {
    const { tx, statements } = rememberingTx()
    const upload = await spool('contract text', 'contract.txt')
    const file = await store.keep(tx, upload, { entity: 'client', entityId: 'c1' })
    await store.discard([upload])
    expect(file).toEqual({ id: file.id, name: 'contract.txt', contentType: 'text/plain', size: 13 })
    expect(statements[1]?.values).toContain(`${COMPANY}/${file.id}`)
    const content = await storage.open(`${COMPANY}/${file.id}`)
    expect(content && (await text(content))).toBe('contract text')
  })

  test('beyond what the company may keep it is refused with how much that is, and nothing is stored', async () => {
    const { tx, statements } = rememberingTx([{ used: 1024 * 1024 - 5, quota: null }])
    const owner = { entity: 'client', entityId: 'c1' }
    await store.keep(tx, await spool('hello'), owner)
    const before = statements.length
    await expect(store.keep(tx, await spool('hello!'), owner)).rejects.toMatchObject({
      reason: 'storageFull',
      details: { quota: '1 MB' },
      message: expect.stringContaining('Your company’s storage (1 MB) has no room for this'),
    })
    expect(statements).toHaveLength(before + 1)
    expect((await readdir(join(folder, COMPANY))).length).toBe(1)
  })
})

describe('keeping a public image', () => {
  const stored = async (upload: Upload, width = 64, height = 64) => {
    const id = await store.keepPublicImage(rememberingTx().tx, upload, { width, height })
    expect(id).toMatch(/^[\w-]{22,}$/)
    const content = await storage.open(`public/${id}`)
    if (!content) throw new Error('it was not stored')
    return sharp(Buffer.concat(await content.toArray()))
  }

  test('it fits inside the box and keeps its proportions', async () => {
    const image = await stored(await spool(await picture('png', 400, 200)))
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 })
  })

  test('a small one is not enlarged', async () => {
    expect(await (await stored(await spool(await picture('gif', 10, 8)))).metadata()).toMatchObject({
      width: 10,
      height: 8,
    })
  })

  test('it is turned upright and says nothing of camera and place', async () => {
    const sideways = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const metadata = await (await stored(await spool(sideways))).metadata()
    expect(metadata).toMatchObject({ width: 20, height: 40 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  test('a Windows bitmap is read the right way up', async () => {
    const image = await stored(await spool(bitmap(5, 4), 'x.bmp', { accept: 'image' }))
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([5, 4])
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
    expect([...data.subarray(-3)]).toEqual([255, 255, 255])
  })

  test.each([
    ['a cut-off picture', async () => (await picture('png')).subarray(0, 60)],
    ['a cut-off bitmap', async () => bitmap(50, 40).subarray(0, 100)],
    [
      'a bitmap of absurd size',
      async () => {
        const file = bitmap(5, 4)
        file.writeInt32LE(2_000_000_000, 18)
        return file
      },
    ],
  ])('%s is refused', async (_, content) => {
    const upload = await spool(await content())
    const { tx, statements } = rememberingTx()
    const kept = store.keepPublicImage(tx, upload, { width: 64, height: 64 })
    await expect(kept).rejects.toMatchObject({ reason: 'invalidFileExtension' })
    expect(statements).toEqual([])
  })

  test('a picture that would take too much memory is refused before it is decoded', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const upload = await spool(huge, 'huge.png', { maxBytes: 10 * 1024 * 1024 })
    await expect(store.keepPublicImage(rememberingTx().tx, upload, { width: 64, height: 64 })).rejects.toMatchObject({
      details: { fields: [{ path: 'image', message: 'The image has too many pixels' }] },
    })
  })
})

test('its address is public and under the API', () => {
  expect(store.publicUrl('abc')).toBe('/api/v1/files/public/abc')
})
