import type { Rolldown } from 'vite'

/** A module belongs to the first of these groups that has it as a root or cannot run without it. */
const openings = [
  { name: 'start', roots: /src\/main\.tsx$|routes\/signin\.tsx\?/ },
  {
    name: 'workspace',
    roots: /kit-providers|routes\/_signed-in\.tsx\?|\$companyDomain\/(route|index)\.tsx\?/,
  },
]

/** Indexes of packages name everything, whatever is used. */
const isIndex = (id: string): boolean => /node_modules.*\/index\.m?js$/.test(id)

/** Everything that cannot run without the module, however far away, and the module itself. */
function dependents(id: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id])
  for (const each of found)
    if (!isIndex(each)) for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

/**
 * A page takes a handful of files instead of a hundred small ones: what signing in needs, what every page of a workspace
 * needs, what several pages share, and its own.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => {
      const needing = [...dependents(id, graph)]
      return openings.find(({ roots }) => needing.some((each) => roots.test(each)))?.name ?? null
    },
  },
  { name: 'parts', test: /src\/ui|node_modules|packages/, minShareCount: 3 },
]
