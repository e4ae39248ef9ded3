import type { Rolldown } from 'vite'

/**
 * What signing in needs; what every page of a workspace needs, with the dashboard, which most begin with; and what every page
 * fetches as soon as it stands.
 */
const openings = {
  start: /src\/main\.tsx$|routes\/signin\.tsx\?/,
  workspace:
    /kit-providers|routes\/_signed-in\.tsx\?|\$companyDomain\/(route|index)\.tsx\?|@tanstack\/(react-query|query-core)\//,
  later: /snackbars\.tsx|records-in-palette|dashboard\/tasks-due-card/,
}

/** The other pages most work is done on, each by its routes and what it always shows. */
const mainPages = {
  board: /projects\/\$projectID\/(route|taskLists)\.tsx\?/,
  'time-sheet': /timesheetsubmissions\.tsx\?/,
  client: /clients\/\$clientID[^/]*\.tsx\?|clients\/profile\/details-tab\.tsx/,
}

/** Indexes of packages name everything, whatever is used. */
const isIndex = (id: string): boolean => /node_modules.*\/index\.m?js$/.test(id)

/** Everything that cannot run without the module, however far away, and the module itself. */
function dependents(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id])
  for (const each of found)
    if (!isIndex(each)) for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

const known = new Map<string, string | null>()

/** What the board shares with another is parts; what only the other two share, which are forms, is fields. */
function groupOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const needing = [...dependents(id, graph)]
  const those = (roots: Record<string, RegExp>) =>
    Object.keys(roots).filter((name) => needing.some((each) => roots[name]?.test(each)))
  const [opening] = those(openings)
  if (opening) return opening
  const [first = null, second] = those(mainPages)
  if (second === undefined) return first
  return first === 'board' ? 'parts' : 'fields'
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
  { name: inGroup('later') },
  { name: inGroup('parts') },
  { name: inGroup('fields') },
  { name: inGroup(...Object.keys(mainPages)) },
]
