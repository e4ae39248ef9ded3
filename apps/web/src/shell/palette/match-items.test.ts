import { describe, expect, it } from 'vitest'
import { matchItems } from './match-items'

const item = (label: string, keywords?: string) => ({ id: label, label, keywords, run: () => undefined })
const items = [item('Log time for today'), item('Time Sheet submissions'), item('Start a timer', 'clock track')]
const labels = (query: string) => matchItems(items, query).map((each) => each.label)

describe('matchItems', () => {
  it('keeps everything while nothing is typed', () => {
    expect(labels('  ')).toHaveLength(3)
  })

  it('finds by the beginnings of words, in any order', () => {
    expect(labels('sub time')).toEqual(['Time Sheet submissions'])
    expect(labels('imer')).toEqual([])
  })

  it('puts what begins with the words typed first', () => {
    expect(labels('time')).toEqual(['Time Sheet submissions', 'Log time for today', 'Start a timer'])
  })

  it('finds by keywords that are not shown', () => {
    expect(labels('clock')).toEqual(['Start a timer'])
  })
})
