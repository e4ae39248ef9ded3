import * as z from 'zod'
import { Id } from '../protocol/values'

export const projectParams = z.strictObject({ id: Id })
export const ofProjects = { access: 'employee', feature: 'project' } as const
