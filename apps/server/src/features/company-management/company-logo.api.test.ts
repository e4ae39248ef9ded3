import { companies } from '@praxis/contract/company/companies'
import { companyManagement as contract } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startTestServer()

describe('the logo of a company', () => {
  let image: Blob
  beforeAll(async () => {
    const picture = sharp({ create: { width: 2000, height: 500, channels: 4, background: '#61227a' } })
    image = new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' })
  })

  it('is set, seen by everyone, replaced and removed', async () => {
    const { manager, employee, company } = await createFirm(server)
    const { company: shown } = await manager.call(contract.setCompanyLogo, { image })
    const first = shown.details.logoImage ?? ''
    expect(first).toMatch(/^\/api\/v1\/files\/public\//)
    const response = await fetch(server.url + first)
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height]).toEqual([800, 200])
    const params = { id: company.id }
    expect((await employee.call(companies.getCompany, { params })).details.logoImage).toBe(first)
    const replaced = await manager.call(contract.setCompanyLogo, { image })
    expect(replaced.company.details.logoImage).not.toBe(first)
    expect((await fetch(server.url + first)).status).toBe(404)
    const removed = await manager.call(contract.removeCompanyLogo, {})
    expect(removed.company.details.logoImage).toBeNull()
    await manager.call(contract.removeCompanyLogo, {})
    const { items } = await manager.call(operations.getHistory, { params: { entity: 'company', id: company.id } })
    expect(items.map(({ before, after }) => [before, after])).toEqual([
      [{ logoImage: replaced.company.details.logoImage }, { logoImage: null }],
      [{ logoImage: first }, { logoImage: replaced.company.details.logoImage }],
      [{ logoImage: null }, { logoImage: first }],
    ])
  })

  it('is changed by those who manage the company only', async () => {
    const { employee } = await createFirm(server)
    expect((await employee.refusal(contract.setCompanyLogo, { image })).reason).toBe('invalidPermission')
    expect((await employee.refusal(contract.removeCompanyLogo, {})).reason).toBe('invalidPermission')
  })

  it('is a picture, and not too large', async () => {
    const { manager } = await createFirm(server)
    const text = new Blob(['no picture'], { type: 'image/png' })
    expect((await manager.refusal(contract.setCompanyLogo, { image: text })).reason).toBe('invalidFileExtension')
    const large = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: 'image/png' })
    expect(await manager.refusal(contract.setCompanyLogo, { image: large })).toMatchObject({
      status: 413,
      reason: 'fileTooLarge',
    })
  })
})
