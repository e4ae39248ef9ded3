import type { APIRequestContext, Page } from '@playwright/test'
import { type NewPortal, projectPortals } from '@praxis/contract/portals/project-portals'
import { expect } from './journey'
import { timeFirm } from './time-firm'

export const VISITOR = 's.orr@northgate.example'

/** A firm with a project for Northgate Water, and a portal of it that Northgate’s people come into. */
export async function portalFirm(request: APIRequestContext, name: string, more: Partial<NewPortal> = {}) {
  const firm = await timeFirm(request, name)
  const params = { id: firm.platformID }
  const created = await firm.call(projectPortals.createPortal, {
    params,
    body: {
      title: 'Data platform',
      welcomeText: 'Release 3 is ready for your review.',
      visitors: ['@northgate.example'],
      ...more,
    },
  })
  const ofPortal = { params: { ...params, portalId: created.id } }
  const { password, portal } = await firm.call(projectPortals.setPortalPassword, { ...ofPortal, body: {} })
  return { ...firm, portal, ofPortal, password, address: `/portals/${portal.reference}` }
}

export async function fillGate(page: Page, password: string, email = VISITOR): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Open the portal' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Comes into a portal through its gate. */
export async function enterPortal(page: Page, { address, password }: { address: string; password: string }) {
  await page.goto(address)
  await fillGate(page, password)
  await expect(page.getByRole('heading', { name: 'Data platform', level: 1 })).toBeVisible()
}
