import type { TaskCard, TaskList } from '@praxis/contract/tasks/task-shapes'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { BoardDoor } from '../board-door'
import { usePendingChanges } from '../tasks.mutations'
import { type BoardFilter, boardQuery, completedPageQuery, listPageQuery, listPagesKey } from '../tasks.queries'
import { withChange } from './board-changes'
import { pageKey } from './board-rows'

type PagesByList = Readonly<Record<string, number>>

const NO_PAGES: PagesByList = {}

interface PageKey {
  readonly listID: string
  readonly page: number
}

const pagesFrom = (firstOf: (listID: string) => number, wanted: PagesByList): PageKey[] =>
  Object.entries(wanted).flatMap(([listID, last]) => {
    const first = firstOf(listID)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ listID, page: first + index }))
  })

/** The pages of a list that came with the board: none for a list that follows very many tasks. */
const broughtPages = ({ tasks, hasMore }: Pick<TaskList, 'tasks' | 'hasMore'>): number =>
  tasks.length === 0 && hasMore ? 0 : 1

export interface Board {
  /** The lists as they will be once pending changes are saved; absent while they load for the first time. */
  readonly lists: readonly TaskList[] | undefined
  /** The lists are those of an earlier filter, until the ones asked for have come. */
  readonly isOutdated: boolean
  readonly canEdit: boolean
  readonly error: string | null
  readonly retry: () => void
  readonly loadMore: (listIDs: readonly string[]) => void
  /** Says which of the loaded pages are in sight; the others are fetched again only when they are. */
  readonly look: (pages: readonly string[] | null) => void
  /** The completed tasks of a list: whether they are shown, and whether there are more. */
  readonly completed: {
    readonly isOpen: (listID: string) => boolean
    readonly isLoading: (listID: string) => boolean
    readonly hasMore: (listID: string) => boolean
    readonly toggle: (listID: string) => void
    readonly loadMore: (listID: string) => void
  }
}

interface BoardOptions {
  readonly filter: BoardFilter
  /** Completed tasks are loaded with the others, as a kanban needs them. */
  readonly showsCompleted: boolean
}

/** The tasks of a board: the first of most lists at once, further and completed ones when they are wanted. */
export function useBoard(door: BoardDoor, { filter, showsCompleted }: BoardOptions): Board {
  const { data, error, refetch, isPlaceholderData } = useQuery(boardQuery(door, filter))
  const filterKey = JSON.stringify([door.key, filter])
  const [wanted, setWanted] = useState<{ key: string; more: PagesByList }>({ key: filterKey, more: {} })
  const [wantedDone, setWantedDone] = useState<PagesByList>({})
  const more = wanted.key === filterKey ? wanted.more : NO_PAGES
  const done = useMemo(
    () =>
      showsCompleted
        ? Object.fromEntries(
            (data?.items ?? [])
              .filter(({ completedTaskCount }) => completedTaskCount > 0)
              .map(({ id }) => [id, Math.max(1, wantedDone[id] ?? 1)]),
          )
        : wantedDone,
    [showsCompleted, data, wantedDone],
  )

  // A ref, not a state: the pages in sight change all the time while scrolling, and nothing is rendered for it.
  const lookedAt = useRef<readonly string[] | null>(null)
  const queryClient = useQueryClient()
  const look = useCallback(
    (looked: readonly string[] | null) => {
      lookedAt.current = looked
      if (looked)
        void queryClient.refetchQueries(
          { queryKey: listPagesKey(door), type: 'active', predicate: ({ state }) => state.isInvalidated },
          { cancelRefetch: false },
        )
    },
    [queryClient, door],
  )

  const brought = useMemo(() => new Map(data?.items.map((list) => [list.id, broughtPages(list)])), [data])
  const pageKeys = useMemo(() => pagesFrom((listID) => (brought.get(listID) ?? 1) + 1, more), [brought, more])
  const pages = useQueries({
    queries: pageKeys.map(({ listID, page }) => ({
      ...listPageQuery(door, filter, listID, page),
      enabled: ({ state }: { state: { data?: unknown } }) =>
        state.data === undefined || lookedAt.current?.includes(pageKey(listID, page)) !== false,
    })),
    combine: (results) => results.map(({ data: page, isError }) => ({ page, isError })),
  })
  const doneKeys = useMemo(() => pagesFrom(() => 1, done), [done])
  const donePages = useQueries({
    queries: doneKeys.map(({ listID, page }) => completedPageQuery(door, listID, filter, page)),
    combine: (results) => results.map((result) => result.data),
  })

  const merged = useMemo(
    () =>
      data?.items.map((list): TaskList => {
        const following = pages.filter((_, index) => pageKeys[index]?.listID === list.id)
        const last = following.at(-1)
        const finished = donePages
          .filter((_, index) => doneKeys[index]?.listID === list.id)
          .flatMap((page) => page?.items ?? [])
        return {
          ...list,
          tasks: distinct([...list.tasks, ...following.flatMap(({ page }) => page?.tasks ?? []), ...finished]),
          hasMore: last ? (last.page?.hasMore ?? !last.isError) : list.hasMore,
        }
      }),
    [data, pages, pageKeys, donePages, doneKeys],
  )

  const pending = usePendingChanges(door)
  const lists = useMemo(() => {
    const now = new Date().toISOString()
    return merged && pending.reduce<TaskList[]>((shown, change) => withChange(shown, change, now), merged)
  }, [merged, pending])

  const completed = useMemo((): Board['completed'] => {
    const lastPage = (listID: string) => donePages[doneKeys.findLastIndex((key) => key.listID === listID)]
    const pagesOf = (listID: string) => done[listID] ?? 0
    const setPages = (listID: string, count: number) => setWantedDone((current) => ({ ...current, [listID]: count }))
    return {
      isOpen: (listID) => pagesOf(listID) > 0,
      isLoading: (listID) => pagesOf(listID) > 0 && lastPage(listID) === undefined,
      hasMore: (listID) => lastPage(listID)?.metadata.hasMore ?? false,
      toggle: (listID) => setPages(listID, pagesOf(listID) > 0 ? 0 : 1),
      loadMore: (listID) => setPages(listID, pagesOf(listID) + 1),
    }
  }, [done, doneKeys, donePages])

  return {
    lists,
    isOutdated: isPlaceholderData,
    canEdit: data?.can.edit ?? false,
    error: data ? null : (error?.message ?? null),
    retry: () => void refetch(),
    loadMore: (listIDs) => {
      // While a page is being fetched, the one behind it is not.
      const awaited = new Set(pageKeys.filter((_, index) => !pages[index]?.page).map(({ listID }) => listID))
      const next = (merged ?? [])
        .filter(({ id, hasMore }) => hasMore && listIDs.includes(id) && !awaited.has(id))
        .map(({ id }): [string, number] => [id, Math.max(more[id] ?? 0, brought.get(id) ?? 1) + 1])
      if (next.length > 0) setWanted({ key: filterKey, more: { ...more, ...Object.fromEntries(next) } })
    },
    look,
    completed,
  }
}

/** The tasks, each once: one that was moved between two answers may be in both. */
const distinct = (tasks: readonly TaskCard[]): TaskCard[] => {
  const seen = new Set<string>()
  return tasks.filter(({ id }) => {
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
