import type { Rolldown } from 'vite'

/**
 * The modules that signing in needs, those that every page of a workspace needs, and those of the other pages for strangers.
 * The rules of texts lie in the workspace, so that no page needs those for strangers for their sake.
 */
const openings = {
  start: /src\/app\/app\.tsx$|routes\/signin\.tsx\?/,
  workspace: /kit-providers|routes\/_signed-in\.tsx\?|\$companyDomain\/route\.tsx\?|validation\/text-rules/,
  strangers: /src\/routes\/\w+\.tsx\?/,
}

/** What clients of the firm load: an app of their own, with its gate and first page. */
const portalApp = /src\/app\/portal-app\.tsx$/

/** The pages most work is done on, by their routes and what they always show; and the card that logs time. */
const mainPages = {
  dashboard: /\$companyDomain\/index\.tsx\?|dashboard\/tasks-due-card/,
  board: /projects\/\$projectID\/(route|taskLists)\.tsx\?/,
  'time-sheet': /timesheetsubmissions\.tsx\?/,
  card: /card\/submission-panel\.tsx|time-sheets\/submission-dialog\.tsx|timers\/running-timer\.tsx/,
  client: /clients\/\$clientID[^/]*\.tsx\?|clients\/profile\/details-tab\.tsx/,
}

/** Both apps are made of these; they come through indexes, so that none of their modules tells who needs it. */
const libraries = {
  base: /node_modules\/(react|react-dom|scheduler)\//,
  shared: /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*(queriesObserver|useQueries|useMutationState))/,
}

/** A package's index imports everything, whatever is used: its own importers are not followed. */
const isIndex = (id: string): boolean => /node_modules.*\/index\.m?js$/.test(id)

/** The module and everything that imports it, directly or not. */
function dependents(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id])
  for (const each of found)
    if (!isIndex(each)) for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

const known = new Map<string, string | null>()

/** Both apps load what they share, each without the other's own: what every page of both needs, and the rest of it. */
function groupOfPortal(needing: readonly string[], opening: string | undefined, graph: Rolldown.ChunkingContext) {
  if (opening) return opening === 'start' ? 'base' : 'shared'
  const tops = needing.filter((id) => (graph.getModuleInfo(id)?.importers ?? []).length === 0)
  return tops.every((id) => portalApp.test(id)) ? 'portal' : null
}

/** Nearly all pages need what the dashboard shares with another; the two forms share fields, any others parts. */
function groupOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (libraries.base.test(id)) return 'base'
  if (libraries.shared.test(id)) return 'shared'
  const needing = [...dependents(id, graph)]
  const those = (roots: Record<string, RegExp>) =>
    Object.keys(roots).filter((name) => needing.some((each) => roots[name]?.test(each)))
  const [opening] = those(openings)
  const [first = null, second] = those(mainPages)
  if (needing.some((each) => portalApp.test(each))) return groupOfPortal(needing, opening ?? first ?? undefined, graph)
  if (opening) return opening
  if (second === undefined) return first
  if (first === 'dashboard') return 'workspace'
  return first === 'card' ? 'fields' : 'parts'
}

const inGroup =
  (...names: string[]) =>
  (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (!known.has(id)) known.set(id, groupOf(id, graph))
    const group = known.get(id) ?? null
    return group !== null && names.includes(group) ? group : null
  }

/**
 * A page takes a handful of files instead of a hundred small ones. Groups take along what their modules need, so those that
 * most pages need come first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What loads chunks is no part of one that the page would wait for.
  { name: 'loader', test: /^\0vite\/preload-helper/ },
  { name: inGroup('base') },
  { name: inGroup('shared') },
  // Few pages ask for many things at once or look at what is being saved; neither app begins with one of them.
  { name: 'many-queries', test: /node_modules\/@tanstack\/.*(queriesObserver|useQueries|useMutationState)/ },
  { name: inGroup('portal') },
  { name: inGroup('start') },
  { name: inGroup('workspace') },
  { name: inGroup('parts') },
  { name: inGroup('fields') },
  { name: inGroup(...Object.keys(mainPages)) },
  { name: inGroup('strangers') },
  // The names of all files are nothing that the first page waits for.
  { name: 'pages', test: /^\0pages-of-workspace$/ },
  // A file for each icon that pages share, and for each search of the palette, would be a name that every page brings.
  { name: 'icons', test: /\/icons\/Icon\w+\.mjs$/, minShareCount: 2 },
  { name: 'searches', test: /\/search-\w+\.tsx$/ },
]
