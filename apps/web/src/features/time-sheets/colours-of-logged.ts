import { categoryOf } from '../../ui/people/category-colour'
import { keyOfLogged, type Logged } from '../loggables/submission-words'

interface LoggedColours {
  readonly tint: string
  readonly ink: string
  readonly solid: string
}

const OF_THE_COMPANY: LoggedColours = {
  tint: 'var(--primary-soft)',
  ink: 'var(--primary-text)',
  solid: 'var(--primary)',
}
const OF_ONES_OWN: LoggedColours = { tint: 'var(--c8-soft)', ink: 'var(--c8-ink)', solid: 'var(--c8)' }

export type ColoursOf = (of: Logged) => LoggedColours

/** The category colours; the last one is that of one's own work. */
const CATEGORIES = 7

const isCategorised = ({ client }: Logged): boolean => client !== null

/** A colour for each project, opportunity or client as long as there are enough, else the next best: the company's if internal. */
export function coloursOf(all: readonly Logged[]): ColoursOf {
  const keys = [...new Set(all.filter(isCategorised).map(keyOfLogged))].sort()
  const categories = new Map<string, number>()
  const isTaken = (category: number) => [...categories.values()].includes(category)
  for (const key of keys) {
    let category = categoryOf(key) % CATEGORIES
    for (let tried = 0; tried < CATEGORIES && isTaken(category); tried++) category = (category + 1) % CATEGORIES
    categories.set(key, category)
  }
  return (of) => {
    if (!isCategorised(of)) return of.project ? OF_THE_COMPANY : OF_ONES_OWN
    const category = (categories.get(keyOfLogged(of)) ?? categoryOf(keyOfLogged(of)) % CATEGORIES) + 1
    return { tint: `var(--c${category}-soft)`, ink: `var(--c${category}-ink)`, solid: `var(--c${category})` }
  }
}
