import { ApiError } from '@praxis/contract/client'
import { operations } from '@praxis/contract/operations'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, session } from '../../api/api'
import { type LiveEvent, shareListening } from '../../api/live-updates'
import { showError } from '../../ui/feedback/snackbar'
import { IMPERSONATION_ENDED, returnToOneself } from './impersonation.mutations'
import { leaveWorkspace } from './open-workspace'
import { workspaceQuery } from './workspaces.queries'

type Change = Pick<Extract<LiveEvent, { kind: 'change' }>, 'topic' | 'id'>

/**
 * A change concerns the queries whose key starts with its topic, and those that name the topic themselves, alone or with the
 * id of what changed; of the first, those that are about one thing only when it is that which changed. Those that only show
 * names of a topic are concerned when what changed is among what they show.
 */
function concerns({ topic, id }: Change, { queryKey, meta, state }: Query): boolean {
  if (queryKey[0] === topic) return id === undefined || meta?.subject === undefined || meta.subject === id
  const isListed = (topics: unknown, name: string) => Array.isArray(topics) && topics.includes(name)
  if (isListed(meta?.topics, topic) || isListed(meta?.topics, `${topic}/${id}`)) return true
  return isListed(meta?.names, topic) && (id === undefined || isIn(state.data, id))
}

/** Of what has not arrived, nobody knows. */
const isIn = (data: unknown, id: string): boolean => data === undefined || JSON.stringify(data).includes(id)

/** One press changes several things, and each is told by itself. */
const BURST_MS = 150

/** Passes changes on a moment after the first, so that what several of them concern is fetched once. */
export function gatherChanges(queryClient: QueryClient): {
  readonly add: (change: Change) => void
  readonly forget: () => void
} {
  const gathered = new Map<string, Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    const changes = [...gathered.values()]
    gathered.clear()
    void queryClient.invalidateQueries({ predicate: (query) => changes.some((change) => concerns(change, query)) })
  }
  return {
    add: (change) => {
      gathered.set(`${change.topic}/${change.id}`, change)
      timer ??= setTimeout(tell, BURST_MS)
    },
    forget: () => clearTimeout(timer),
  }
}

/** Of a task that is due soon. */
const REMINDERS = 'taskReminders'

/** While a workspace is open, what others change in it shows by itself, and reminders of tasks are passed on. */
export function useLiveUpdates(employeeID: string, onReminder: (taskId: string) => void): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    const stop = new AbortController()
    const changes = gatherChanges(queryClient)
    stop.signal.addEventListener('abort', changes.forget)

    const leaveRefused = async ({ reason }: ApiError) => {
      // Whoever acted as somebody else still has their own place here.
      if (await returnToOneself(queryClient).catch(() => false)) return showError(IMPERSONATION_ENDED)
      // First, so that no page of the workspace is left to ask for what is forgotten then.
      await navigate({ to: '/workspaces', search: { reason } })
      leaveWorkspace(queryClient)
    }
    const lookAgain = async () => {
      if (session.isLeaving || session.token === undefined) return
      try {
        await queryClient.fetchQuery({ ...workspaceQuery, staleTime: 0 })
        await queryClient.invalidateQueries()
      } catch (error) {
        // A session that has ended is the session keeper's business; a lost connection comes back.
        if (!(error instanceof ApiError) || session.token === undefined || stop.signal.aborted) return
        await leaveRefused(error)
      }
    }
    const apply = (event: LiveEvent) => {
      if (event.kind === 'change' && event.topic === REMINDERS) return event.id && onReminder(event.id)
      if (event.kind === 'change') return changes.add(event)
      if (event.kind === 'resync') return queryClient.invalidateQueries()
      return lookAgain()
    }

    shareListening(`praxis-events-${employeeID}`, {
      open: async (signal) => {
        if (session.isLeaving) throw new Error('Signing out')
        return api.stream(operations.listenToEvents, {}, { signal })
      },
      onEvent: (event) => void apply(event),
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [employeeID, queryClient, navigate, onReminder])
}
