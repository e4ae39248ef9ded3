import { Button, FileButton, Skeleton } from '@mantine/core'
import { textOf } from '@praxis/contract/protocol/reasons'
import { IconPhoto } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { FormRefusal } from '../forms/form'
import { late } from '../late/late'
import { Grid, Stack } from '../layout/box'
import { Dialog } from '../overlays/dialog'
import { croppedImage, type PixelArea } from './cropped-image'
import type { Crop } from './image-cropper'
import classes from './image-upload.module.css'
import { useObjectUrl } from './use-object-url'

const ImageCropper = late(() => import('./image-cropper').then((module) => ({ default: module.ImageCropper })))

const ACCEPTED = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp']

export interface ImageUploadDialogProps {
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
  /** Throws when the server refuses; the dialog stays open with the reason. */
  readonly onSave: (image: File) => Promise<unknown>
  /** The aspect ratio of the kept part, width by height. */
  readonly aspect?: number
  readonly shape?: 'rect' | 'round'
}

/** Select an image, see the original and a preview of the part that is kept. */
export function ImageUploadDialog(props: ImageUploadDialogProps) {
  // The dialog is mounted with each opening, so that it starts without a picture.
  return props.opened ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, onClose, onSave, aspect = 1, shape = 'rect' }: ImageUploadDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [crop, setCrop] = useState<Crop>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const url = useObjectUrl(file)

  const choose = (chosen: File | null) => {
    if (!chosen) return
    const isImage = ACCEPTED.includes(chosen.type)
    setProblem(isImage ? undefined : textOf({ reason: 'invalidFileExtension' }))
    if (isImage) setFile(chosen)
  }
  const save = async () => {
    if (!file || !url || !crop) return
    setIsSaving(true)
    setProblem(undefined)
    try {
      await onSave(await croppedImage(file, url, crop.pixels))
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : textOf({ reason: 'unavailable' }))
    }
    setIsSaving(false)
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width={800}
      isDirty={file !== null}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close} disabled={isSaving}>
            Cancel
          </Button>
          <Button onClick={save} loading={isSaving} disabled={!crop}>
            Save
          </Button>
        </>
      )}
    >
      <Stack gap={4} align="start">
        <FileButton onChange={choose} accept={ACCEPTED.join(',')} inputProps={{ 'aria-label': 'Image file' }}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhoto size={16} stroke={1.75} />}>
              {file ? 'Select another image' : 'Select image'}
            </Button>
          )}
        </FileButton>
        {problem && <FormRefusal>{problem}</FormRefusal>}
        {url && (
          <Grid gap={6} className={classes.sides}>
            <Stack as="section" className={classes.original} gap={3} aria-label="Original">
              <h3 className={classes.heading}>Original</h3>
              <Suspense fallback={<Skeleton height={300} />}>
                <ImageCropper key={url} url={url} aspect={aspect} shape={shape} onCrop={setCrop} />
              </Suspense>
            </Stack>
            <section aria-label="Preview">
              <h3 className={classes.heading}>Preview</h3>
              {crop && <ImagePreview url={url} area={crop.percent} aspect={aspect} shape={shape} />}
            </section>
          </Grid>
        )}
      </Stack>
    </Dialog>
  )
}

interface ImagePreviewProps {
  readonly url: string
  /** The area in percent of the picture. */
  readonly area: PixelArea
  readonly aspect: number
  readonly shape: 'rect' | 'round'
}

const WIDTH = 160

/** Shows the kept part by moving the whole picture behind a window, so that it follows every movement at once. */
function ImagePreview({ url, area, aspect, shape }: ImagePreviewProps) {
  return (
    <div className={classes.window} data-shape={shape} style={{ width: WIDTH, height: Math.round(WIDTH / aspect) }}>
      <img
        src={url}
        alt="Cropped"
        className={classes.moved}
        style={{
          width: `${(100 / area.width) * 100}%`,
          height: `${(100 / area.height) * 100}%`,
          left: `${(-area.x / area.width) * 100}%`,
          top: `${(-area.y / area.height) * 100}%`,
        }}
      />
    </div>
  )
}
