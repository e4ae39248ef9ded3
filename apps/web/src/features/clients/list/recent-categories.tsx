import type { ClientListItem } from '@praxis/contract/clients/clients'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { Row, Text } from '../../../ui/layout/box'

const MOST_SHOWN = 3

/** How many entries were written about a client in the last 30 days, by category. */
export function RecentCategories({ categories }: { categories: ClientListItem['recentCategories'] }) {
  if (categories.length === 0) return <Text tone="third">–</Text>
  const more = categories.slice(MOST_SHOWN)
  return (
    <Row as="span" inline gap={1} rigid>
      {categories.slice(0, MOST_SHOWN).map((category) => (
        <CategoryMark key={category.id} category={category} />
      ))}
      {more.length > 0 && (
        <Text tone="third" letters={12} title={more.map(({ name }) => name).join(', ')}>
          +{more.length}
        </Text>
      )}
    </Row>
  )
}
