import { randomUUID } from 'node:crypto'
import { insertOpportunity } from '../../../../testing/opportunity-rows'
import { createEmployee, type TestPerson } from '../../../../testing/people'
import { insertProject } from '../../../../testing/project-rows'
import type { TestServer } from '../../../../testing/test-server'
import { createAbsencesFirm } from '../../../absences/testing/absences-firm'

interface Amount {
  readonly secondsPerDay?: number
  readonly totalSeconds?: number
  readonly percentage?: number
  readonly isSoft?: boolean
  readonly note?: string
}

/** The firm of absences, whose people work eight hours a day, with projects and an opportunity they are booked on. */
export const createResourcingFirm = async (server: TestServer) => {
  const firm = await createAbsencesFirm(server)
  const { company } = firm
  const planner = await createEmployee(server, company, {
    ...{ firstName: 'Zoe', lastName: 'Zander' },
    capabilities: ['canManageProjects'],
  })
  const clientId = randomUUID()
  await server.sql(
    `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Northgate Water', $3, 'GBP')`,
    [company.id, clientId, planner.employeeId],
  )
  const ofFirm = { lead_id: planner.employeeId, currency: 'GBP' }
  const ofClient = { ...ofFirm, client_id: clientId, charging_mechanism: 'effort' }
  const targets = { platform: randomUUID(), intranet: randomUUID(), tariff: randomUUID() }
  await insertProject(server, company.id, targets.platform, { name: 'Data platform', ...ofClient })
  await insertProject(server, company.id, targets.intranet, { name: 'Intranet', ...ofFirm })
  await insertOpportunity(server, company.id, targets.tariff, { name: 'Tariff explorer', ...ofClient })

  const addRole = async (targetableId: string, { employeeId }: TestPerson): Promise<string> => {
    const id = randomUUID()
    await server.sql(
      `insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id)
       values ($1, $2, $3, 'Engineer', 10000, 6000, $4)`,
      [company.id, id, targetableId, employeeId],
    )
    return id
  }
  /** Books somebody in a new role. */
  const book = async (who: TestPerson, targetableId: string, from: string, to: string, amount: Amount) => {
    const [id, roleId] = [randomUUID(), await addRole(targetableId, who)]
    await server.sql(
      `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, total_seconds, percentage,
         is_soft, note, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), now())`,
      [
        ...[company.id, id, roleId, from, to, amount.secondsPerDay ?? null, amount.totalSeconds ?? null],
        ...[amount.percentage ?? null, amount.isSoft ?? false, amount.note ?? ''],
      ],
    )
    return { id, roleId }
  }
  return { ...firm, planner, clientId, targets, addRole, book }
}

export type ResourcingFirm = Awaited<ReturnType<typeof createResourcingFirm>>
