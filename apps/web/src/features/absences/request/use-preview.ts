import { useDebouncedValue } from '@mantine/hooks'
import type { AbsencePreview } from '@praxis/contract/absences/absence-requests'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AskedPreview, absencePreviewQuery } from '../absences.queries'

/** So long nothing changes before the server is asked. */
const PAUSE_MS = 300

const NOTHING: AskedPreview = { from: '', to: '', datePart: 'fullDay', reasonID: '' }

export interface Preview {
  readonly preview: AbsencePreview | undefined
  /** The preview belongs to what stands in the form now. */
  readonly isCurrent: boolean
  readonly error: string | undefined
  readonly retry: () => void
}

/** What the request would cost and leave, asked for once whoever fills in the form pauses. */
export function usePreview(asked: AskedPreview | undefined): Preview {
  const { from, to, datePart, reasonID, employeeID, absenceID } = asked ?? NOTHING
  const wanted = useMemo(
    () => ({ from, to, datePart, reasonID, ...(employeeID && { employeeID }), ...(absenceID && { absenceID }) }),
    [from, to, datePart, reasonID, employeeID, absenceID],
  )
  const [settled] = useDebouncedValue(wanted, PAUSE_MS, { leading: true })
  const isAsked = asked !== undefined && settled.from !== ''
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...absencePreviewQuery(settled), enabled: isAsked })
  return {
    preview: asked && data,
    isCurrent: asked !== undefined && settled === wanted && data !== undefined && !isPlaceholderData,
    error: isAsked && !data ? error?.message : undefined,
    retry: () => void refetch(),
  }
}
