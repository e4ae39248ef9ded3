import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../workspace/workspace-context'
import { matchItems } from './match-items'
import { type PaletteItem, type PaletteProvider, usePaletteProviders } from './palette-context'

export interface PaletteGroup {
  label: string
  items: PaletteItem[]
}

const TYPING_PAUSE = 150
const MOST_OF_A_GROUP = 8

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

  const groups = new Map<string, PaletteItem[]>()
  const add = (label: string, items: PaletteItem[]) => {
    if (items.length > 0) groups.set(label, [...(groups.get(label) ?? []), ...items].slice(0, MOST_OF_A_GROUP))
  }
  for (const provider of providers) add(provider.group, matchItems(provider.items ?? [], query))
  add('Go to', matchItems(pages, query))
  if (asksServer) for (const provider of searching) add(provider.group, lookedUp.data?.get(provider.id) ?? [])

  return {
    groups: [...groups].map(([label, items]) => ({ label, items })),
    isSearching: query.trim() !== settledQuery || lookedUp.isFetching,
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
