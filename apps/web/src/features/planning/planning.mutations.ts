import type { Booking, BookingOffset, ChangedBookings } from '@praxis/contract/planning/bookings'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { ApiError } from '@praxis/contract/protocol/caller'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { Day } from '@praxis/domain/calendar/day'
import { deletedWithin as deletedOf, splitAt } from '@praxis/domain/planning/cut-bookings'
import { offsetBookings as offsetOf } from '@praxis/domain/planning/offset'
import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/api'
import { useCall, useChange, useWholeCall } from '../../api/use-call'
import { messageOf } from '../../ui/feedback/message-of'
import { showError, showSuccess } from '../../ui/feedback/snackbar'
import type { Targetable } from '../projects/targetable'
import { type BookingCalls, type BookingToCreate, bookingCalls } from './booking-calls'
import { type BookingEdit, beingMade, editsOfPieces, usualDays } from './model/booking-edits'
import { changedPlace, inOtherRow, movedDays, placeOfRow } from './model/moved-booking'
import type { BookingInRow, PlanRow } from './model/plan-row'
import { useInScenario } from './scenarios/scenario-context'

/** A change of bookings: what is shown at once, how it is made, and what is said when it is done. */
export interface PlannedChange {
  readonly edits: readonly BookingEdit[]
  readonly send: (calls: BookingCalls, versionOf: (booking: Booking) => number) => Promise<ChangedBookings>
  readonly said: string
}

const KEY = ['planning', 'change']
const PENDING = { mutationKey: KEY, status: 'pending' } as const

/** A change waits for those before it, and stays in the plan that it was made in. */
type ChangeInPlan = PlannedChange & { readonly inScenario: InScenario }

type Versions = Map<string, number>

const versionsOf = new WeakMap<QueryClient, Versions>()

/**
 * The versions that answers gave bookings, in each plan: a second change may be made before the first one’s rows are
 * fetched again.
 */
function versionsIn(client: QueryClient): Versions {
  const versions = versionsOf.get(client) ?? new Map<string, number>()
  versionsOf.set(client, versions)
  return versions
}

const placeIn = ({ scenarioID = '' }: InScenario, id: string): string => `${scenarioID}/${id}`
const newestVersion = (newest: Versions, inScenario: InScenario, { id, version }: Booking): number =>
  Math.max(version, newest.get(placeIn(inScenario, id)) ?? 0)
/** Keeps the versions before whatever waits for this change is sent, which is as soon as it is answered. */
const withVersions = async (
  newest: Versions,
  inScenario: InScenario,
  call: Promise<ChangedBookings>,
): Promise<ChangedBookings> => {
  const answer = await call
  for (const { id, version } of answer.bookings) newest.set(placeIn(inScenario, id), version)
  return answer
}
/** Discarding in a scenario lets an earlier version show again: those that answers gave are not newer then. */
const forgetVersions = (newest: Versions, inScenario: InScenario, edits: readonly BookingEdit[]): void => {
  for (const { before } of edits) if (before) newest.delete(placeIn(inScenario, before.booking.id))
}

const amountOf = ({ secondsPerDay, totalSeconds, percentage }: Booking) => ({ secondsPerDay, totalSeconds, percentage })

export const createdBooking = (
  body: BookingToCreate,
  after: BookingInRow | undefined,
  said: string,
  idempotencyKey?: string,
): PlannedChange => ({
  edits: after ? [beingMade(after)] : [],
  said,
  send: (calls) => calls.create(body, idempotencyKey),
})

export const changedBooking = (before: BookingInRow, after: BookingInRow, said: string): PlannedChange => ({
  edits: [{ before, after }],
  said,
  send: (calls, versionOf) => {
    const { startDate, endDate, type, note } = after.booking
    return calls.update(before.booking.id, {
      startDate,
      endDate,
      type,
      note,
      ...amountOf(after.booking),
      ...changedPlace(before, after),
      version: versionOf(before.booking),
    })
  },
})

export const deletedBookings = (bookings: readonly BookingInRow[], said: string): PlannedChange => ({
  edits: bookings.map((before) => ({ before, after: undefined })),
  said,
  send: (calls) => {
    const [only] = bookings
    if (only && bookings.length === 1) return calls.remove(only.booking.id)
    return calls.removeMany({ bookingIDs: bookings.map(({ booking }) => booking.id) })
  },
})

export const deletedWithin = (
  bookings: readonly BookingInRow[],
  from: string,
  to: string,
  said: string,
): PlannedChange => ({
  edits: editsOfPieces(bookings, (each) => deletedOf(each, { from, to }, usualDays)),
  said,
  send: (calls) =>
    calls.removeMany({
      bookingIDs: bookings.map(({ booking }) => booking.id),
      rangeStartDate: from,
      rangeEndDate: to,
    }),
})

/** Copies so many days later, in another row if one is given. */
export const copiedBookings = (
  bookings: readonly BookingInRow[],
  offsetDays: number,
  row: PlanRow | undefined,
  said: string,
): PlannedChange => ({
  edits: bookings.map((each) => {
    const booking = movedDays(each.booking, 'move', offsetDays)
    return beingMade({ ...(row ? inOtherRow(each, row) : each), booking })
  }),
  said,
  send: (calls) =>
    calls.copy({
      bookingIDs: bookings.map(({ booking }) => booking.id),
      offsetDays,
      ...(row && placeOfRow(row)),
    }),
})

export const offsetOfBookings = (
  bookings: readonly BookingInRow[],
  body: Omit<BookingOffset, 'bookingIDs'>,
  said: string,
): PlannedChange => {
  const { offsetMethod: method, offset, until, rangeStartDate: from, rangeEndDate: to } = body
  const range = from === undefined || to === undefined ? undefined : { from, to }
  return {
    edits: editsOfPieces(bookings, (each) => offsetOf(each, { method, offset, until }, range, usualDays)),
    said,
    send: (calls) => calls.offset({ ...body, bookingIDs: bookings.map(({ booking }) => booking.id) }),
  }
}

export const splitBooking = (each: BookingInRow, day: Day, said: string): PlannedChange => ({
  edits: editsOfPieces([each], ([booking]) => {
    const pieces = booking && splitAt(booking, day, usualDays(booking))
    return pieces ? [{ booking, pieces }] : []
  }),
  said,
  send: (calls) => calls.split(each.booking.id, day),
})

/** Only the last change can be undone, so that a message of an earlier one would offer what is refused. */
const LAST_CHANGE = 'planning-change'

/** Takes the reader’s last change back, or makes it again; refusals say who changed the same since. */
export function useUndoing() {
  const inScenario = useInScenario()
  const newest = versionsIn(useQueryClient())
  const { mutateAsync: undo } = useChange(
    (body: { changeID?: string } & InScenario) =>
      withVersions(newest, body, api.call(planningChanges.undoPlanningChange, { body })),
    ['planning'],
    { inOrder: 'planning' },
  )
  const { mutateAsync: redo } = useChange(
    (body: InScenario) => withVersions(newest, body, api.call(planningChanges.redoPlanningChange, { body })),
    ['planning'],
    { inOrder: 'planning' },
  )
  return useMemo(() => {
    const run = async (call: Promise<ChangedBookings>, said: () => void, isRedo = false) => {
      try {
        await call
        said()
      } catch (error) {
        const isNothing = error instanceof ApiError && error.reason === 'nothingToUndo'
        showError(isRedo && isNothing ? 'There’s nothing left to redo' : messageOf(error))
      }
    }
    const takeBack = (changeID?: string) =>
      void run(undo({ ...inScenario, ...(changeID && { changeID }) }), () =>
        showSuccess('Undone', { label: 'Redo', keys: ['Mod', 'Y'], onPress: makeAgain, place: LAST_CHANGE }),
      )
    const makeAgain = () =>
      void run(
        redo(inScenario),
        () => showSuccess('Redone', { label: 'Undo', keys: ['Mod', 'Z'], onPress: takeBack, place: LAST_CHANGE }),
        true,
      )
    return { undo: takeBack, redo: makeAgain }
  }, [undo, redo, inScenario])
}

/** Makes changes one after the other, of all bookings or of those on one target. What they change is shown at once; a refused one goes back. */
export function usePlanningChange(on?: Targetable) {
  const inScenario = useInScenario()
  const queryClient = useQueryClient()
  const newest = versionsIn(queryClient)
  const { undo } = useUndoing()
  const { mutateAsync } = useChange(
    ({ send, inScenario: where }: ChangeInPlan) =>
      withVersions(
        newest,
        where,
        send(bookingCalls(on, where), (booking) => newestVersion(newest, where, booking)),
      ),
    ['planning'],
    { mutationKey: KEY, inOrder: 'planning' },
  )
  /** Throws what the server refuses. */
  const make = useCallback(
    async (change: PlannedChange) => {
      const answer = await mutateAsync({ ...change, inScenario }).catch((error) => {
        forgetVersions(newest, inScenario, change.edits)
        throw error
      })
      const { changeID } = answer
      if (changeID !== null)
        showSuccess(change.said, {
          label: 'Undo',
          keys: ['Mod', 'Z'],
          onPress: () => undo(changeID),
          place: LAST_CHANGE,
        })
      return answer
    },
    [mutateAsync, undo, inScenario, newest],
  )
  /** Says why the server refuses. */
  const attempt = useCallback(
    (change: PlannedChange) => void make(change).catch((error) => showError(messageOf(error))),
    [make],
  )
  const mutations = queryClient.getMutationCache()
  /** What a booking becomes by the changes under way, also by those that are not drawn yet; undefined once it is deleted. */
  const newestOf = useCallback(
    (each: BookingInRow) =>
      mutations
        .findAll(PENDING)
        .map(({ state }) => state.variables as ChangeInPlan)
        .flatMap(({ edits, inScenario: where }) => (where.scenarioID === inScenario.scenarioID ? edits : []))
        .reduce<BookingInRow | undefined>(
          (now, { before, after }) => (before?.booking.id === each.booking.id ? after : now),
          each,
        ),
    [mutations, inScenario],
  )
  return { make, attempt, newestOf }
}

/** What is being changed and is not in the answers yet. */
export function usePendingEdits(): readonly BookingEdit[] {
  const { scenarioID } = useInScenario()
  const pending = useMutationState({
    filters: PENDING,
    select: ({ state }) => state.variables as ChangeInPlan,
  })
  return useMemo(
    () => pending.flatMap(({ edits, inScenario }) => (inScenario.scenarioID === scenarioID ? edits : [])),
    [pending, scenarioID],
  )
}

type RoleChanges = Input<typeof masterPlanning.updatePlanningRole>['body']

/** Changes a role from master planning, in the plan that is shown. */
export function useUpdatePlanningRole() {
  const inScenario = useInScenario()
  return useCall(
    masterPlanning.updatePlanningRole,
    ({ roleId, body }: { roleId: string; body: RoleChanges }) => ({
      params: { roleId },
      body: { ...body, ...inScenario },
    }),
    { inOrder: 'planning' },
  )
}

export const useCreatePlanningView = () => useWholeCall(masterPlanning.createPlanningView)
export const useUpdatePlanningView = () => useWholeCall(masterPlanning.updatePlanningView)
export const useDeletePlanningView = () =>
  useCall(masterPlanning.deletePlanningView, (viewId: string) => ({ params: { viewId } }))
export function useAnnouncePlanner() {
  const inScenario = useInScenario()
  return useCall(
    planningChanges.announcePlanner,
    (place: { rowID: string | null; day: string | null }) => ({ body: { ...place, ...inScenario } }),
    { changes: [] },
  )
}
