import { absenceView } from '../features/absences/approval/absence-view'
import type { RequestTypeViews } from '../features/requests/request-type-view'
import { timeSheetView } from '../features/time-sheets/approval/time-sheet-view'

/** Every type of requests there is, in the order of their tabs. */
export const requestTypeViews: RequestTypeViews = [timeSheetView, absenceView]
