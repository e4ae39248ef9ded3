import { auth } from '@praxis/contract/auth'
import { users } from '@praxis/contract/users'
import { startTestServer } from '../../testing/test-server'
import { demoSignIns, fillDemo } from '../fill-demo'

/** A server with the demo, filled by two processes that start at once, and the people to sign in as. */
export const startDemoServer = async () => {
  const server = await startTestServer()
  const { running } = server.application
  await Promise.all([fillDemo(running), fillDemo(running)])

  const signInAs = async (role: string) => {
    const signIn = (await demoSignIns(running)).find((one) => one.role === role)
    const credentials = Buffer.from(`${signIn?.username}:${signIn?.password}`).toString('base64')
    const { accessToken } = await server.caller({ authorization: `Basic ${credentials}` }).call(auth.signIn, {})
    return server.caller({ authorization: `Bearer ${accessToken}` })
  }

  /** In the first of their workspaces. */
  const actingAs = async (role: string) => {
    const user = await signInAs(role)
    const { items } = await user.call(users.listEmployments, {})
    return server.caller({ ...user.transport.headers(), employeeID: items[0]?.id ?? '' })
  }

  return { server, signInAs, actingAs }
}
