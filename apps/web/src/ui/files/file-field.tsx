import { ActionIcon, Button, Input, Skeleton } from '@mantine/core'
import { reasons } from '@praxis/contract/protocol/reasons'
import { NOTHING_TO_PASTE } from '@praxis/domain/files/clipboard-file'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { isImageFileName } from '@praxis/domain/files/image-file'
import { fileSize } from '@praxis/domain/validation/file-rules'
import { IconClipboard, IconFile, IconPhoto, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, Suspense, useId, useState } from 'react'
import { FieldLabel, type FieldProps } from '../forms/field'
import { late } from '../late/late'
import { Row, Text } from '../layout/box'
import { distinctFiles, identityOfFile } from './distinct-files'
import classes from './file-field.module.css'
import { filesOfClipboard, filesOfPaste } from './pasted-files'

const FileDropZone = late(() => import('./file-drop-zone').then((module) => ({ default: module.FileDropZone })))

interface FileFieldProps extends FieldProps<readonly File[]> {
  readonly multiple?: boolean
  /** Accepted MIME types; any when not given. */
  readonly accept?: readonly string[]
  readonly maxBytes?: number
}

const DEFAULT_MAX_BYTES = 10 * 1024 * 1024

/** Files dropped, chosen or pasted, listed until they are sent with the form. */
export function FileField({ multiple = true, accept, maxBytes = DEFAULT_MAX_BYTES, ...field }: FileFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const error = problem ?? field.error
  const isAccepted = (file: File) => !accept || accept.includes(file.type)

  const add = (files: readonly File[]) => {
    const wrongType = files.some((file) => !isAccepted(file)) ? reasons.invalidFileExtension[1] : undefined
    const fitting = files.filter((file) => isAccepted(file) && fileSize(maxBytes)(file) === undefined)
    setProblem(wrongType ?? fileSize(maxBytes)(files))
    if (fitting.length > 0) field.onChange(multiple ? distinctFiles([...field.value, ...fitting]) : fitting.slice(0, 1))
  }
  const addPasted = (files: readonly File[]) => {
    if (files.length > 0) add(files)
    else setProblem(NOTHING_TO_PASTE)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    addPasted(filesOfPaste(event.clipboardData, new Date()))
  }
  // Reading the clipboard is refused when the person does not allow it, or when the browser cannot.
  const pasteByButton = () => filesOfClipboard(navigator.clipboard, new Date()).then(addPasted, () => addPasted([]))

  return (
    <Input.Wrapper
      id={id}
      labelElement="div"
      label={<FieldLabel label={field.label} optional={field.optional} />}
      error={error}
      description={error ? undefined : (field.hint ?? `Up to ${formatFileSize(maxBytes)} each`)}
    >
      <Suspense fallback={<Skeleton height={62} />}>
        <FileDropZone
          label={field.label}
          name={field.name}
          multiple={multiple}
          accept={accept}
          maxBytes={maxBytes}
          disabled={field.disabled ?? false}
          isInvalid={error !== undefined}
          describedBy={error ? `${id}-error` : `${id}-description`}
          onFiles={add}
          onPaste={paste}
          onBlur={field.onBlur}
        />
      </Suspense>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={field.disabled ?? false}
          leftSection={<IconClipboard size={16} stroke={1.75} />}
          onClick={pasteByButton}
        >
          Paste from clipboard
        </Button>
      </div>
      {field.value.length > 0 && (
        <ul className={classes.files} aria-label={`${field.label} added`}>
          {field.value.map((file) => (
            <FileRow
              key={identityOfFile(file)}
              file={file}
              onRemove={() => field.onChange(field.value.filter((other) => other !== file))}
            />
          ))}
        </ul>
      )}
    </Input.Wrapper>
  )
}

function FileRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  const Icon = isImageFileName(file.name) ? IconPhoto : IconFile
  return (
    <Row as="li" className={classes.file} gap={2} size={13}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <Text grow shrinks ellipsis>
        {file.name}
      </Text>
      <Text rigid tone="third" letters={12} figures>
        {formatFileSize(file.size)}
      </Text>
      <ActionIcon size="sm" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </Row>
  )
}
