/** A node of a plan as the database reports it after running it; its rows are those of one loop. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanNode[]
}

const childrenOf = (node: PlanNode): readonly PlanNode[] => node.Plans ?? []

const sumOver = (node: PlanNode, own: (node: PlanNode) => number): number =>
  childrenOf(node).reduce((sum, child) => sum + sumOver(child, own), own(node))

const everyNode = (node: PlanNode): readonly PlanNode[] => [node, ...childrenOf(node).flatMap(everyNode)]

/** The rows that a node passed on and those it discarded, in all of its loops. */
const lookedAtBy = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops']

/** Nodes that only pass on what a node below them read. */
const PASSING = ['Subquery Scan', 'Result']

/** Rows of tables that a plan reads. */
export const rowsRead = (plan: PlanNode): number =>
  sumOver(plan, (node) => (node['Relation Name'] ? lookedAtBy(node) : 0))

/** Rows that a plan reads, and what it goes through again: bitmaps, materialised rows, and pairs that did not match. */
export const rowsVisited = (plan: PlanNode): number =>
  sumOver(plan, (node) => {
    const type = node['Node Type']
    const isVisit = (type.endsWith('Scan') && !PASSING.includes(type)) || type === 'Materialize'
    const unmatched = (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops']
    return unmatched + (isVisit ? lookedAtBy(node) : 0)
  })

const gathers = (node: PlanNode): boolean =>
  node['Node Type'] === 'Aggregate' && (node.Output ?? []).some((column) => /\bjsonb?_(object_)?agg\(/.test(column))

/** Rows of the answer, and those that were gathered into the lists within them. */
export const rowsAnswered = (plan: PlanNode): number =>
  plan['Actual Rows'] * plan['Actual Loops'] +
  sumOver(plan, (node) =>
    gathers(node) ? childrenOf(node).reduce((sum, child) => sum + child['Actual Rows'] * child['Actual Loops'], 0) : 0,
  )

export interface Finding {
  readonly kind: 'visits' | 'sequentialScan' | 'unindexedLoop'
  readonly words: string
}

/** How many rows may be visited for a row of the answer: itself, and a few that name whom and what it is about. */
const VISITS_OF_A_ROW = 20
/** How many rows any answer may take: who asks, what they may see, and a page of a list that turns out empty. */
const VISITS_OF_AN_ANSWER = 400
/** A table that fits into a few pages is read whole more quickly than through its index. */
const NOTABLE_ROWS = 1_000

const passesOn = ['Materialize', 'Memoize', 'Subquery Scan', 'Result', 'Limit']

/** The node that reads, below nodes that only pass on. */
const readerOf = (node: PlanNode): PlanNode => {
  const [child] = childrenOf(node)
  return child && passesOn.includes(node['Node Type']) ? readerOf(child) : node
}

/** Rows that were read in vain, or repeatedly, because no index leads to those that match. */
const inVain = (loop: PlanNode): number => {
  const inner = childrenOf(loop).find((child) => child['Parent Relationship'] === 'Inner')
  if (!inner) return 0
  const reader = readerOf(inner)
  const unmatched = (loop['Rows Removed by Join Filter'] ?? 0) * loop['Actual Loops']
  const filtered = (reader['Rows Removed by Filter'] ?? 0) * reader['Actual Loops']
  return unmatched + (reader['Actual Loops'] > 1 ? filtered : 0)
}

const allowedFor = (rows: number): number => VISITS_OF_A_ROW * rows + VISITS_OF_AN_ANSWER

/**
 * What is wrong with the plan of a read, where `rowsOf` tells how many rows a table of companies has; with a `share` of
 * the rows it may visit, also what comes close to being wrong.
 */
export const findingsIn = (plan: PlanNode, rowsOf: (table: string) => number, share = 1): readonly Finding[] => {
  const visited = Math.round(rowsVisited(plan))
  const answered = Math.round(rowsAnswered(plan))
  const findings: Finding[] = []
  if (visited > share * allowedFor(answered))
    findings.push({ kind: 'visits', words: `visits ${visited} rows to answer ${answered}` })
  for (const node of everyNode(plan)) {
    const table = node['Relation Name'] ?? ''
    if (node['Node Type'] === 'Seq Scan' && rowsOf(table) >= NOTABLE_ROWS && node['Actual Loops'] > 0)
      findings.push({ kind: 'sequentialScan', words: `reads all of ${table}` })
    const joined = node['Actual Rows'] * node['Actual Loops']
    if (node['Node Type'] === 'Nested Loop' && inVain(node) > share * allowedFor(joined))
      findings.push({ kind: 'unindexedLoop', words: `looks at ${Math.round(inVain(node))} rows in vain within a loop` })
  }
  return findings
}
