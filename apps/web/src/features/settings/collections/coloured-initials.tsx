import { CategoryMark, type MarkedCategory } from '../../../ui/chips/category-mark'
import classes from '../collection-card.module.css'

/** Initials on their colour, with the name beside them. */
export function ColouredInitials(category: MarkedCategory) {
  return (
    <span className={classes.named}>
      <CategoryMark category={category} decorative />
      {category.name}
    </span>
  )
}

export function ColouredName({ name, color }: { name: string; color: string }) {
  return (
    <span className={classes.named}>
      <span className={classes.swatch} style={{ background: color }} aria-hidden />
      {name}
    </span>
  )
}
