import type { TaskCard, TaskList } from '@praxis/contract/task-shapes'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { BoardDoor } from '../board-door'
import { usePendingChanges } from '../tasks.mutations'
import { type BoardFilter, boardQuery, completedPageQuery, listPageQuery } from '../tasks.queries'
import { withChange } from './board-changes'
import { pageKey } from './board-rows'

type PagesByList = Readonly<Record<string, number>>

const NO_PAGES: PagesByList = {}

interface PageKey {
  readonly listID: string
  readonly page: number
}

const pagesFrom = (first: number, wanted: PagesByList): PageKey[] =>
  Object.entries(wanted).flatMap(([listID, last]) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ listID, page: first + index })),
  )

export interface Board {
  /** As they will be once what was just done has been saved; absent while they load for the first time. */
  readonly lists: readonly TaskList[] | undefined
  readonly canEdit: boolean
  readonly error: string | null
  readonly retry: () => void
  readonly loadMore: (listID: string) => void
  /** Of the pages that were loaded, those that are looked at; the others are asked for again when they are. */
  readonly look: (pages: readonly string[] | null) => void
  /** Completed tasks of a list: shown, and whether there are more of them. */
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
  /** A kanban shows them beside the others. */
  readonly showsCompleted: boolean
}

/** The tasks of a board: the first of each list at once, more and completed ones when they are wanted. */
export function useBoard(door: BoardDoor, { filter, showsCompleted }: BoardOptions): Board {
  const { data, error, refetch } = useQuery(boardQuery(door, filter))
  const filterKey = JSON.stringify([door.key, filter])
  const [wanted, setWanted] = useState<{ key: string; more: PagesByList }>({ key: filterKey, more: {} })
  const [wantedDone, setWantedDone] = useState<PagesByList>({})
  const [lookedAt, look] = useState<readonly string[] | null>(null)
  const more = wanted.key === filterKey ? wanted.more : NO_PAGES
  const done = useMemo(
    () =>
      showsCompleted
        ? Object.fromEntries((data?.items ?? []).map(({ id }) => [id, Math.max(1, wantedDone[id] ?? 1)]))
        : wantedDone,
    [showsCompleted, data, wantedDone],
  )

  const pageKeys = useMemo(() => pagesFrom(2, more), [more])
  const pages = useQueries({
    queries: pageKeys.map(({ listID, page }) => ({
      ...listPageQuery(door, filter, listID, page),
      enabled: ({ state }: { state: { data?: unknown } }) =>
        state.data === undefined || lookedAt === null || lookedAt.includes(pageKey(listID, page)),
    })),
    combine: (results) => results.map((result) => result.data),
  })
  const doneKeys = useMemo(() => pagesFrom(1, done), [done])
  const donePages = useQueries({
    queries: doneKeys.map(({ listID, page }) => completedPageQuery(door, listID, filter, page)),
    combine: (results) => results.map((result) => result.data),
  })

  const merged = useMemo(
    () =>
      data?.items.map((list): TaskList => {
        const following = pages.filter((_, index) => pageKeys[index]?.listID === list.id)
        const finished = donePages
          .filter((_, index) => doneKeys[index]?.listID === list.id)
          .flatMap((page) => page?.items ?? [])
        return {
          ...list,
          tasks: distinct([...list.tasks, ...following.flatMap((page) => page?.tasks ?? []), ...finished]),
          // While a page is on its way, nobody asks for the one behind it.
          hasMore: following.length === 0 ? list.hasMore : (following.at(-1)?.hasMore ?? false),
        }
      }),
    [data, pages, pageKeys, donePages, doneKeys],
  )

  const pending = usePendingChanges(door)
  const lists = useMemo(() => {
    const now = new Date().toISOString()
    return merged && pending.reduce<TaskList[]>((shown, change) => withChange(shown, change, now), merged)
  }, [merged, pending])

  const lastDonePage = (listID: string) => donePages[doneKeys.findLastIndex((key) => key.listID === listID)]
  const setDone = (listID: string, count: number) => setWantedDone((current) => ({ ...current, [listID]: count }))

  return {
    lists,
    canEdit: data?.can.edit ?? false,
    error: data ? null : (error?.message ?? null),
    retry: () => void refetch(),
    loadMore: (listID) => {
      const list = merged?.find(({ id }) => id === listID)
      if (list?.hasMore) setWanted({ key: filterKey, more: { ...more, [listID]: (more[listID] ?? 1) + 1 } })
    },
    look,
    completed: {
      isOpen: (listID) => (done[listID] ?? 0) > 0,
      isLoading: (listID) => (done[listID] ?? 0) > 0 && lastDonePage(listID) === undefined,
      hasMore: (listID) => lastDonePage(listID)?.metadata.hasMore ?? false,
      toggle: (listID) => setDone(listID, (done[listID] ?? 0) > 0 ? 0 : 1),
      loadMore: (listID) => setDone(listID, (done[listID] ?? 0) + 1),
    },
  }
}

/** A task that was moved between two answers may be in both. */
const distinct = (tasks: readonly TaskCard[]): TaskCard[] => {
  const seen = new Set<string>()
  return tasks.filter(({ id }) => {
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
