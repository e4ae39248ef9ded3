import type { Rolldown } from 'vite'

/**
 * The modules that signing in needs, those that every page of a workspace needs, and those of the other pages for strangers.
 * The rules of texts lie in the workspace, so that no page needs those for strangers for their sake.
 */
const openings = {
  start: /src\/main\.tsx$|routes\/signin\.tsx\?/,
  workspace:
    /kit-providers|routes\/_signed-in\.tsx\?|\$companyDomain\/route\.tsx\?|@tanstack\/(react-query|query-core)\/|validation\/text-rules/,
  strangers: /src\/routes\/\w+\.tsx\?/,
}

/** The pages most work is done on, by their routes and what they always show; and the card that logs time. */
const mainPages = {
  dashboard: /\$companyDomain\/index\.tsx\?|dashboard\/tasks-due-card/,
  board: /projects\/\$projectID\/(route|taskLists)\.tsx\?/,
  'time-sheet': /timesheetsubmissions\.tsx\?/,
  card: /card\/submission-panel\.tsx|time-sheets\/submission-dialog\.tsx|timers\/running-timer\.tsx/,
  client: /clients\/\$clientID[^/]*\.tsx\?|clients\/profile\/details-tab\.tsx/,
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

/** Nearly all pages need what the dashboard shares with another; the two forms share fields, any others parts. */
function groupOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const needing = [...dependents(id, graph)]
  const those = (roots: Record<string, RegExp>) =>
    Object.keys(roots).filter((name) => needing.some((each) => roots[name]?.test(each)))
  const [opening] = those(openings)
  if (opening) return opening
  const [first = null, second] = those(mainPages)
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
