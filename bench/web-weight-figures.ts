import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const dist = new URL('../apps/web/dist/', import.meta.url)

/** A chunk with everything it cannot run without. */
const withImports = (manifest: Manifest, names: readonly string[]): Set<string> => {
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  names.forEach(visit)
  return needed
}

const kilobytesOf = (manifest: Manifest, names: ReadonlySet<string>): number => {
  const files = new Set([...names].flatMap((name) => manifest[name]?.file ?? []).filter((file) => /\.m?js$/.test(file)))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0) / 1024
}

const pages = [
  { name: 'JavaScript of the sign-in page, gzip', routes: /^src\/routes\/(\S*\/)?sign-?in\.tsx/, limit: 120 },
  { name: 'JavaScript of the first workspace page, gzip', routes: /^src\/routes\/\$domain(\.|\/)/, limit: 250 },
]

/** What a browser has to load before it can show a page, from the build's own account of it. */
export const webWeightFigures = async (): Promise<Figure[]> => {
  const file = new URL('.vite/manifest.json', dist)
  if (!existsSync(file)) return []
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  return pages.flatMap(({ name, routes, limit }) => {
    const chunks = Object.keys(manifest).filter((chunk) => routes.test(chunk))
    if (chunks.length === 0) return []
    const needed = withImports(manifest, [...entries, ...chunks])
    return [{ name, measured: kilobytesOf(manifest, needed), limit, unit: 'kB', parts: `${needed.size} chunks` }]
  })
}
