import { describe, expect, it } from 'vitest'
import { type DynamicDetail, emptyDynamicDetail } from './dynamic-detail'
import { dynamicDetailChanges, withDynamicDetailChanges } from './dynamic-detail-changes'

const rows = (values: Record<string, string>): DynamicDetail[] =>
  Object.entries(values).map(([key, value]) => ({ ...emptyDynamicDetail, key, value }))

const saved = rows({ Sector: 'Water', Office: 'Leeds', Floor: '3' })

describe('what was done to the rows of a record', () => {
  it('names only rows that are other ones now, new, or gone', () => {
    const edited = rows({ Sector: 'Water', Office: 'York', Desk: '12' })
    expect(dynamicDetailChanges(saved, edited)).toEqual({
      changed: rows({ Office: 'York', Desk: '12' }),
      removedKeys: ['Floor'],
    })
  })

  it('is nothing when the rows come to the same', () => {
    expect(
      dynamicDetailChanges(saved, [...rows({ ' Sector': 'Water', Office: 'Leeds', Floor: '3' }), ...rows({ '': '' })]),
    ).toBeUndefined()
  })

  it('leaves all other rows as somebody else has left them meanwhile', () => {
    const [one, other] = [
      dynamicDetailChanges(saved, rows({ Sector: 'Rail', Office: 'Leeds', Floor: '3' })),
      dynamicDetailChanges(saved, rows({ Sector: 'Water', Office: 'Leeds', Desk: '12' })),
    ]
    if (!one || !other) throw new Error('Both change something')
    const both = rows({ Sector: 'Rail', Office: 'Leeds', Desk: '12' })
    expect(withDynamicDetailChanges(withDynamicDetailChanges(saved, one), other)).toEqual(both)
    expect(withDynamicDetailChanges(withDynamicDetailChanges(saved, other), one)).toEqual(both)
  })

  it('takes a row that is renamed out of its old place', () => {
    const renamed = dynamicDetailChanges(saved, rows({ Sector: 'Water', Site: 'Leeds', Floor: '3' }))
    expect(renamed && withDynamicDetailChanges(saved, renamed)).toEqual(
      rows({ Sector: 'Water', Floor: '3', Site: 'Leeds' }),
    )
  })
})
