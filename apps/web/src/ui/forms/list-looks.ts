import floats from '../theme/looks/floats.module.css'
import classes from './field.module.css'

/** What every list that opens under a field shares. Rows keep to its width: a long one ends in an ellipsis. */
export const listLooks = {
  withScrollArea: false,
  // A form with a list of every time zone must not carry them all before it is opened.
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
