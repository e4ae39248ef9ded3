import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Each folder by itself: made recursively by Node.js, one where nothing can be made would be tried for ever. */
export const makeFolder = (path: string, mode?: number): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error
  }
}

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
  // Where the folder above exists and yet nothing can be put into it, as in /proc.
  ENOENT: 'the file system above it takes no new folders',
}

/** Why something could not be written, for people. */
export const whyNotWritten = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  const words = WORDS[code]
  return words ? `${words} (${code})` : message
}
