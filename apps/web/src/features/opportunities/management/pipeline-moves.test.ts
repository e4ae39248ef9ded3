import { describe, expect, it } from 'vitest'
import { sampleItem, samplePipeline, sampleStages } from '../testing/sample-opportunity'
import { movedInPipeline, weightedChange } from './pipeline-moves'

const [leadStage, proposal, won] = sampleStages

describe('an opportunity that is moved', () => {
  it('is shown in its new stage at once, and counted there', () => {
    const moved = movedInPipeline(samplePipeline([sampleItem()]), sampleItem().id, won.id)
    const of = (id: string) => moved.columns.find(({ stage }) => stage.id === id)
    expect(of(proposal.id)).toMatchObject({ items: [], sum: { count: 0 } })
    expect(of(won.id)).toMatchObject({
      items: [{ id: sampleItem().id, pipelineStage: { id: won.id }, weightedRevenueValue: 12_800_000 }],
      sum: { count: 1 },
    })
  })

  it('leaves everything as it is where it is already, or gone', () => {
    const pipeline = samplePipeline([sampleItem()])
    expect(movedInPipeline(pipeline, sampleItem().id, proposal.id)).toEqual(pipeline)
    expect(movedInPipeline(pipeline, 'gone', won.id)).toBe(pipeline)
  })

  it('says what the weighted value changes by, to those who see it', () => {
    expect(weightedChange(sampleItem(), leadStage)).toBe(-5_120_000)
    const { weightedRevenueValue: _w, ...unseen } = sampleItem({ analytics: {} })
    expect(weightedChange(unseen, won)).toBeUndefined()
  })
})
