import { IconBox } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './asset-picture.module.css'

interface AssetPictureProps {
  readonly asset: { readonly picture: string | null }
  /** Beside words, in a row, in the head of a record, or across a panel. */
  readonly size?: 'xs' | 'sm' | 'lg' | 'wide'
}

const ICON_SIZES = { xs: 14, sm: 18, lg: 22, wide: 36 }

/** The picture of an asset, or a box while it has none. Its name always stands beside it. */
export function AssetPicture({ asset: { picture }, size = 'sm' }: AssetPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes.picture} data-size={size} aria-hidden>
      {picture !== null && picture !== broken ? (
        <img className={classes.image} src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        <IconBox size={ICON_SIZES[size]} stroke={1.5} />
      )}
    </span>
  )
}
