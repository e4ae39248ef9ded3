import { companyManagement } from '@praxis/contract/company/company-management'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startTestServer({ clock: () => new Date('2026-11-12T11:00:00.000Z') })

it('another start of holiday years holds once this year is over, and years that have begun keep their bounds', async () => {
  const { owner } = await createFirm(server)
  const begin = async (holidayYearStart: string) => {
    const { company } = await owner.call(companyManagement.updateCompanyManagement, {
      body: { details: { holidayYearStart } },
    })
    return company.details.holidayYear
  }
  const earlier = () =>
    server.sql(`select until::text, start from earlier_holiday_years where company_id = $1`, [owner.companyId])
  await begin('01-01')
  expect(await earlier()).toEqual([])
  expect(await begin('04-01')).toEqual({ startDate: '2026-01-01', endDate: '2026-12-31' })
  expect(await earlier()).toEqual([{ until: '2027-01-01', start: '01-01' }])
  expect(await begin('07-01')).toEqual({ startDate: '2026-01-01', endDate: '2026-12-31' })
  expect(await earlier()).toEqual([{ until: '2027-01-01', start: '01-01' }])
  // Changing back before it begins leaves nothing of it.
  await begin('01-01')
  expect(await earlier()).toEqual([])
})
