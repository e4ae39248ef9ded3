import { expect, it } from 'vitest'
import { sampleOpportunity } from '../testing/sample-opportunity'
import { historiesOfOpportunity } from './histories-of-opportunity'

const namesFor = (opportunity: Parameters<typeof historiesOfOpportunity>[0]) =>
  historiesOfOpportunity(opportunity).map(({ label }) => label)

it('offers the histories of those parts of an opportunity that the viewer may see', () => {
  const opportunity = sampleOpportunity()
  expect(namesFor(opportunity)).toEqual(['Opportunity', 'Budget', 'Planning'])
  const { consultancyBudget: _, permissions, can, ...rest } = opportunity
  const reader = {
    ...rest,
    permissions: { ...permissions, planning: 'read' as const },
    can: { ...can, readHistory: false },
  }
  expect(namesFor(reader)).toEqual(['Planning'])
  expect(namesFor({ ...reader, permissions: { ...permissions, planning: 'noAccess' } })).toEqual([])
})
