import type { Input, Output } from '@praxis/contract/protocol/endpoint'
import type { AreaName, Topic } from '@praxis/contract/protocol/topics'
import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from './api'
import type { OnUpload } from './fetch-with-progress'
import type { AreaEndpoint } from './query'
import { fetchAgain } from './stale-answers'

/** Shows a change before the server answers, and gives a function that takes it back. */
export type ShowAhead = (queryClient: QueryClient) => Promise<() => void>

/** Shows how a call will change the answer of a query. A fetch under way began before the call, and must not undo it. */
export const showing =
  <Data>(
    { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
    change: (data: Data) => Data,
  ): ShowAhead =>
  async (queryClient) => {
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (before !== undefined) queryClient.setQueryData<unknown>(queryKey, change(before as Data))
    return () => queryClient.setQueryData<unknown>(queryKey, before)
  }

interface AfterChange<Given, Answer> {
  /** The queries whose answer the call's answer is: it is shown at once, while the rest of the area is fetched again. */
  readonly keep?: (answer: Answer) => readonly { readonly queryKey: QueryKey }[]
  /** What is shown before the server answers, and taken back when it refuses. */
  readonly ahead?: (given: Given) => ShowAhead
  /** The page of what the call deletes is still open, and would ask for it: all is fetched once it is shown again. */
  readonly endsPage?: boolean
  /** Tells changes of one kind apart from others, for those who look for them. */
  readonly mutationKey?: readonly unknown[]
  /** Changes with the same name are made one after the other, so that the last one is the one that stays. */
  readonly inOrder?: string
  readonly gcTime?: number
}

/**
 * A change that takes one call or several. What shows it is fetched again, also after a refusal: somebody else may have
 * been first, or the answer was lost on the way. Whoever waits for the change sees it done, but a refusal at once.
 */
export function useChange<Given, Answer>(
  make: (given: Given) => Promise<Answer>,
  changes: readonly (Topic | AreaName)[],
  { keep, ahead, endsPage = false, mutationKey, inOrder, gcTime }: AfterChange<Given, Answer> = {},
): UseMutationResult<Answer, Error, Given, (() => void) | undefined> {
  const queryClient = useQueryClient()
  const lookAgain = () => fetchAgain(queryClient, changes, endsPage ? 'none' : 'active')
  return useMutation({
    mutationKey,
    mutationFn: make,
    ...(inOrder !== undefined && { scope: { id: inOrder } }),
    onMutate: (given) => ahead?.(given)(queryClient),
    onSuccess: (answer) => {
      if (!keep) return lookAgain()
      for (const { queryKey } of keep(answer)) queryClient.setQueryData<unknown>(queryKey, answer)
      void lookAgain()
      return undefined
    },
    onError: (_error, _given, takeBack) => {
      takeBack?.()
      void lookAgain()
    },
    gcTime,
  })
}

/** The input of a call, with what it is sent by. */
export type CallInput<E extends AreaEndpoint> = Input<E> & {
  /** The key of a form, so that a second press is the same request. */
  readonly idempotencyKey?: string | undefined
  readonly onUpload?: OnUpload | undefined
}

interface AfterCall<E extends AreaEndpoint, Given> extends AfterChange<Given, Output<E>> {
  /** What the call changes, unless it is what the endpoint is about. */
  readonly changes?: readonly (Topic | AreaName)[]
}

/** A change that takes one call, whose input is made of what is given: the endpoint knows what it is about. */
export function useCall<E extends AreaEndpoint, Given = void>(
  spec: E,
  inputOf: (given: Given) => CallInput<E>,
  { changes = [spec.area], ...after }: AfterCall<E, Given> = {},
): UseMutationResult<Output<E>, Error, Given, (() => void) | undefined> {
  const call = (given: Given) => {
    const input = inputOf(given)
    return api.call(spec, input, { idempotencyKey: input.idempotencyKey, onUpload: input.onUpload })
  }
  return useChange(call, changes, after)
}

/** The same, given the whole input. */
export const useWholeCall = <E extends AreaEndpoint>(spec: E, after: AfterCall<E, CallInput<E>> = {}) =>
  useCall(spec, (input: CallInput<E>) => input, after)
