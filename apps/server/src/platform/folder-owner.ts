import { chownSync, statSync } from 'node:fs'
import { chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Only root makes things for others; what everybody else makes is theirs already. */
const isRoot = () => process.geteuid?.() === 0
const isSomebodyElse = ({ uid }: Owner) => uid !== 0

/** What root makes in somebody's folder is theirs, so that they can go on by themselves later. */
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
