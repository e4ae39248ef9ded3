import { chownSync, statSync } from 'node:fs'
import { chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Only root makes files for others; files that anybody else makes are their own. */
const isRoot = () => process.geteuid?.() === 0
const isSomebodyElse = ({ uid }: Owner) => uid !== 0

/** Gives a file that root made in somebody's folder to that person, so that they can continue without root later. */
export const giveToOwnerOfFolder = async (path: string): Promise<void> => {
  if (!isRoot()) return
  const owner = await stat(dirname(path))
  if (isSomebodyElse(owner)) await chown(path, owner.uid, owner.gid)
}

export const giveToOwnerOfFolderSync = (path: string): void => {
  if (!isRoot()) return
  const owner = statSync(dirname(path))
  if (isSomebodyElse(owner)) chownSync(path, owner.uid, owner.gid)
}
