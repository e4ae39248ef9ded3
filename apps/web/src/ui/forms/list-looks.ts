import floats from '../theme/looks/floats.module.css'
import classes from './field.module.css'

/** What lists of suggestions share. Rows keep to their width: a long one ends in an ellipsis. */
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

/** Where there is nothing to offer, nothing opens, and nobody is told that it did. */
export const NO_LIST = { dropdownOpened: false } as const
