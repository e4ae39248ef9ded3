import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalFolderStorage } from './local-folder-storage'

let folder: string
let storage: LocalFolderStorage
let source: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-storage-'))
  storage = new LocalFolderStorage(join(folder, 'files'))
  source = join(folder, 'source')
  await writeFile(source, '0123456789')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const contentOf = async (key: string, range?: { start: number; end: number }) => {
  const content = await storage.open(key, range)
  return content && text(content)
}

test('an empty store lists nothing', async () => {
  for await (const object of storage.list()) throw new Error(`${object.key} should not be there`)
})

test('what was put can be read, whole and in part, also after its source is gone', async () => {
  await storage.put('company/one', source)
  await rm(source)
  expect(await contentOf('company/one')).toBe('0123456789')
  expect(await contentOf('company/one', { start: 3, end: 5 })).toBe('345')
  await writeFile(source, 'other')
})

test('a key is used once', async () => {
  await expect(storage.put('company/one', source)).rejects.toThrow('EEXIST')
})

test('objects are listed with their keys, the spool is not', async () => {
  await storage.put('public/two', source)
  const keys: string[] = []
  for await (const { key, storedAt } of storage.list()) {
    keys.push(key)
    expect(storedAt).toBeInstanceOf(Date)
  }
  expect(keys.sort()).toEqual(['company/one', 'public/two'])
})

test('what is removed is gone, and removing it again is no error', async () => {
  await storage.remove('company/one')
  await storage.remove('company/one')
  expect(await contentOf('company/one')).toBeUndefined()
})

test.each(['../secret', 'a/../../b', 'a', 'a/b/c', '/etc/passwd', '.spool/x', ''])('%j is no key', async (key) => {
  await expect(storage.open(key)).rejects.toThrow('not a storage key')
})

test.runIf(process.getuid?.() === 0)('what root puts into the folder of another belongs to that user', async () => {
  const [uid, gid] = [65534, 65534]
  const theirs = join(folder, 'theirs')
  await mkdir(theirs)
  await chown(theirs, uid, gid)
  await new LocalFolderStorage(theirs).put('company/one', source)
  for (const path of ['company', 'company/one']) expect(await stat(join(theirs, path))).toMatchObject({ uid, gid })
})
