import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const repository = fileURLToPath(new URL('..', import.meta.url))

/** A page needs the entry, and the chunks of its routes and of what these always show. */
const pages = [
  { name: 'JavaScript of the sign-in page, gzip', limit: 120, groups: ['start'] },
  { name: 'JavaScript of a portal’s gate and overview, gzip', limit: 120, groups: ['portal'] },
  { name: 'JavaScript of the first workspace page, gzip', limit: 250, groups: ['start', 'workspace', 'dashboard'] },
]

/** These chunks with all chunks they import. */
const withImports = (manifest: Manifest, names: readonly string[]): string[] => {
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  names.forEach(visit)
  return [...needed]
}

const chunksOf = (manifest: Manifest, group: string): string[] => {
  const chunks = Object.keys(manifest).filter((key) => manifest[key]?.name === group)
  if (chunks.length === 0) throw new Error(`the build has no chunk of the group ${group}`)
  return chunks
}

/** What a browser has to load before it can show a page, according to the build's manifest. */
export const webWeightFigures = async (folder: string): Promise<Figure[]> => {
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--manifest', '--outDir', folder, '--logLevel', 'error'],
    { cwd: repository, stdio: 'inherit' },
  )
  const read = (file: string) => readFileSync(join(folder, file))
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const otherScripts = [
    ...read('index.html')
      .toString()
      .matchAll(/<script src="\/([^"]+)"/g),
  ].flatMap(([, file]) => file ?? [])
  return pages.map(({ name, limit, groups }) => {
    const chunks = withImports(manifest, ['index.html', ...groups.flatMap((group) => chunksOf(manifest, group))])
    const files = new Set([...chunks.flatMap((chunk) => manifest[chunk]?.file ?? []), ...otherScripts])
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(read(file)).length, 0)
    return { name, measured: bytes / 1000, limit, unit: 'kB', parts: `${scripts.length} files` }
  })
}
