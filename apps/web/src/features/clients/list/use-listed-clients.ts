import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listedPages } from '../../../ui/lists/listed-pages'
import { allClientPagesQuery, clientPageQuery, type ListedClients } from '../clients.queries'

/** Page by page, or on and on, as the person prefers. */
export function useListedClients(listed: ListedClients, page: number, isInfinite: boolean) {
  const paged = useQuery({ ...clientPageQuery(listed, page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allClientPagesQuery(listed), enabled: isInfinite })
  return listedPages(paged, endless, isInfinite, page)
}
