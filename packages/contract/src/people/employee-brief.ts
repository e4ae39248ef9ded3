import * as z from 'zod'
import { Id } from '../protocol/values'

/** What lists and pickers show of a person. */
export const EmployeeBrief = z
  .strictObject({
    id: Id,
    displayName: z.string(),
    displayInitials: z.string(),
    profileImage: z.string().nullable(),
    jobTitle: z.string(),
    isActive: z.boolean(),
  })
  .meta({ id: 'EmployeeBrief' })
export type EmployeeBrief = z.infer<typeof EmployeeBrief>
