import floats from '../theme/looks/floats.module.css'
import classes from './field.module.css'

/** Props that lists of suggestions share. Rows keep to their width: a long one ends in an ellipsis. */
export const listLooks = {
  withScrollArea: false,
  comboboxProps: { keepMounted: false },
  classNames: {
    dropdown: floats.dropdown ?? '',
    option: `${floats.option} ${classes.row}`,
    options: classes.list ?? '',
    pill: classes.pill ?? '',
  },
} as const

/** Keeps a list closed that has nothing to offer, also for screen readers. */
export const NO_LIST = { dropdownOpened: false } as const
