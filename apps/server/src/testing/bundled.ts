import { renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundle } from '../../../../scripts/bundle.mjs'
import { serverFolder } from '../platform/server-folder'

const made = new Map<string, Promise<string>>()

const make = async (program: string): Promise<string> => {
  // Below the build, from where packages are found. Other workers may start a process from the same file meanwhile.
  const file = join(serverFolder, 'dist', 'tests', `${basename(program, '.ts')}.js`)
  const draft = `${file}.${process.pid}`
  await bundle(join('apps/server/src', program), draft)
  rmSync(`${draft}.map`)
  renameSync(draft, file)
  return file
}

/** A program below `src` as one file: a process reads it in a second, and its hundreds of parts in five. */
export const bundled = (program: string): Promise<string> => {
  const file = made.get(program) ?? make(program)
  made.set(program, file)
  return file
}
