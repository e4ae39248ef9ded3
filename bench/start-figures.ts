import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figure'
import { startProduct } from './started-product'
import type { StillOpen } from './still-open'

const repository = fileURLToPath(new URL('..', import.meta.url))
/** Seconds from `npm start` to the first answer of the API. */
const secondsToFirstAnswer = async (clone: string, dataDir: string, stillOpen: StillOpen): Promise<number> => {
  const { seconds, stop } = await startProduct('npm', ['start'], { folder: clone, dataDir }, stillOpen)
  await stop()
  return seconds
}

/** A clone with packages installed; files are linked, not copied, so that it costs little. */
const makeClone = (clone: string): void => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(clone, dirname(file)), { recursive: true })
    cpSync(join(repository, file), join(clone, file))
  }
  const folders = execFileSync('find', ['.', 'apps', '-maxdepth', '2', '-name', 'node_modules', '-type', 'd'], {
    cwd: repository,
    encoding: 'utf8',
  })
  for (const folder of new Set(
    folders
      .split('\n')
      .filter(Boolean)
      .map((name) => join(name)),
  )) {
    execFileSync('cp', ['--archive', '--link', join(repository, folder), join(clone, folder)])
  }
}

/** How long a person waits after `npm start`: the very first time, and every time after that. */
export const startFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const clone = join(folder, 'clone')
  const dataDir = join(folder, 'data')
  makeClone(clone)
  const first = await secondsToFirstAnswer(clone, dataDir, stillOpen)
  const next = await secondsToFirstAnswer(clone, dataDir, stillOpen)
  return [
    {
      name: 'cold npm start to the first answer',
      measured: next,
      limit: 5,
      unit: 's',
      parts: 'built, demo data there',
    },
    {
      name: 'the very first npm start, packages installed',
      measured: first,
      limit: 60,
      unit: 's',
      parts: 'with build and demo data',
    },
  ]
}
