import { type ComponentPropsWithRef, useId } from 'react'
import classes from './plain.module.css'

export function PlainCheckbox({ label, ...input }: ComponentPropsWithRef<'input'> & { label: string }) {
  const id = useId()
  return (
    <span className={classes.choice}>
      <input {...input} id={id} type="checkbox" className={classes.checkbox} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
