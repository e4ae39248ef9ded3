import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DiskRoom } from '../files/disk-room'
import { FileStore } from '../files/file-store'
import { LocalFolderStorage } from '../files/local-folder-storage'
import { type CsvColumns, csvAnswer } from './csv-answer'

let folder: string
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-csv-'))
  store = new FileStore({
    storage: new LocalFolderStorage(folder),
    disk: new DiskRoom(folder),
    usualQuota: 0,
    secret: 'a secret of thirty-two characters',
    clock: () => new Date(),
  })
})
afterAll(() => rm(folder, { recursive: true }))

const columns: CsvColumns<number> = [
  ['Number', (row) => row],
  ['Formula', (row) => `=${row}`],
  ['Text', (row) => `"${row}",\n`],
]
const HEAD = '\ufeffNumber,Formula,Text\r\n'
const lineOf = (row: number) => `${row},'=${row},"""${row}"",\n"\r\n`

const textOf = async (content: unknown) => (await buffer(content as Readable)).toString()

const left = () => readdir(store.storage.spoolFolder)

test('is whole, and leaves nothing behind', async () => {
  const { content, headers } = await csvAnswer(store, 'numbers', [[1, 2], [], [3]], columns)
  expect(await left()).toEqual([])
  const expected = HEAD + [1, 2, 3].map(lineOf).join('')
  expect(headers).toEqual({ 'content-length': `${Buffer.byteLength(expected)}` })
  expect(await textOf(content)).toBe(expected)
  expect((content as Readable).destroyed).toBe(true)
})

test.each([
  ['-5.00', '-5.00'],
  [-5, '-5'],
  ['-5+1', "'-5+1"],
  ['-', "'-"],
  ['+5', "'+5"],
  ['@SUM(A1)', "'@SUM(A1)"],
])('%o is a number or no formula', async (value, expected) => {
  const { content } = await csvAnswer(store, 'values', [[value]], [['Value', (row) => row]])
  expect(await textOf(content)).toBe(`\ufeffValue\r\n${expected}\r\n`)
})

test('of no rows it is what stands on top', async () => {
  const { content } = await csvAnswer(store, 'numbers', [], columns)
  expect(await textOf(content)).toBe(HEAD)
})

test('asks for a batch when the one before is written', async () => {
  const done: string[] = []
  const file = await store.temporary()
  const append = file.appendFile.bind(file)
  vi.spyOn(file, 'appendFile').mockImplementation(async (lines, ...options) => {
    await append(lines, ...options)
    done.push(`wrote ${String(lines).split('\r\n').length - 1}`)
  })
  vi.spyOn(store, 'temporary').mockResolvedValueOnce(file)
  async function* batches() {
    for (const rows of [[1, 2, 3], [4, 5], [6]]) {
      done.push(`asked for ${rows.length}`)
      yield rows
    }
  }
  const { content } = await csvAnswer(store, 'numbers', batches(), columns)
  ;(content as Readable).destroy()
  expect(done).toEqual(['wrote 1', 'asked for 3', 'wrote 3', 'asked for 2', 'wrote 2', 'asked for 1', 'wrote 1'])
})

test('what breaks off halfway is no file', async () => {
  const file = await store.temporary()
  vi.spyOn(store, 'temporary').mockResolvedValueOnce(file)
  async function* batches() {
    yield [1]
    throw new Error('the database is gone')
  }
  await expect(csvAnswer(store, 'numbers', batches(), columns)).rejects.toThrow('the database is gone')
  expect(file.fd).toBe(-1)
})
