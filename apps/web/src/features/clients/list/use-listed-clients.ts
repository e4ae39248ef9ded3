import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listedPages } from '../../../ui/lists/listed-pages'
import { allClientPagesQuery, clientPageQuery, type ListedClients } from '../clients.queries'

/** The listed clients, page by page or as an endless list, as the person prefers. */
export function useListedClients(listed: ListedClients, page: number, isInfinite: boolean) {
  const paged = useQuery({ ...clientPageQuery(listed, page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allClientPagesQuery(listed), enabled: isInfinite })
  return listedPages(paged, endless, isInfinite, page)
}
