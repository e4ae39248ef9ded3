import type { Rolldown } from 'vite'

/** A module belongs to the first of these groups whose roots cannot run without it. */
const openings = [
  { name: 'start', roots: /src\/main\.tsx$|routes\/signin\.tsx\?/ },
  {
    name: 'workspace',
    roots: /kit-providers|routes\/_signed-in\.tsx\?|\$companyDomain\/(route|index)\.tsx\?/,
  },
]

/** Indexes of packages name everything, whatever is used. */
const isIndex = (id: string): boolean => /node_modules.*\/index\.m?js$/.test(id)

/** Whether one of the roots cannot run without the module, however far it is from them. */
function isNeededBy(roots: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id) || isIndex(id)) return false
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => roots.test(importer) || isNeededBy(roots, importer, graph, seen))
}

/**
 * A page takes a handful of files instead of a hundred small ones: what signing in needs, what every page of a workspace
 * needs, what several pages share, and its own.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => openings.find(({ roots }) => !roots.test(id) && isNeededBy(roots, id, graph))?.name ?? null,
  },
  { name: 'parts', test: /src\/ui|node_modules|packages/, minShareCount: 3 },
]
