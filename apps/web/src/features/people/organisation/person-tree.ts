import type { ChartPerson } from '@praxis/contract/people/employees'

export interface PersonNode {
  readonly person: ChartPerson
  /** 1 for people who report to nobody. */
  readonly level: number
  readonly reports: readonly PersonNode[]
  /** How many people are below, at any depth. */
  readonly below: number
}

/** A line of the chart as it stands on screen. */
export interface TreeRow {
  readonly node: PersonNode
  readonly isOpen: boolean
  readonly position: number
  readonly siblings: number
  readonly parentId: string | null
}

const byName = (a: ChartPerson, b: ChartPerson) => a.displayName.localeCompare(b.displayName, 'en-GB')

interface GrowingNode extends PersonNode {
  readonly reports: GrowingNode[]
  below: number
}

/** All people, each before their reports; a chain as long as the firm is large is walked without recursion. */
function everybodyIn(tree: readonly PersonNode[]): PersonNode[] {
  const everybody: PersonNode[] = []
  const waiting = [...tree].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    everybody.push(node)
    for (const report of [...node.reports].reverse()) waiting.push(report)
  }
  return everybody
}

/** The people under those they report to. Somebody who reports to nobody in the list stands at the top. */
export function personTree(people: readonly ChartPerson[]): PersonNode[] {
  const known = new Set(people.map(({ id }) => id))
  const reportsOf = new Map<string | null, ChartPerson[]>()
  for (const person of people) {
    const { lineManagerID } = person
    const above =
      lineManagerID !== null && lineManagerID !== person.id && known.has(lineManagerID) ? lineManagerID : null
    const reports = reportsOf.get(above)
    if (reports) reports.push(person)
    else reportsOf.set(above, [person])
  }
  const nodesUnder = (id: string | null, level: number): GrowingNode[] =>
    (reportsOf.get(id) ?? []).sort(byName).map((person) => ({ person, level, reports: [], below: 0 }))
  const top = nodesUnder(null, 1)
  const everybody = [...top]
  // The list grows while it is walked: level after level, so that reports come after those they report to.
  for (const node of everybody) {
    for (const report of nodesUnder(node.person.id, node.level + 1)) {
      node.reports.push(report)
      everybody.push(report)
    }
  }
  for (const node of [...everybody].reverse())
    node.below = node.reports.reduce((sum, report) => sum + 1 + report.below, 0)
  // People who lead others come before those who merely have nobody above them.
  return top.sort((a, b) => b.below - a.below)
}

const SHOWN_LEVELS = 2

const leading = (nodes: readonly PersonNode[]): Set<string> =>
  new Set(nodes.filter(({ reports }) => reports.length > 0).map(({ person }) => person.id))

/** The people unfolded at first: those at the top, so that two levels are on screen. */
export const openAtFirst = (tree: readonly PersonNode[]): Set<string> =>
  leading(everybodyIn(tree).filter(({ level }) => level < SHOWN_LEVELS))

export const everybodyAbove = (tree: readonly PersonNode[]): Set<string> => leading(everybodyIn(tree))

export function rowsOf(tree: readonly PersonNode[], open: ReadonlySet<string>): TreeRow[] {
  const lineOf = (nodes: readonly PersonNode[], parentId: string | null): TreeRow[] =>
    nodes.map((node, index) => ({
      node,
      isOpen: open.has(node.person.id) && node.reports.length > 0,
      position: index + 1,
      siblings: nodes.length,
      parentId,
    }))
  const rows: TreeRow[] = []
  const waiting = lineOf(tree, null).reverse()
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row)
    if (row.isOpen) for (const report of lineOf(row.node.reports, row.node.person.id).reverse()) waiting.push(report)
  }
  return rows
}

const matches = ({ displayName, jobTitle }: ChartPerson, words: readonly string[]): boolean => {
  const text = `${displayName} ${jobTitle}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

export interface FoundPeople {
  readonly tree: readonly PersonNode[]
  readonly found: ReadonlySet<string>
}

/** People whose name or title holds every word, with those above them, so that their place is seen. */
export function searchTree(tree: readonly PersonNode[], query: string): FoundPeople {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = new Set<string>()
  const kept = new Map<PersonNode, PersonNode>()
  // The walk goes from the last to the first: whether reports stay is known before those above them are decided on.
  for (const node of everybodyIn(tree).reverse()) {
    const reports = node.reports.flatMap((report) => kept.get(report) ?? [])
    const isFound = matches(node.person, words)
    if (isFound) found.add(node.person.id)
    if (isFound || reports.length > 0) kept.set(node, { ...node, reports })
  }
  return { tree: tree.flatMap((node) => kept.get(node) ?? []), found }
}
