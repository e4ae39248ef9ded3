import { describe, expect, it } from 'vitest'
import { findingsIn, type PlanNode, rowsAnswered, rowsRead, rowsVisited } from './plan'

const node = (type: string, rows: number, more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...more,
})
const byIndex = (rows: number, loops = 1, more: Partial<PlanNode> = {}) =>
  node('Index Scan', rows, { 'Relation Name': 'tasks', 'Actual Loops': loops, ...more })
const loop = (rows: number, outer: PlanNode, inner: PlanNode, more: Partial<PlanNode> = {}) =>
  node('Nested Loop', rows, {
    Plans: [
      { ...outer, 'Parent Relationship': 'Outer' },
      { ...inner, 'Parent Relationship': 'Inner' },
    ],
    ...more,
  })

const sizes: Readonly<Record<string, number>> = { tasks: 40_000, rate_cards: 30 }
const kindsIn = (plan: PlanNode) => findingsIn(plan, (table) => sizes[table] ?? 0).map(({ kind }) => kind)

describe('what a plan reads', () => {
  it('is what its scans pass on and what they leave out, in every loop', () => {
    const plan = loop(50, byIndex(50), byIndex(1, 50, { 'Rows Removed by Filter': 3 }))
    expect(rowsRead(plan)).toBe(50 + 50 * 4)
    expect(rowsVisited(plan)).toBe(50 + 50 * 4)
  })

  it('is visited again where it was put aside and is gone through once more, or compared in vain', () => {
    const aside = node('Materialize', 20, { 'Actual Loops': 50, Plans: [byIndex(20)] })
    expect(rowsVisited(loop(50, byIndex(50), aside, { 'Rows Removed by Join Filter': 950 }))).toBe(
      50 + 20 + 20 * 50 + 950,
    )
    expect(rowsVisited(node('CTE Scan', 10, { 'Actual Loops': 5 }))).toBe(50)
  })

  it('answers rows, and those that are gathered into lists within them', () => {
    const gathered = node('Aggregate', 1, {
      Output: ["COALESCE(json_agg(json_build_object('id', t.id)), '[]'::json)"],
      'Actual Loops': 4,
      Plans: [byIndex(25, 4)],
    })
    expect(rowsAnswered(node('Nested Loop', 4, { Plans: [byIndex(4), gathered] }))).toBe(104)
    const counted = node('Aggregate', 1, { Output: ['count(*)'], Plans: [byIndex(100)] })
    expect(rowsAnswered(counted)).toBe(1)
  })
})

describe('a read', () => {
  it('of a page by keys is in order', () => {
    expect(kindsIn(loop(50, byIndex(51), byIndex(1, 50)))).toEqual([])
  })

  it('that answers little may look up some things', () => {
    expect(kindsIn(node('Result', 1, { Plans: [byIndex(400)] }))).toEqual([])
  })

  it('that adds up a list to answer one row visits too much', () => {
    expect(kindsIn(node('Aggregate', 1, { Output: ['count(*)'], Plans: [byIndex(1_500)] }))).toEqual(['visits'])
  })

  it('may not look through a table of many rows, whichever of them are left', () => {
    const scan = (table: string) => node('Seq Scan', 1, { 'Relation Name': table })
    expect(kindsIn(scan('tasks'))).toEqual(['sequentialScan'])
    expect(kindsIn(scan('rate_cards'))).toEqual([])
    expect(kindsIn(scan('users'))).toEqual([])
    expect(kindsIn({ ...scan('tasks'), 'Actual Loops': 0 })).toEqual([])
  })

  it('may not look through the same rows for each row', () => {
    const inner = node('Materialize', 219, { 'Actual Loops': 1_001, Plans: [byIndex(219)] })
    expect(kindsIn(loop(219, byIndex(1_001), inner, { 'Rows Removed by Join Filter': 219_000 }))).toEqual([
      'visits',
      'unindexedLoop',
    ])
    // The index does not lead to the rows that match: each of 14 rows reads everybody.
    const everybody = byIndex(1, 14, { 'Rows Removed by Filter': 2_000 })
    expect(kindsIn(loop(14, byIndex(14), everybody))).toEqual(['visits', 'unindexedLoop'])
  })
})
