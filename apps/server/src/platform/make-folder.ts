import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Makes folder by folder: Node.js, asked to do it recursively, would try for ever where nothing can be made. */
export const makeFolder = (path: string, mode?: number): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have made the folder meanwhile.
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
  // The folder above exists and yet takes no entries, as /proc does.
  ENOENT: 'the file system above it takes no new folders',
}

/** Why a file could not be written, in words for people. */
export const whyNotWritten = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  const words = WORDS[code]
  return words ? `${words} (${code})` : message
}
