import * as z from 'zod'
import { listed } from '../protocol/page'
import { boardFilter } from './task-door'
import { StatusId } from './task-shapes'

/** Which tasks of a board a report is about, whichever door it is asked for at. */
export const reportQuery = z.strictObject({ ...boardFilter, taskStatusIDs: listed(StatusId).optional() })
