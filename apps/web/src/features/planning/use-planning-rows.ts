import { masterPlanning, type PlanningPage } from '@praxis/contract/planning/master-planning'
import { LONGEST_PLANNING_DAYS, PLANNING_PER_PAGE } from '@praxis/contract/planning/planning-rules'
import type { Planning } from '@praxis/contract/planning/planning-shapes'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, daysBetween } from '@praxis/domain/calendar/day'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../api/api'
import { messageOf } from '../../ui/feedback/message-of'
import { showError } from '../../ui/feedback/snackbar'
import { toggled } from '../../ui/lists/selection'
import { mergedPlanning } from './model/merge-planning'
import { type PlanRow, rowsOf } from './model/plan-row'
import { type PlanningAsk, planningPageKey, planningPageQuery, type ShownNow } from './planning.queries'
import { usePlannedWhere } from './scenarios/scenario-context'

const kept = new WeakMap<Planning, readonly PlanRow[]>()

/** The rows of an answer, made once: rows that stay the same are not rendered again. */
function keptRows(planning: Planning): readonly PlanRow[] {
  const rows = kept.get(planning) ?? rowsOf(planning)
  kept.set(planning, rows)
  return rows
}

const pageOf = (index: number): number => Math.floor(index / PLANNING_PER_PAGE) + 1

const pagesBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

/** The days that an answer lacks at its edges. */
const missingRanges = ({ fromDate, toDate }: Planning, { from, to }: DateRange): DateRange[] => [
  ...(from < fromDate ? [{ from, to: addDays(fromDate, -1) }] : []),
  ...(to > toDate ? [{ from: addDays(toDate, 1), to }] : []),
]

const without = (ids: ReadonlySet<string>, id: string): Set<string> => new Set([...ids].filter((other) => other !== id))

const idsOf = (rows: readonly PlanRow[], kind: PlanRow['kind']): string[] =>
  rows.filter((row) => row.kind === kind).map(({ id }) => id)

const resourceIds = (rows: readonly PlanRow[]) => ({
  employeeID: idsOf(rows, 'person'),
  rateCardID: idsOf(rows, 'rateCard'),
  roleID: idsOf(rows, 'role'),
  targetableID: idsOf(rows, 'target'),
})

/** The same rows on other days. */
function moreDays(ask: PlanningAsk, { from, to }: DateRange, rows: readonly PlanRow[], signal: AbortSignal) {
  const { level, on } = ask
  if (on)
    return api.call(
      on.kind === 'project' ? targetablePlanning.extendProjectPlanning : targetablePlanning.extendOpportunityPlanning,
      { params: { id: on.id }, query: { level, fromDate: from, toDate: to } },
      { signal },
    )
  const open = rows.filter(({ bookings }) => bookings).map(({ id }) => id)
  const query = {
    level,
    startDate: from,
    endDate: to,
    ...ask.inScenario,
    ...resourceIds(rows),
    ...(ask.groupedBy === 'target' ? { expandedTargetableIDs: open } : { expandedResourceIDs: open }),
  }
  return api.call(
    ask.isOwn ? masterPlanning.extendOwnPlanning : masterPlanning.extendMasterPlanning,
    { query },
    { signal },
  )
}

export interface PlanningRows {
  /** As many as there are in all; those that are not fetched yet are undefined. */
  readonly rows: readonly (PlanRow | undefined)[] | undefined
  readonly people: number
  readonly canEdit: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly shown: DateRange
  readonly expanded: ReadonlySet<string>
  readonly toggle: (row: PlanRow) => void
  readonly onRowsInSight: (first: number, last: number) => void
  readonly onRangeReached: (range: DateRange) => void
  /** The row with its roles and bookings, fetched where it is closed. */
  readonly opened: (row: PlanRow) => Promise<PlanRow>
}

/** Rows of planning, fetched in pages ahead of the scroll; days and bookings are added as they are reached and opened. */
export function usePlanningRows(ask: PlanningAsk): PlanningRows {
  const queryClient = useQueryClient()
  const { scenario } = usePlannedWhere()
  const askKey = JSON.stringify(ask)
  const [reached, setReached] = useState({ askKey, range: ask.range })
  const range = reached.askKey === askKey ? reached.range : ask.range
  // One’s own row and the roles of a project or opportunity come with their bookings, and are open until they are closed.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState({ first: 1, last: 1 })

  const isOnePage = ask.on !== undefined
  const isOpenAtFirst = ask.isOwn || isOnePage
  const now = useRef<ShownNow>({ range, expanded: [] })
  now.current = { range, expanded: [...turned] }
  const known = queryClient.getQueryData<PlanningPage>(planningPageKey(ask, 1))?.metadata.total
  const lastPage = known === undefined || isOnePage ? 1 : pageOf(Math.max(0, known - 1))
  const inSight = pagesBetween(Math.min(wanted.first, lastPage), Math.min(wanted.last, lastPage))
  const pages = pagesBetween(1, lastPage).filter(
    (page) => inSight.includes(page) || queryClient.getQueryData(planningPageKey(ask, page)) !== undefined,
  )
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...planningPageQuery(ask, page, () => {
        const before = queryClient.getQueryData<PlanningPage>(planningPageKey(ask, page))
        const { range: days, expanded: open } = now.current
        const ids = before && new Set(keptRows(before).map(({ id }) => id))
        return { range: days, expanded: open.filter((id) => !ids || ids.has(id)).slice(0, 200) }
      }),
      enabled: inSight.includes(page),
    })),
    combine: (results) => ({
      data: results.map(({ data }) => data),
      error: results.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
      retry: () => {
        for (const { error, refetch } of results) if (error) void refetch()
      },
    }),
  })

  const { data } = answers
  const first = data.find((page) => page !== undefined)
  const total = data.findLast((page) => page !== undefined)?.metadata.total
  const rows = useMemo(() => {
    if (total === undefined) return undefined
    const all = new Array<PlanRow | undefined>(total).fill(undefined)
    for (const page of data) {
      if (!page) continue
      keptRows(page).forEach((row, place) => {
        const index = (page.metadata.page - 1) * PLANNING_PER_PAGE + place
        if (index < total) all[index] = row
      })
    }
    return all
  }, [data, total])

  const expanded = useMemo(
    () =>
      isOpenAtFirst ? new Set(rows?.flatMap((row) => (row?.bookings && !turned.has(row.id) ? [row.id] : []))) : turned,
    [isOpenAtFirst, rows, turned],
  )

  const put = useCallback(
    (page: number, more: Planning) =>
      queryClient.setQueryData<PlanningPage>(
        planningPageKey(ask, page),
        (before) => before && mergedPlanning(before, more),
      ),
    [queryClient, ask],
  )

  const asking = useRef({ ask, calls: new Map<string, AbortController>() })
  useEffect(() => {
    const calls = new Map<string, AbortController>()
    asking.current = { ask, calls }
    return () => {
      for (const call of calls.values()) call.abort()
    }
  }, [ask])

  // Days that were scrolled to are fetched for the rows in sight; others have them once they come into sight.
  useEffect(() => {
    const { calls } = asking.current
    for (const answer of data) {
      if (!answer || answer.metadata.page < wanted.first || answer.metadata.page > wanted.last) continue
      for (const missing of missingRanges(answer, range)) {
        const key = `${answer.metadata.page} ${missing.from} ${missing.to}`
        if (calls.has(key)) continue
        const call = new AbortController()
        calls.set(key, call)
        const own = keptRows(answer)
        moreDays(ask, missing, own, call.signal)
          .then((more) => put(answer.metadata.page, more))
          .catch((error) => call.signal.aborted || showError(messageOf(error)))
          .finally(() => calls.delete(key))
      }
    }
  }, [data, range, ask, put, wanted])

  const expand = useCallback(
    async (row: PlanRow): Promise<PlanRow> => {
      const page = data.find((answer) => answer && keptRows(answer).some(({ key }) => key === row.key))
      const ids = { person: 'employeeID', rateCard: 'rateCardID', role: 'roleID', target: 'targetableID' } as const
      const { from, to } = now.current.range
      const input = {
        query: { level: ask.level, startDate: from, endDate: to, ...ask.inScenario, [ids[row.kind]]: row.id },
      }
      const more = await api.call(
        ask.isOwn ? masterPlanning.expandOwnPlanning : masterPlanning.expandMasterPlanning,
        input,
      )
      const merged = page && put(page.metadata.page, more)
      return (merged && keptRows(merged).find(({ key }) => key === row.key)) ?? row
    },
    [data, ask, put],
  )

  const toggle = useCallback((row: PlanRow) => setTurned((before) => toggled(before, row.id)), [])

  // An open row is filled whenever it is without its bookings: when it is opened, and when an answer that was asked for
  // before that comes after them and has none.
  const filling = useRef(new Set<string>())
  useEffect(() => {
    if (isOpenAtFirst || turned.size === 0) return
    for (const row of rows ?? []) {
      if (!row || row.bookings || !turned.has(row.id) || filling.current.has(row.key)) continue
      filling.current.add(row.key)
      expand(row)
        .then(({ bookings }) => bookings !== undefined)
        .catch((error) => {
          showError(messageOf(error))
          return false
        })
        .then((isFilled) => {
          filling.current.delete(row.key)
          if (!isFilled) setTurned((before) => without(before, row.id))
        })
    }
  }, [rows, turned, expand, isOpenAtFirst])

  return {
    rows,
    people: total ?? 0,
    canEdit: (first?.can.edit ?? false) && (scenario?.can.edit ?? true),
    error: rows === undefined ? answers.error : null,
    retry: answers.retry,
    shown: range,
    expanded,
    toggle,
    onRowsInSight: useCallback(
      (from: number, to: number) => {
        if (isOnePage) return
        const next = { first: Math.max(1, pageOf(from) - 1), last: pageOf(to) + 1 }
        setWanted((before) => (before.first === next.first && before.last === next.last ? before : next))
      },
      [isOnePage],
    ),
    onRangeReached: useCallback(
      (next: DateRange) => {
        if (daysBetween(next.from, next.to) < LONGEST_PLANNING_DAYS) setReached({ askKey, range: next })
      },
      [askKey],
    ),
    opened: useCallback((row: PlanRow) => (row.bookings ? Promise.resolve(row) : expand(row)), [expand]),
  }
}
