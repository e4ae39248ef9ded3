import type { AwayTime } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { Reader } from '../../../platform/auth/reader'
import type { Db } from '../../../platform/database/database'
import { getTeammates } from '../../employees/queries/reporting-lines'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { listAwayTimes } from './away-times'
import type { Period } from './own-absences'

export interface AwayPerson {
  readonly employee: EmployeeBrief
  readonly times: AwayTime[]
}

/** The others of a person's team who work here. */
export const listTeam = async (
  db: Db,
  { files }: Pick<SubjectPlatform, 'files'>,
  employeeId: string,
): Promise<EmployeeBrief[]> =>
  (await getTeammates(db, files, employeeId))
    .filter(({ isActive }) => isActive)
    .map(({ relation: _, ...person }) => person)

/** Who of these people is away in a period, as the reader may know it. */
export const listAway = async (
  db: Db,
  reader: Reader,
  people: readonly EmployeeBrief[],
  period: Period,
): Promise<AwayPerson[]> => {
  const times = await listAwayTimes(db, reader, { employeeIds: people.map(({ id }) => id), ...period })
  return people.flatMap((employee) => {
    const away = times.get(employee.id)
    return away ? { employee, times: away } : []
  })
}
