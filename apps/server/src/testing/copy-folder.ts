import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'

/** Copies a folder with the owners and rights of its files, where there are any. */
export const copyFolder = (from: string, to: string): void => {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', from, to])
}
