import { Avatar, type AvatarSize } from './avatar'

export interface FacePerson {
  readonly id: string
  readonly displayName: string
  readonly displayInitials?: string | undefined
  readonly profileImage?: string | null | undefined
}

interface FaceProps {
  readonly person: FacePerson
  readonly size?: AvatarSize
  /** The name stands beside the picture already: nothing to announce. */
  readonly decorative?: boolean
}

/** The picture of somebody of the company. */
export function Face({ person, size = 'sm', decorative = false }: FaceProps) {
  return (
    <Avatar
      name={person.displayName}
      initials={person.displayInitials}
      image={person.profileImage}
      colourKey={person.id}
      size={size}
      decorative={decorative}
    />
  )
}
