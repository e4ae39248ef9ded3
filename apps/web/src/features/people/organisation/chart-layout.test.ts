import type { ChartPerson } from '@praxis/contract/people/employees'
import { describe, expect, it } from 'vitest'
import { BOX, chartLayout } from './chart-layout'
import { everybodyAbove, personTree, rowsOf } from './person-tree'

const person = (id: string, lineManagerID: string | null): ChartPerson => ({
  id,
  displayName: id,
  displayInitials: id.slice(0, 1),
  profileImage: null,
  jobTitle: 'Staff',
  isActive: true,
  lineManagerID,
  isInvited: false,
})

const layoutOf = (people: readonly ChartPerson[]) => {
  const tree = personTree(people)
  return chartLayout(rowsOf(tree, everybodyAbove(tree)))
}

const placesIn = (people: readonly ChartPerson[]) =>
  new Map(layoutOf(people).boxes.map(({ row, x, y }) => [row.node.person.id, { x, y }]))

const firm = [
  person('Amelia', null),
  person('Daniel', 'Amelia'),
  person('Grace', 'Amelia'),
  person('Priya', 'Daniel'),
  person('Tom', 'Daniel'),
  person('Uma', 'Grace'),
]

describe('where people stand in the chart', () => {
  it('is below the middle of those whom they report to, level by level', () => {
    const places = placesIn(firm)
    const at = (name: string) => places.get(name) ?? { x: Number.NaN, y: Number.NaN }
    expect(at('Daniel').y).toBe(at('Grace').y)
    expect(at('Daniel').y).toBeGreaterThan(at('Amelia').y)
    expect(at('Amelia').x).toBe((at('Daniel').x + at('Grace').x) / 2)
  })

  it('is one below the other for those who lead nobody', () => {
    const places = placesIn(firm)
    expect(places.get('Priya')?.x).toBe(places.get('Tom')?.x)
    expect(places.get('Tom')?.y).toBeGreaterThan((places.get('Priya')?.y ?? 0) + BOX.height)
  })

  it('is nobody else’s, and within the chart, however people report', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      person(`p${index}`, index === 0 ? null : `p${Math.floor((index * 7919) % index)}`),
    )
    const { boxes, width, height } = layoutOf(many)
    expect(boxes).toHaveLength(300)
    for (const [index, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + BOX.width).toBeLessThanOrEqual(width)
      expect(one.y + BOX.height).toBeLessThanOrEqual(height)
      const overlapping = boxes
        .slice(index + 1)
        .filter((other) => Math.abs(one.x - other.x) < BOX.width && Math.abs(one.y - other.y) < BOX.height)
      expect(overlapping.map(({ row }) => row.node.person.id)).toEqual([])
    }
  })

  it('is found for a chain far longer than the stack is deep', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      person(`p${index}`, index === 0 ? null : `p${index - 1}`),
    )
    expect(layoutOf(chain).boxes).toHaveLength(20_000)
  })

  it('has a line to each report', () => {
    const { lines } = layoutOf([person('Amelia', null), person('Daniel', 'Amelia')])
    expect(lines.filter(({ isDown }) => isDown)).toHaveLength(2)
    for (const { length } of lines) expect(length).toBeGreaterThanOrEqual(0)
  })
})
