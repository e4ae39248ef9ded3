import type { ChartPerson } from '@praxis/contract/employees'

export interface PersonNode {
  readonly person: ChartPerson
  /** 1 for those who report to nobody. */
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

/** The people under those they report to. Whoever reports to nobody in the list stands at the top. */
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
  const nodesUnder = (id: string | null, level: number): PersonNode[] =>
    (reportsOf.get(id) ?? []).sort(byName).map((person) => {
      const reports = nodesUnder(person.id, level + 1)
      const below = reports.reduce((sum, report) => sum + 1 + report.below, 0)
      return { person, level, reports, below }
    })
  // Those who lead others come before those who merely have nobody above them.
  return nodesUnder(null, 1).sort((a, b) => b.below - a.below)
}

const SHOWN_LEVELS = 2

/** Open at first: the top, so that two levels are on screen. */
export function openAtFirst(tree: readonly PersonNode[]): Set<string> {
  const open = new Set<string>()
  const walk = (nodes: readonly PersonNode[]) => {
    for (const { person, level, reports } of nodes) {
      if (level >= SHOWN_LEVELS || reports.length === 0) continue
      open.add(person.id)
      walk(reports)
    }
  }
  walk(tree)
  return open
}

export function everybodyAbove(tree: readonly PersonNode[]): Set<string> {
  const ids = new Set<string>()
  const walk = (nodes: readonly PersonNode[]) => {
    for (const { person, reports } of nodes) {
      if (reports.length === 0) continue
      ids.add(person.id)
      walk(reports)
    }
  }
  walk(tree)
  return ids
}

export function rowsOf(tree: readonly PersonNode[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  const walk = (nodes: readonly PersonNode[], parentId: string | null) => {
    nodes.forEach((node, index) => {
      const isOpen = open.has(node.person.id) && node.reports.length > 0
      rows.push({ node, isOpen, position: index + 1, siblings: nodes.length, parentId })
      if (isOpen) walk(node.reports, node.person.id)
    })
  }
  walk(tree, null)
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

/** Those whose name or title holds every word, with the people above them, so that their place is seen. */
export function searchTree(tree: readonly PersonNode[], query: string): FoundPeople {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = new Set<string>()
  const kept = (nodes: readonly PersonNode[]): PersonNode[] =>
    nodes.flatMap((node) => {
      const reports = kept(node.reports)
      const isFound = matches(node.person, words)
      if (isFound) found.add(node.person.id)
      return isFound || reports.length > 0 ? [{ ...node, reports }] : []
    })
  return { tree: kept(tree), found }
}
