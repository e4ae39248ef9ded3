import { useState } from 'react'
import classes from './avatar.module.css'
import { categoryOf, categorySolid, initialsOf } from './category-colour'

interface LogoProps {
  name: string
  image?: string | null
  size?: 'xs' | 'sm' | 'lg' | 'xl'
  colourKey?: string
  /** A company's own colour, instead of a category's. */
  colour?: string
}

/** A client, project or company: its image, or its initial on a category colour. Its name always stands beside it. */
export function Logo({ name, image, size = 'sm', colourKey, colour }: LogoProps) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  const showsImage = image && image !== brokenImage
  return (
    <span
      className={classes.logo}
      data-size={size}
      aria-hidden
      style={showsImage ? undefined : { background: colour ?? categorySolid(categoryOf(colourKey ?? name)) }}
    >
      {showsImage ? (
        <img className={classes.image} src={image} alt="" onError={() => setBrokenImage(image)} />
      ) : (
        initialsOf(name).slice(0, size === 'xs' ? 1 : 2)
      )}
    </span>
  )
}
