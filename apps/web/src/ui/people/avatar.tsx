import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './avatar.module.css'
import { categoryOf, categoryTint, initialsOf } from './category-colour'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

interface AvatarProps {
  name: string
  initials?: string
  image?: string | null
  size?: AvatarSize
  /** The text by which the colour is chosen; an id stays the same when the name changes. */
  colourKey?: string
  /** The name stands beside the avatar already: nothing to announce. */
  decorative?: boolean
}

export function Avatar({ name, initials, image, size = 'sm', colourKey, decorative = false }: AvatarProps) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      className={classes.avatar}
      data-size={size}
      style={categoryTint(categoryOf(colourKey ?? name))}
      title={name}
      {...spoken}
    >
      {image && image !== brokenImage ? (
        <img className={classes.image} src={image} alt="" onError={() => setBrokenImage(image)} />
      ) : (
        (initials ?? initialsOf(name))
      )}
    </span>
  )
}

export function UnassignedAvatar({ label = 'Unassigned', size = 'sm' }: { label?: string; size?: AvatarSize }) {
  return (
    <span className={classes.avatar} data-size={size} data-unassigned role="img" aria-label={label} title={label}>
      <IconUser size={14} stroke={1.75} aria-hidden />
    </span>
  )
}

export function AvatarGroup({ children }: { children: ReactNode }) {
  return <span className={classes.group}>{children}</span>
}
