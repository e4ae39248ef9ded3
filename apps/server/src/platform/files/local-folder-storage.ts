import { copyFile, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { giveToOwnerOfFolder } from '../folder-owner'
import type { ByteRange, FileStorage, StoredObject } from './file-storage'

const KEY = /^[\w-]+\/[\w-]+$/

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const unlessMissing = (error: unknown): undefined => {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}

const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A link costs nothing; between disks, and on file systems without links, the file is copied. */
const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    await copyFile(from, to)
  }
}

/** Files in a folder of this machine, one sub-folder per owner. */
export class LocalFolderStorage implements FileStorage {
  readonly spoolFolder: string

  constructor(private readonly folder: string) {
    this.spoolFolder = join(folder, '.spool')
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(this.folder, key)
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.pathOf(key)
    const isNewFolder = await mkdir(dirname(target), { recursive: true })
    if (isNewFolder) await giveToOwnerOfFolder(dirname(target))
    await linkOrCopy(path, target)
    await giveToOwnerOfFolder(target)
    await syncToDisk(target)
    // Windows cannot sync a folder, and keeps its entries without being asked.
    if (process.platform !== 'win32') await syncToDisk(dirname(target))
  }

  async open(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const handle = await open(this.pathOf(key)).catch(unlessMissing)
    return handle?.createReadStream(range ?? {})
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const owner of await this.entries(this.folder)) {
      if (!owner.isDirectory() || owner.name.startsWith('.')) continue
      for await (const { name } of await this.entries(join(this.folder, owner.name))) {
        const key = `${owner.name}/${name}`
        const found = await stat(join(this.folder, owner.name, name)).catch(unlessMissing)
        if (found?.isFile() && KEY.test(key)) yield { key, storedAt: found.mtime }
      }
    }
  }

  private async entries(folder: string) {
    return (await opendir(folder).catch(unlessMissing)) ?? []
  }
}
