import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Slider } from '@mantine/core'
import { useState } from 'react'
import type { PixelArea } from './cropped-image'
import classes from './image-upload.module.css'

export interface Crop {
  readonly pixels: PixelArea
  /** The area in percent of the picture, for a preview that needs no drawing. */
  readonly percent: PixelArea
}

interface ImageCropperProps {
  readonly url: string
  readonly aspect: number
  readonly shape: 'rect' | 'round'
  readonly onCrop: (crop: Crop) => void
}

export function ImageCropper({ url, aspect, shape, onCrop }: ImageCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const report = (percent: Area, pixels: Area) => onCrop({ percent, pixels })
  return (
    <>
      <div className={classes.stage}>
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          aspect={aspect}
          cropShape={shape}
          showGrid={false}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={report}
          // The component's own style element would need a nonce; the sheet is imported instead.
          disableAutomaticStylesInjection
          mediaProps={{ alt: 'Original image' }}
          cropperProps={{ role: 'group', 'aria-label': 'Crop area: move it with the arrow keys' }}
        />
      </div>
      <Slider
        aria-label="Zoom"
        thumbLabel="Zoom"
        label={null}
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={setZoom}
      />
    </>
  )
}
