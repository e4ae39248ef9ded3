import { operations } from '@praxis/contract/company/history-and-jobs'
import { ApiError } from '@praxis/contract/protocol/caller'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, session } from '../../api/api'
import { gatherChanges } from '../../api/gather-changes'
import { type LiveEvent, shareListening } from '../../api/live-updates'
import { fetchStale } from '../../api/stale-answers'
import { showError } from '../../ui/feedback/snackbar'
import { IMPERSONATION_ENDED, returnToOneself } from './impersonation.mutations'
import { leaveWorkspace } from './open-workspace'
import { workspaceQuery } from './workspaces.queries'

/** While a workspace is open, changes by others show by themselves, and reminders of tasks are passed on. */
export function useLiveUpdates(employeeID: string, onReminder: (taskId: string) => void): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    const stop = new AbortController()
    const changes = gatherChanges(queryClient)
    stop.signal.addEventListener('abort', changes.forget)

    const leaveRefused = async ({ reason }: ApiError) => {
      // Whoever impersonated somebody still has their own place in the company.
      if (await returnToOneself(queryClient).catch(() => false)) return showError(IMPERSONATION_ENDED)
      // The page is left first, so that no part of the workspace asks for what is forgotten then.
      await navigate({ to: '/workspaces', search: { reason } })
      leaveWorkspace(queryClient)
    }
    const lookAgain = async () => {
      if (session.isLeaving || session.token === undefined) return
      try {
        await queryClient.fetchQuery({ ...workspaceQuery, staleTime: 0 })
        await fetchStale(queryClient)
      } catch (error) {
        // The session keeper deals with a session that has ended; a lost connection comes back.
        if (!(error instanceof ApiError) || session.token === undefined || stop.signal.aborted) return
        await leaveRefused(error)
      }
    }
    const apply = (event: LiveEvent) => {
      if (event.kind === 'change' && event.topic === 'taskReminders') return event.id && onReminder(event.id)
      if (event.kind === 'change') return changes.add(event)
      if (event.kind === 'resync') return fetchStale(queryClient)
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
