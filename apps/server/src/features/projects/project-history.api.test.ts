import { randomUUID } from 'node:crypto'
import { clients } from '@praxis/contract/clients/clients'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { withoutIds } from '../../testing/without-ids'
import { createProjectsFirm, type ProjectsFirm } from './testing/projects-world'

let server: TestServer
let firm: ProjectsFirm

beforeAll(async () => {
  // Every look at the clock is a little later than the one before.
  let moment = Date.parse('2026-11-12T12:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createProjectsFirm(server)
})

const historyOf = async (
  entity: 'project' | 'projectBudget' | 'projectPlanning',
  id: string,
  person: TestPerson = firm.manager,
) => (await person.call(operations.getHistory, { params: { entity, id } })).items

const addCard = async (name: string): Promise<string> => {
  const id = randomUUID()
  await server.sql(
    'insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, $3, 15000, 9000)',
    [firm.company.id, id, name],
  )
  return id
}

describe('the history of a project', () => {
  it('names the lead and the client, at the start and when they change', async () => {
    const { id } = await firm.start('Named')
    const sterling = await firm.manager.call(clients.createClient, {
      body: { name: 'Sterling Ltd', clientOwnerID: firm.manager.employeeId },
    })
    await firm.manager.call(projects.updateProjectDetails, {
      params: { id },
      body: { leadID: firm.member.employeeId, clientID: sterling.id },
    })
    expect(await historyOf('project', id)).toMatchObject([
      {
        action: 'updated',
        before: { lead: 'Lena Smith', client: 'Northgate Water', currency: 'EUR' },
        after: { lead: 'Mia Smith', client: 'Sterling Ltd', currency: 'GBP' },
      },
      { action: 'created', after: { name: 'Named', lead: 'Lena Smith', client: 'Northgate Water' } },
    ])
  })

  it('names the role and whoever has it, also when only one of them changes', async () => {
    const { id } = await firm.startInternal('With roles')
    const { id: roleId } = await firm.lead.call(projects.createProjectRole, {
      params: { id },
      body: { name: 'Analyst', employeeID: firm.member.employeeId },
    })
    await firm.lead.call(projects.updateProjectRole, {
      params: { id, roleId },
      body: { employeeID: firm.other.employeeId },
    })
    await firm.lead.call(projects.deleteProjectRole, { params: { id, roleId } })
    const [taken, changed, added] = await historyOf('projectPlanning', id)
    expect(added?.after).toEqual({ projectRole: { role: 'Analyst', employee: 'Mia Smith', rateCard: null } })
    expect(changed).toMatchObject({
      before: { projectRole: { role: 'Analyst', employee: 'Mia Smith' } },
      after: { projectRole: { role: 'Analyst', employee: 'Otis Smith' } },
    })
    expect(taken?.before).toMatchObject({ projectRole: { role: 'Analyst', employee: 'Otis Smith' } })
  })

  it('names whose permissions changed', async () => {
    const { id } = await firm.startInternal('Shared')
    const { id: permissionId } = await firm.lead.call(projects.createResourcePermission, {
      params: { id },
      body: { employeeID: firm.other.employeeId },
    })
    await firm.lead.call(projects.updateResourcePermission, {
      params: { id, permissionId },
      body: { permissions: { journal: 'write' } },
    })
    expect((await historyOf('project', id))[0]).toMatchObject({
      action: 'permissionChanged',
      before: { permission: { employee: 'Otis Smith', journal: 'noAccess' } },
      after: { permission: { employee: 'Otis Smith', journal: 'write' } },
    })
  })

  it('tells rates beside the budget only, to those who may see them', async () => {
    const { id } = await firm.startInternal('Rated')
    const { id: roleId } = await firm.lead.call(projects.createProjectRole, {
      params: { id },
      body: { name: 'Analyst', hourlyCharge: 12_345 },
    })
    await firm.lead.call(projects.updateProjectRole, { params: { id, roleId }, body: { name: 'Senior analyst' } })
    await firm.lead.call(projects.updateProjectRole, { params: { id, roleId }, body: { hourlyCost: 6_789 } })
    for (const entity of ['project', 'projectPlanning'] as const)
      expect(withoutIds(await historyOf(entity, id))).not.toMatch(/12345|6789|hourly/)
    const ofBudget = await historyOf('projectBudget', id)
    expect(ofBudget.map(({ action, after }) => [action, after])).toEqual([
      ['ratesChanged', { roleRates: { role: 'Senior analyst', hourlyCharge: 12_345, hourlyCost: 6_789 } }],
      ['ratesChanged', { roleRates: { role: 'Analyst', hourlyCharge: 12_345, hourlyCost: 0 } }],
    ])
  })
})

it('rates of a card in another currency are converted once, and the history of the budget says how', async () => {
  const card = await addCard('Converted')
  const { id } = await firm.start('In euros, converted')
  const body = { name: 'Senior', rateCardID: card }
  // Also for a maker who may not see them.
  const { id: roleId } = await firm.managerWithoutRevenue.call(projects.createProjectRole, { params: { id }, body })
  const roles = async () => (await firm.lead.call(projects.listAllProjectRoles, { params: { id } })).items
  expect(await roles()).toMatchObject([{ id: roleId, hourlyCharge: 17_230, hourlyCost: 10_338 }])
  expect((await historyOf('projectBudget', id))[0]?.after).toEqual({
    roleRates: {
      ...{ role: 'Senior', hourlyCharge: 17_230, hourlyCost: 10_338 },
      ...{ exchangeRate: '1.14865951', exchangeRateDay: '2026-04-13' },
    },
  })
  await server.sql('update rate_cards set hourly_charge = 99999 where id = $1', [card])
  await firm.lead.call(projects.updateProjectRole, { params: { id, roleId }, body: { name: 'Expert' } })
  expect(await roles()).toMatchObject([{ name: 'Expert', hourlyCharge: 17_230 }])
  const other = await addCard('Other')
  const chosen = { rateCardID: other, hourlyCost: 4_000 }
  await firm.lead.call(projects.updateProjectRole, { params: { id, roleId }, body: chosen })
  expect(await roles()).toMatchObject([{ hourlyCharge: 17_230, hourlyCost: 4_000 }])
})

describe('money in a currency that there is no exchange rate to', () => {
  beforeAll(async () => {
    await server.sql(`insert into exchange_rates (day, currency, per_euro) values ('2026-11-02', 'USD', '1.2')`)
  })
  afterAll(async () => {
    await server.sql('delete from exchange_rates')
  })

  it('of a rate card is not taken over by a role of a project in another one', async () => {
    const card = await addCard('Senior')
    const { id } = await firm.start('In euros')
    const body = { name: 'Senior', rateCardID: card }
    const message = 'Rate cards are in GBP, this project is in EUR: enter the rate'
    expect(await firm.lead.refusal(projects.createProjectRole, { params: { id }, body })).toMatchObject({
      reason: 'invalidInput',
      fields: [
        { path: 'hourlyCharge', message },
        { path: 'hourlyCost', message },
      ],
    })
    const halfRated = { ...body, hourlyCharge: 20_000 }
    expect(await firm.lead.refusal(projects.createProjectRole, { params: { id }, body: halfRated })).toMatchObject({
      fields: [{ path: 'hourlyCost', message }],
    })
    const role = await firm.lead.call(projects.createProjectRole, {
      params: { id },
      body: { ...halfRated, hourlyCost: 0 },
    })
    expect(role).toMatchObject({ hourlyCharge: 20_000, hourlyCost: 0, rateCard: { name: 'Senior' } })
  })

  it('is asked for when a role gets such a card later, unless it has its rates already', async () => {
    const card = await addCard('Later')
    const { id } = await firm.start('In euros, later')
    const add = (rates: object) =>
      firm.lead.call(projects.createProjectRole, { params: { id }, body: { name: 'Role', ...rates } })
    const unrated = { id, roleId: (await add({ hourlyCharge: 9000, hourlyCost: 0 })).id }
    const body = { rateCardID: card }
    expect(await firm.lead.refusal(projects.updateProjectRole, { params: unrated, body })).toMatchObject({
      fields: [{ path: 'hourlyCost' }],
    })
    const rated = { id, roleId: (await add({ hourlyCharge: 9000, hourlyCost: 4000 })).id }
    const changed = await firm.lead.call(projects.updateProjectRole, { params: rated, body })
    expect(changed).toMatchObject({ hourlyCharge: 9000, hourlyCost: 4000 })
  })

  it('has to be typed for a role without a card as well', async () => {
    const { id } = await firm.start('In euros, without a card')
    const add = (rates: object) => ({ params: { id }, body: { name: 'Analyst', ...rates } })
    expect(await firm.lead.refusal(projects.createProjectRole, add({}))).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'hourlyCharge' }, { path: 'hourlyCost' }],
    })
    expect(await firm.lead.refusal(projects.createProjectRole, add({ hourlyCharge: 9000 }))).toMatchObject({
      fields: [{ path: 'hourlyCost', message: 'Rate cards are in GBP, this project is in EUR: enter the rate' }],
    })
    expect(await firm.managerWithoutRevenue.refusal(projects.createProjectRole, add({}))).toMatchObject({
      fields: [{ path: 'name', message: expect.stringMatching(/somebody with access to rates has to do this$/) }],
    })
    expect((await firm.lead.call(projects.listAllProjectRoles, { params: { id } })).items).toEqual([])
    const { id: roleId } = await firm.lead.call(projects.createProjectRole, add({ hourlyCharge: 9000, hourlyCost: 0 }))
    await firm.managerWithoutRevenue.call(projects.updateProjectRole, {
      params: { id, roleId },
      body: { name: 'Lead' },
    })
  })

  it('keeps those from choosing such a card who may set no rates', async () => {
    const card = await addCard('Not for all')
    const { id } = await firm.start('In euros, for all')
    const body = { name: 'Senior', rateCardID: card }
    expect(
      await firm.managerWithoutRevenue.refusal(projects.createProjectRole, { params: { id }, body }),
    ).toMatchObject({
      fields: [{ path: 'rateCardID' }],
    })
  })

  it('of the roles keeps a project from moving to a client who trades in another one', async () => {
    const { id } = await firm.start('Rates in euros')
    await firm.lead.call(projects.createProjectRole, {
      params: { id },
      body: { name: 'Dev', hourlyCharge: 10_000, hourlyCost: 0 },
    })
    const { id: clientID } = await firm.manager.call(clients.createClient, {
      body: { name: 'Pound and Sons', clientOwnerID: firm.manager.employeeId },
    })
    expect(
      await firm.manager.refusal(projects.updateProjectDetails, { params: { id }, body: { clientID } }),
    ).toMatchObject({
      fields: [{ path: 'clientID', message: 'This client trades in GBP, the role rates are in EUR' }],
    })
  })
})
