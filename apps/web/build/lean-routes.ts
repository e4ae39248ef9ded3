import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseAst } from 'vite'

const PAGE_OF = '\0page-of-workspace'
const PAGES = '\0pages-of-workspace'
const OURS = /^\0pages?-of-workspace$/
const PAGE_IMPORT = /\(\) => import\("([^"]*\?tsr-split=[^"]*)"\)/g
const COMPONENT = /lazyRouteComponent\(\$\$splitComponentImporter, ["']component["']\)/

const TREE = /\/route-tree\.gen\.ts$/

/** What the first page of a workspace is made of. */
const FIRST_PAGE = /\$companyDomain\/(route|index)\.tsx$/
/** What lets somebody into a workspace, before any of its pages is asked for. */
const WAY_IN = /\/open-workspace\.ts$/

/**
 * The sign-in page has the addresses of all pages, and of those of a workspace nothing else: where their files lie is said
 * by a file of its own. It comes along while somebody is let into a workspace, and the first page does not wait for it.
 * Names of a few hundred files would be a twentieth of what strangers load, who never ask. The tree names each route once
 * more for the types of its children, which are as good as a list.
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
      filter: { id: [/routes\/_signed-in\/[^?]*\.tsx$/, WAY_IN, TREE] },
      handler: (code, id) => {
        if (TREE.test(id)) return { code: withoutNames(code), map: null }
        if (WAY_IN.test(id)) return { code: `${code}\nimport('${PAGES}').catch(() => undefined)`, map: null }
        if (FIRST_PAGE.test(id)) return null
        const number = files.indexOf(id)
        const lean = code
          .replace(PAGE_IMPORT, (_, page: string) => {
            pages.set(page, number)
            return `pageOf(${number})`
          })
          .replace(COMPONENT, `componentOf(${number})`)
          // The path is there for types only: the tree of routes repeats it.
          .replace(/createFileRoute\("[^"]*"\)/, 'createFileRoute("")')
        return { code: `import { componentOf, pageOf } from '${PAGE_OF}'\n${lean}`, map: null }
      },
    },
    resolveId: { filter: { id: OURS }, handler: (id) => id },
    load: {
      filter: { id: OURS },
      async handler(id) {
        if (id === PAGE_OF)
          return `import { lazyRouteComponent } from '@tanstack/react-router'
            export const pageOf = (number) => () => import('${PAGES}').then(({ pages }) => pages[number]())
            export const componentOf = (number) => lazyRouteComponent(pageOf(number), 'component')`
        await Promise.all(files.map((file) => this.load({ id: file })))
        const importers = [...pages].map(([page, number]) => `${number}: () => import('${page}')`).sort()
        return `export const pages = { ${importers.join(', ')} }`
      },
    },
  }
}

interface Declarator {
  readonly id: { readonly name?: string }
  readonly init: {
    readonly type: string
    readonly start: number
    readonly end: number
    readonly properties?: readonly { readonly value: { readonly name: string } }[]
  } | null
}

/** What places a route below another, said once. */
const BELOW = 'const below = (route, path, getParentRoute) => route.update({ id: path, path, getParentRoute })'
const PLACED = /(\w+)\.update\(\{\s*id: (["'][^"']*["']),\s*path: \2,\s*getParentRoute: (\(\) => \w+),?\s*\}\)/g

/** The tree with each path once, and with lists of routes in place of routes by name. */
export function withoutNames(code: string): string {
  return `${BELOW}\n${withLists(code).replace(PLACED, 'below($1, $2, $3)')}`
}

function withLists(code: string): string {
  const declared = parseAst(code).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? (statement.declarations as unknown as Declarator[]) : [],
  )
  return declared
    .filter(({ id, init }) => id.name?.endsWith('Children') && init?.type === 'ObjectExpression')
    .toReversed()
    .reduce((text, { init }) => {
      if (!init) return text
      const routes = (init.properties ?? []).map(({ value }) => value.name)
      return `${text.slice(0, init.start)}[${routes.join(', ')}]${text.slice(init.end)}`
    }, code)
}
