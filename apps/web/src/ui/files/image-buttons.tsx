import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { showError } from '../feedback/snackbar'
import { ImageUploadDialog, type ImageUploadDialogProps } from './image-upload-dialog'

interface ImageButtonsProps extends Pick<ImageUploadDialogProps, 'title' | 'shape' | 'aspect' | 'onSave'> {
  /** What the image is called: 'logo'. */
  readonly noun: string
  readonly hasImage: boolean
  readonly onRemove: () => Promise<unknown>
  readonly size?: ButtonProps['size']
}

/** The buttons to choose another image, and to do without one. */
export function ImageButtons({ noun, hasImage, onRemove, size = 'sm', ...dialog }: ImageButtonsProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = async () => {
    setIsRemoving(true)
    await onRemove().catch((error: Error) => showError(error.message))
    setIsRemoving(false)
  }
  return (
    <>
      <Button variant="default" size={size} onClick={() => setIsChoosing(true)}>
        {hasImage ? 'Change' : 'Add'} {noun}
      </Button>
      {hasImage && (
        <Button variant="subtle" size={size} loading={isRemoving} onClick={() => void remove()}>
          Remove
        </Button>
      )}
      <ImageUploadDialog {...dialog} opened={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
}
