import { portalFigures } from '@praxis/contract/portals/portal-figures'
import { portalJournal } from '@praxis/contract/portals/portal-journal'
import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { portals } from '@praxis/contract/portals/portal-visits'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from './fill-demo'
import { demoPortals } from './fill-portals'
import { startDemoServer } from './testing/demo-world'

const { server } = await startDemoServer()

test('clients come to the two portals of the demo with its password, and find something to look at', async () => {
  const offered = await demoPortals(server.application.running)
  expect(offered).toHaveLength(2)
  for (const { reference, visitor: email, sharedInfos, preset } of offered) {
    const client = server.caller({ [VISITOR_EMAIL_HEADER]: email, [VISITOR_PASSWORD_HEADER]: DEMO_PASSWORD })
    const at = { params: { projectId: reference } }
    expect(await client.call(portals.getPortalDetails, at)).toMatchObject({ reference, preset, sharedInfos })
    expect(
      (await client.call(portalTasks.listTaskLists, at)).items.flatMap(({ tasks }) => tasks).length,
    ).toBeGreaterThan(4)
    expect((await client.call(portalFigures.getVisitorWeeklyTime, at)).seconds).toBeGreaterThan(0)
  }
})

test('one of them has shared entries, a budget and a document to approve', async () => {
  const [portal] = await demoPortals(server.application.running)
  const client = server.caller({
    [VISITOR_EMAIL_HEADER]: portal?.visitor ?? '',
    [VISITOR_PASSWORD_HEADER]: DEMO_PASSWORD,
  })
  const at = { params: { projectId: portal?.reference ?? '' } }
  expect((await client.call(portalFigures.getVisitorBudgetTracker, at)).used).toBeGreaterThan(0)
  expect((await client.call(portalJournal.listSharedJournalEntries, at)).items.map(({ title }) => title)).toEqual([
    'Ingest contracts',
    'First full load',
  ])
  expect((await client.call(portalSignOffs.listVisitorSignOffs, at)).items).toMatchObject([
    { title: 'Release 3, acceptance', state: 'waiting', askedBy: 'Amelia H.' },
  ])
})
