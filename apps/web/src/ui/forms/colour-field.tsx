import { ColorInput } from '@mantine/core'
import { type FieldProps, inputProps } from './field'

interface ColourFieldProps extends FieldProps<string> {
  readonly swatches?: readonly string[]
}

/** #rrggbb in and out. */
export function ColourField({ swatches = [], ...field }: ColourFieldProps) {
  return (
    <ColorInput
      {...inputProps({ placeholder: '#rrggbb', ...field })}
      format="hex"
      swatches={[...swatches]}
      eyeDropperButtonProps={{ 'aria-label': `Pick ${field.label} from the screen` }}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
