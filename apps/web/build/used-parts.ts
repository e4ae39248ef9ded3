import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** What a component of the library has for a part: `Menu.Sub = MenuSub;` in a line of its own. */
const PART = /^([A-Z]\w*)\.([A-Z]\w*) = [A-Z]\w*;$/gm
const USE = /\b[A-Z]\w*\.[A-Z]\w*\b(?! = )/g
const SOURCE = /\.(tsx?|mjs)$/

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => path.join(folder, file))

/** All packages of the library lie beside each other. */
const foldersOfLibrary = (): string[] => {
  const library = path.join(path.dirname(require.resolve('@mantine/core')), '../..')
  return readdirSync(library).map((name) => path.join(library, name, 'esm'))
}

/** The component without the parts that nobody uses. */
export const withUsedParts = (code: string, isUsed: (part: string) => boolean): string =>
  code.replace(PART, (line, component: string, part: string) => (isUsed(`${component}.${part}`) ? line : ''))

/**
 * A component of the library names all its parts, so that whoever shows a menu would load sub-menus, menus that are searched
 * and those that open by the other button, too. Parts that neither we nor the library itself ask for stay out of the build.
 */
export function usedParts(sources: string): Plugin {
  const used = new Set<string>()
  return {
    name: 'used-parts',
    apply: 'build',
    buildStart() {
      for (const file of [sources, ...foldersOfLibrary()].flatMap(filesBelow))
        for (const [use] of readFileSync(file, 'utf8').matchAll(USE)) used.add(use)
    },
    transform: {
      filter: { id: /@mantine\/\w+\/esm\/.*\.mjs$/ },
      handler: (code) => ({ code: withUsedParts(code, (part) => used.has(part)), map: null }),
    },
  }
}
