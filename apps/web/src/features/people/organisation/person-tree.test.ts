import type { ChartPerson } from '@praxis/contract/people/employees'
import { describe, expect, it } from 'vitest'
import { everybodyAbove, openAtFirst, type PersonNode, personTree, rowsOf, searchTree } from './person-tree'

const person = (id: string, lineManagerID: string | null, jobTitle = 'Staff'): ChartPerson => ({
  id,
  displayName: id,
  displayInitials: id.slice(0, 1),
  profileImage: null,
  jobTitle,
  isActive: true,
  lineManagerID,
  isInvited: false,
})

const firm = [
  person('Daniel', 'Amelia', 'Head of Data'),
  person('Amelia', null),
  person('Priya', 'Daniel', 'Data Engineer'),
  person('Tom', 'Daniel'),
  person('Ruth', 'Amelia'),
]

const outline = (nodes: readonly PersonNode[]): unknown[] =>
  nodes.map(({ person: { id }, reports }) => (reports.length > 0 ? [id, outline(reports)] : id))

const names = (rows: ReturnType<typeof rowsOf>) => rows.map(({ node }) => node.person.id)

describe('the organisation chart', () => {
  it('puts people under those they report to, by name', () => {
    expect(outline(personTree(firm))).toEqual([['Amelia', [['Daniel', ['Priya', 'Tom']], 'Ruth']]])
  })

  it('counts everybody below', () => {
    expect(personTree(firm)[0]?.below).toBe(4)
  })

  it('shows those whose line manager is not in it at the top, after those who lead', () => {
    expect(outline(personTree([person('Alan', 'gone'), ...firm])).at(-1)).toBe('Alan')
  })

  it('loses nobody who is said to report to themselves', () => {
    expect(outline(personTree([person('Alan', 'Alan')]))).toEqual(['Alan'])
  })

  it('shows two levels at first, and what is opened', () => {
    const tree = personTree(firm)
    const open = openAtFirst(tree)
    expect(names(rowsOf(tree, open))).toEqual(['Amelia', 'Daniel', 'Ruth'])
    expect(names(rowsOf(tree, new Set([...open, 'Daniel'])))).toEqual(['Amelia', 'Daniel', 'Priya', 'Tom', 'Ruth'])
    expect(names(rowsOf(tree, everybodyAbove(tree)))).toHaveLength(5)
  })

  it('tells each line its level and place', () => {
    const rows = rowsOf(personTree(firm), new Set(['Amelia']))
    expect(rows.map(({ node, position, siblings, parentId }) => [node.level, position, siblings, parentId])).toEqual([
      [1, 1, 1, null],
      [2, 1, 2, 'Amelia'],
      [2, 2, 2, 'Amelia'],
    ])
  })

  it('finds by every word of name or title, and keeps those above', () => {
    const { tree, found } = searchTree(personTree(firm), 'data eng')
    expect(outline(tree)).toEqual([['Amelia', [['Daniel', ['Priya']]]]])
    expect([...found]).toEqual(['Priya'])
  })

  it('takes a chain far longer than the stack is deep', () => {
    const length = 20_000
    const chain = Array.from({ length }, (_, index) =>
      person(`p${index}`, index === 0 ? null : `p${index - 1}`, index === length - 1 ? 'Last of all' : 'Staff'),
    )
    const tree = personTree(chain)
    expect(tree[0]?.below).toBe(length - 1)
    expect(rowsOf(tree, openAtFirst(tree))).toHaveLength(2)
    expect(rowsOf(tree, everybodyAbove(tree)).at(-1)?.node.level).toBe(length)
    const { tree: kept, found } = searchTree(tree, 'last')
    expect([...found]).toEqual([`p${length - 1}`])
    expect(rowsOf(kept, everybodyAbove(kept))).toHaveLength(length)
  })

  it('takes two thousand people in a row', () => {
    const row = Array.from({ length: 2000 }, (_, index) => person(`p${index}`, index === 0 ? null : 'p0'))
    expect(rowsOf(personTree(row), openAtFirst(personTree(row)))).toHaveLength(2000)
  })
})
