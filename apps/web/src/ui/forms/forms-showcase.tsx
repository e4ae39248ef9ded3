import { Grid } from '../layout/box'
import { ChoicesShowcase } from './showcase/choices-showcase'
import { DatesShowcase } from './showcase/dates-showcase'
import { DynamicShowcase } from './showcase/dynamic-showcase'
import { FilesShowcase } from './showcase/files-showcase'
import { InputsShowcase } from './showcase/inputs-showcase'
import { RefusedFormShowcase } from './showcase/refused-form-showcase'
import classes from './showcase/showcase.module.css'

/** Every part of the form kit in every state. */
export function FormsShowcase() {
  return (
    <Grid align="start" gap={4} className={classes.cards}>
      <InputsShowcase />
      <ChoicesShowcase />
      <DatesShowcase />
      <FilesShowcase />
      <RefusedFormShowcase />
      <DynamicShowcase />
    </Grid>
  )
}
