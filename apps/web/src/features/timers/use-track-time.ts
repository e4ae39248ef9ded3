import { projects } from '@praxis/contract/projects/projects'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../api/query'
import { projectQuery } from '../projects/projects.queries'
import type { UseTrackTime } from '../projects/track-time-context'
import { useTimers } from './timers-context'

const canTrackTimeQuery = (projectID: string) =>
  query(projects.canTrackTime, { params: { id: projectID } }, { topics: [] })

/** The actions on time wherever a project or a task is shown. */
export const useTrackTime: UseTrackTime = (projectID) => {
  const { isOn, running, ask, open, stop } = useTimers()
  const queryClient = useQueryClient()
  const { data: mayTrack } = useQuery({
    ...canTrackTimeQuery(projectID ?? ''),
    // Where the project is shown it has said so: the buttons stand in its head from the start, and push nothing down.
    placeholderData: () => {
      const shown = queryClient.getQueryData(projectQuery(projectID ?? '').queryKey)
      return shown && { canTrackTime: shown.can.trackTime }
    },
    enabled: isOn && projectID !== null,
  })
  if (!isOn || (projectID !== null && !mayTrack?.canTrackTime)) return undefined
  return {
    logTime: (task) => open({ kind: 'log', start: { projectID, task: task ?? null } }),
    startTimer: (task) => ask({ projectID, taskID: task?.id ?? null }),
    stopTimerOf: (task) => {
      const timer = running.find(
        (each) => (each.project?.id ?? null) === projectID && (each.task?.id ?? null) === (task?.id ?? null),
      )
      return timer && (() => void stop(timer))
    },
  }
}
