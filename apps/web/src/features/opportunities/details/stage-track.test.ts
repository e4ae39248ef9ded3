import type { StageChange } from '@praxis/contract/opportunities/opportunities'
import { describe, expect, it } from 'vitest'
import { sampleStages } from '../testing/sample-opportunity'
import { stageTrack, trackedDaysText } from './stage-track'

const [first, proposal, , lost] = sampleStages

const entered = (stage: (typeof sampleStages)[number], enteredOn: string): StageChange => ({
  id: enteredOn,
  stageID: stage.id,
  name: stage.name,
  probability: stage.probability,
  enteredOn,
  enteredAt: `${enteredOn}T09:00:00.000Z`,
  enteredBy: null,
  lostReason: '',
})

describe('the way through the stages', () => {
  it('counts the days in each stage, and those of the present one until today', () => {
    const changes = [entered(first, '2026-09-14'), entered(proposal, '2026-10-22')]
    const track = stageTrack(sampleStages, changes, proposal, '2026-11-12')
    expect(track.map(({ stage, state, days }) => [stage.name, state, days])).toEqual([
      ['Lead', 'passed', 38],
      ['Proposal', 'present', 21],
      ['Won', 'ahead', 0],
    ])
    expect(track.map(trackedDaysText)).toEqual(['38 days', '21 days so far', '0 days'])
  })

  it('adds up visits to a stage that was left and entered again', () => {
    const changes = [
      entered(first, '2026-09-01'),
      entered(proposal, '2026-09-03'),
      entered(first, '2026-09-10'),
      entered(proposal, '2026-09-15'),
    ]
    expect(stageTrack(sampleStages, changes, proposal, '2026-09-16')).toMatchObject([
      { days: 7, enteredOn: '2026-09-10' },
      { days: 8, enteredOn: '2026-09-15' },
      { days: 0, enteredOn: null },
    ])
  })

  it('ends in the lost stage of what was lost; stages it never saw are not passed', () => {
    const changes = [entered(first, '2026-09-14'), entered(lost, '2026-09-20')]
    expect(stageTrack(sampleStages, changes, lost, '2026-11-12').map(({ state }) => state)).toEqual([
      'passed',
      'ahead',
      'ahead',
      'present',
    ])
  })
})
