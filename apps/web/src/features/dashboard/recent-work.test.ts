import { describe, expect, it } from 'vitest'
import { sampleSubmission } from '../time-sheets/testing/sample-group'
import { recentWork } from './recent-work'

const client = { id: 'c', name: 'Northgate Water', logoImage: null, isActive: true }
const task = { id: 't', title: 'Ingest', taskList: { id: 'l' } }

describe('recent work', () => {
  it('is the latest first, and each thing once', () => {
    const recent = recentWork(
      [
        sampleSubmission({ id: 'old', day: '2026-11-03' }),
        sampleSubmission({ id: 'task', day: '2026-11-04', task }),
        sampleSubmission({ id: 'new', day: '2026-11-05' }),
      ],
      5,
    )
    expect(recent.map(({ id }) => id)).toEqual(['new', 'task'])
  })

  it('leaves out what no timer can measure, and stops in time', () => {
    expect(recentWork([sampleSubmission({ project: null, client })], 5)).toEqual([])
    expect(recentWork([sampleSubmission(), sampleSubmission({ task })], 1)).toHaveLength(1)
  })
})
