import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { auth } from '@praxis/contract/people/auth'
import { users } from '@praxis/contract/people/users'
import { inject } from 'vitest'
import { createTestDatabase, makeTemplateOnce, type TestCluster } from '../../testing/test-cluster'
import { startTestServer } from '../../testing/test-server'
import { demoSignIns, fillDemo } from '../fill-demo'

const DEMO = 'praxis_demo'

/** Filling takes seconds, so it is done once for all files: by two processes that start at once. */
const demoOf = async (cluster: TestCluster) => {
  const files = join(cluster.folder, DEMO)
  await makeTemplateOnce(cluster, DEMO, async () => {
    const database = await createTestDatabase(cluster)
    const filling = await startTestServer({ database })
    const { running } = filling.application
    await Promise.all([fillDemo(running), fillDemo(running)])
    await cp(filling.config.DATA_DIR, files, { recursive: true })
    await filling.close()
    return database
  })
  return { database: DEMO, files }
}

/** A server with the demo, and the people to sign in as. */
export const startDemoServer = async () => {
  const server = await startTestServer({ template: await demoOf(inject('cluster')) })
  const { running } = server.application

  const signInAs = async (role: string) => {
    const signIn = (await demoSignIns(running)).find((one) => one.role === role)
    const credentials = Buffer.from(`${signIn?.username}:${signIn?.password}`).toString('base64')
    const { accessToken } = await server.caller({ authorization: `Basic ${credentials}` }).call(auth.signIn, {})
    return server.caller({ authorization: `Bearer ${accessToken}` })
  }

  /** The person of a role, in the first of their workspaces. */
  const actingAs = async (role: string) => {
    const user = await signInAs(role)
    const { items } = await user.call(users.listEmployments, {})
    return server.caller({ ...user.transport.headers(), employeeID: items[0]?.id ?? '' })
  }

  return { server, signInAs, actingAs }
}
