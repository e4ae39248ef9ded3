import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { Day, Id } from '../protocol/values'

/** Who decides in somebody’s place on some days; both may decide then. */
export const Deputy = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    deputy: EmployeeBrief,
    from: Day,
    to: Day,
    /** The leave it was named for, with which it ends; it begins once that is approved. */
    absenceID: Id.nullable(),
  })
  .meta({ id: 'Deputy' })
export type Deputy = z.infer<typeof Deputy>

export const deputies = about('deputies', {
  listDeputies: endpoint({
    method: 'GET',
    path: '/deputies',
    summary: 'List who decides in the caller’s place, and in whose place the caller decides; today and later',
    access: 'employee',
    response: z.strictObject({ named: z.array(Deputy), actingFor: z.array(Deputy) }),
  }),
  nameDeputy: endpoint({
    method: 'POST',
    path: '/deputies',
    summary: 'Name who decides in the caller’s place on some days',
    access: 'employee',
    notWhileImpersonating: true,
    body: z.strictObject({ deputyID: Id, from: Day, to: Day }),
    response: Deputy,
    reasons: ['notFound', 'employeeInactive', 'deputiesOverlap'],
  }),
  removeDeputy: endpoint({
    method: 'DELETE',
    path: '/deputies/{id}',
    summary: 'Take back a deputy that the caller named',
    access: 'employee',
    notWhileImpersonating: true,
    params: z.strictObject({ id: Id }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
