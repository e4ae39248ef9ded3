import { Dropzone } from '@mantine/dropzone'
import { Row } from '../layout/box'
import '@mantine/dropzone/styles.layer.css'
import { IconUpload } from '@tabler/icons-react'
import type { ClipboardEventHandler } from 'react'
import classes from './file-field.module.css'

interface FileDropZoneProps {
  readonly label: string
  readonly name: string | undefined
  readonly multiple: boolean
  readonly accept: readonly string[] | undefined
  readonly maxBytes: number
  readonly disabled: boolean
  readonly isInvalid: boolean
  readonly describedBy: string
  /** Called with all files dropped or chosen, also those that do not fit: the field says why. */
  readonly onFiles: (files: readonly File[]) => void
  readonly onPaste: ClipboardEventHandler
  readonly onBlur: (() => void) | undefined
}

export function FileDropZone({
  label,
  name,
  multiple,
  accept,
  maxBytes,
  disabled,
  onFiles,
  ...zone
}: FileDropZoneProps) {
  return (
    <Dropzone
      className={classes.zone ?? ''}
      onDropAny={(files, rejections) => onFiles([...files, ...rejections.map(({ file }) => file)])}
      onDrop={() => {}}
      onPaste={zone.onPaste}
      onBlur={zone.onBlur}
      multiple={multiple}
      maxSize={maxBytes}
      {...(accept && { accept: [...accept] })}
      disabled={disabled}
      data-invalid={zone.isInvalid || undefined}
      // The keyboard reaches the button inside; a press anywhere does the same as one on it.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ name, 'aria-label': label }}
    >
      <Row as="span" className={classes.invitation} gap={2} justify="center">
        <IconUpload size={18} stroke={1.75} aria-hidden />
        <span>
          Drop or paste {multiple ? 'files' : 'a file'} here, or{' '}
          <button
            type="button"
            className={classes.choose}
            disabled={disabled}
            aria-label={`Choose ${label}, or paste it here`}
            aria-describedby={zone.describedBy}
            aria-invalid={zone.isInvalid || undefined}
          >
            choose
          </button>
        </span>
      </Row>
    </Dropzone>
  )
}
