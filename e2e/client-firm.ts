import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { callerOf } from './colleagues'
import { expect, test } from './journey'
import { createCompany, type Person, verifiedPerson } from './people'

/** A firm of its own, with whoever owns it. */
export async function firmOf(request: APIRequestContext, name: string) {
  const owner = await verifiedPerson(request, 'Olive')
  const domain = await createCompany(request, owner, `${name} ${owner.username.slice(6, 14)}`)
  const call = await callerOf(request, owner)
  return { owner, domain, call }
}

type Call = Awaited<ReturnType<typeof callerOf>>

/** A client of the caller's own; gives its id. */
export async function addClient(call: Call, name: string): Promise<string> {
  const { employment } = await call('put', '/workspaces/current')
  const { id } = await call('post', '/clients', { name, clientOwnerID: employment.id })
  return id
}

/** Nothing that axe finds, and nothing to be scrolled sideways, in both schemes. */
export async function lookAt(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`${what}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`
