import type { User } from '@praxis/contract/people/users'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { getUser } from '../accounts.queries'

interface OwnColumns {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly colour_scheme?: User['colourScheme'] | undefined
  readonly profile_image_id?: string | null | undefined
}

const recordedFields = (user: User) => ({
  firstName: user.details.firstName,
  lastName: user.details.lastName,
  colourScheme: user.colourScheme,
  profileImage: user.profileImage,
})

/** Colleagues in all companies of the user see the name and the picture, the user's own browsers also the rest. */
const announceChange = async (db: Tx, userId: string): Promise<void> => {
  const employments = await db.rows<{ id: string; company: string }>(
    sql`select employee_id as id, company_id as company from employments_of(${userId})`,
  )
  for (const { id, company } of employments) {
    db.announce({ company, topic: 'employees', id, to: 'everyone' })
    db.announce({ company, topic: 'user', id: userId, to: { employees: [id] } })
  }
}

const changeUser = async (db: Tx, platform: Platform, userId: string, columns: OwnColumns): Promise<User> => {
  const before = await getUser(db, platform, userId)
  await db.run(sql`
    update users set ${assignments<'users'>({ ...columns, updated_at: db.now })} where id = ${userId}`)
  const after = await getUser(db, platform, userId)
  db.record({
    entity: 'user',
    id: userId,
    action: 'updated',
    before: recordedFields(before),
    after: recordedFields(after),
  })
  await announceChange(db, userId)
  return after
}

interface UserChanges {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly colourScheme?: User['colourScheme'] | undefined
}

export const updateUser = (db: Tx, platform: Platform, userId: string, changes: UserChanges): Promise<User> =>
  changeUser(db, platform, userId, {
    first_name: changes.firstName,
    last_name: changes.lastName,
    colour_scheme: changes.colourScheme,
  })

const PROFILE_IMAGE = { width: 512, height: 512 }

/** Replaces the user's image with another one, or with none. */
const replaceProfileImage = async (db: Tx, platform: Platform, userId: string, imageId: string | null) => {
  const old = await db.row<Columns<'users', { id: 'profile_image_id' }>>(
    sql`select profile_image_id as id from users where id = ${userId} for update`,
  )
  const user = await changeUser(db, platform, userId, { profile_image_id: imageId })
  if (old?.id) await platform.files.removePublic(db, old.id)
  return user
}

export const setProfileImage = async (db: Tx, platform: Platform, userId: string, image: Upload): Promise<User> =>
  replaceProfileImage(db, platform, userId, await platform.files.keepPublicImage(db, image, PROFILE_IMAGE))

export const removeProfileImage = (db: Tx, platform: Platform, userId: string): Promise<User> =>
  replaceProfileImage(db, platform, userId, null)
