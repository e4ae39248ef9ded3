import type { ClientListItem } from '@praxis/contract/clients/clients'
import { CategoryMark } from '../../../ui/chips/category-mark'
import classes from './client-list.module.css'

const MOST_SHOWN = 3

/** How many entries were written about a client in the last 30 days, by category. */
export function RecentCategories({ categories }: { categories: ClientListItem['recentCategories'] }) {
  if (categories.length === 0) return <span className={classes.none}>–</span>
  const more = categories.slice(MOST_SHOWN)
  return (
    <span className={classes.categories}>
      {categories.slice(0, MOST_SHOWN).map((category) => (
        <CategoryMark key={category.id} category={category} />
      ))}
      {more.length > 0 && (
        <span className={classes.more} title={more.map(({ name }) => name).join(', ')}>
          +{more.length}
        </span>
      )}
    </span>
  )
}
