import { ActionIcon, ColorPicker, ColorSwatch, Popover, TextInput } from '@mantine/core'
import { useState } from 'react'
import { escapeStaysInside } from './escape-stays-inside'
import { type FieldProps, inputProps } from './field'
import classes from './field.module.css'

interface ColourFieldProps extends FieldProps<string> {
  readonly swatches?: readonly string[]
}

/** A field for a colour, #rrggbb in and out, typed or picked. */
export function ColourField({ swatches = [], ...field }: ColourFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    field.onBlur?.()
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      width={232}
      position="bottom-start"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <TextInput
          {...inputProps({ placeholder: '#rrggbb', ...field })}
          autoComplete="off"
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={() => {
            // Moving into the picker is not leaving the field.
            if (!isOpen) field.onBlur?.()
          }}
          leftSectionPointerEvents="all"
          leftSection={
            <ActionIcon
              size="sm"
              aria-label={`Choose ${field.label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={field.disabled ?? false}
              onClick={() => setIsOpen(true)}
            >
              <ColorSwatch size={18} color={field.value} radius="sm" />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown {...escapeStaysInside} className={classes.picker} role="dialog" aria-label={field.label}>
        <ColorPicker
          fullWidth
          format="hex"
          swatches={[...swatches]}
          saturationLabel="Saturation and brightness"
          hueLabel="Hue"
          value={field.value}
          onChange={field.onChange}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
