import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const PAGE_OF = '\0page-of-workspace'
const PAGES = '\0pages-of-workspace'
const OURS = /^\0pages?-of-workspace$/
const PAGE_IMPORT = /\(\) => import\("([^"]*\?tsr-split=[^"]*)"\)/g

/**
 * The sign-in page has the addresses of all pages, and of those of a workspace nothing else: where their files lie is said
 * by the workspace, which whoever is signed in has before a page is asked for. Names of a few hundred files would be a
 * twentieth of what strangers load, who never ask.
 */
export function leanRoutes(routes: string): Plugin {
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(routes, file))
    .sort()
  const pages = new Map<string, number>()
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /routes\/_signed-in\/[^?]*\.tsx$/ },
      handler: (code, id) => {
        const number = files.indexOf(id)
        const lean = code
          .replace(PAGE_IMPORT, (_, page: string) => {
            pages.set(page, number)
            return `pageOf(${number})`
          })
          // The path is there for types only: the tree of routes repeats it.
          .replace(/createFileRoute\("[^"]*"\)/, 'createFileRoute("")')
        return { code: `import { pageOf } from '${PAGE_OF}'\n${lean}`, map: null }
      },
    },
    resolveId: { filter: { id: OURS }, handler: (id) => id },
    load: {
      filter: { id: OURS },
      async handler(id) {
        if (id === PAGE_OF)
          return `export const pageOf = (number) => () => import('${PAGES}').then(({ pages }) => pages[number]())`
        await Promise.all(files.map((file) => this.load({ id: file })))
        const importers = [...pages].map(([page, number]) => `${number}: () => import('${page}')`).sort()
        return `export const pages = { ${importers.join(', ')} }`
      },
    },
  }
}
