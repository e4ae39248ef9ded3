import type { PixelArea } from './cropped-image'
import classes from './image-upload.module.css'

interface ImagePreviewProps {
  readonly url: string
  /** The area in percent of the picture. */
  readonly area: PixelArea
  readonly aspect: number
  readonly shape: 'rect' | 'round'
}

const WIDTH = 160

/** Shows the kept part by moving the whole picture behind a window, so that it follows every movement at once. */
export function ImagePreview({ url, area, aspect, shape }: ImagePreviewProps) {
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
