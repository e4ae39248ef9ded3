import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../platform/database/migrate'
import { migrationsFolder } from '../platform/database/migration-files'
import { APP_ROLE } from './test-cluster'

const TENANCY = 'repeatable/tenancy.sql'

/** Brings a database to where it was before the migration with this number, its policies in force. */
export const migrateUntilBefore = async (ownerUrl: string, number: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'praxis-before-'))
  try {
    const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}-/.test(name) && name < number)
    await mkdir(join(folder, 'repeatable'))
    for (const name of [...names, TENANCY]) await copyFile(join(migrationsFolder, name), join(folder, name))
    await migrate(ownerUrl, APP_ROLE, [folder])
  } finally {
    await rm(folder, { recursive: true })
  }
}
