import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const PAGE_OF = '\0page-of-workspace'
const PAGES = '\0pages-of-workspace'
const OURS = /^\0pages?-of-workspace$/
const PAGE_IMPORT = /\(\) => import\("([^"]*\?tsr-split=[^"]*)"\)/g

/** What the first page of a workspace is made of. */
const FIRST_PAGE = /\$companyDomain\/(route|index)\.tsx$/
/** What lets somebody into a workspace, before any of its pages is asked for. */
const WAY_IN = /\/open-workspace\.ts$/

/**
 * The sign-in page has the addresses of all pages, and of those of a workspace nothing else: where their files lie is said
 * by a file of its own. It comes along while somebody is let into a workspace, and the first page does not wait for it.
 * Names of a few hundred files would be a twentieth of what strangers load, who never ask.
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
      filter: { id: [/routes\/_signed-in\/[^?]*\.tsx$/, WAY_IN] },
      handler: (code, id) => {
        if (WAY_IN.test(id)) return { code: `${code}\nimport('${PAGES}').catch(() => undefined)`, map: null }
        if (FIRST_PAGE.test(id)) return null
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
