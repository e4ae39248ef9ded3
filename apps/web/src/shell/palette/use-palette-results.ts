import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../workspace/workspace-context'
import { matchSources, type PaletteGroup } from './match-items'
import { type PaletteItem, type PaletteProvider, usePaletteProviders } from './palette-context'

const TYPING_PAUSE = 150
const PAGES = 'Pages'

/** What the palette lists for a query: fixed items at once, looked-up records as they come. */
export function usePaletteResults(
  query: string,
  pages: PaletteItem[],
): { groups: PaletteGroup[]; isSearching: boolean } {
  const { company } = useWorkspaceViewer()
  const providers = usePaletteProviders()
  const searching = providers.filter((provider) => provider.search)
  const [settledQuery] = useDebouncedValue(query.trim(), TYPING_PAUSE)
  const asksServer = settledQuery.length > 1 && searching.length > 0
  const lookedUp = useQuery({
    queryKey: ['palette', company.domain, searching.map((provider) => provider.id), settledQuery],
    queryFn: async ({ signal }) =>
      new Map(await Promise.all(searching.map((provider) => lookUp(provider, settledQuery, signal)))),
    enabled: asksServer,
    placeholderData: keepPreviousData,
  })

  // Records found for an earlier query are shown as far as they fit this one too.
  const isFound = settledQuery === query.trim() && !lookedUp.isPlaceholderData
  const sources = [
    ...providers.map(({ group, items = [] }) => ({ group, items })),
    { group: PAGES, items: pages },
    ...(asksServer ? searching.map(({ id, group }) => ({ group, items: lookedUp.data?.get(id) ?? [], isFound })) : []),
  ]
  return {
    groups: matchSources(sources, query),
    isSearching: query.trim() !== settledQuery || (asksServer && (lookedUp.isPending || lookedUp.isPlaceholderData)),
  }
}

async function lookUp(provider: PaletteProvider, query: string, signal: AbortSignal): Promise<[string, PaletteItem[]]> {
  try {
    return [provider.id, (await provider.search?.(query, signal)) ?? []]
  } catch {
    // One feature's search failing must not empty the others'.
    return [provider.id, []]
  }
}
