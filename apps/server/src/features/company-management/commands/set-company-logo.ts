import type { CompanyManagement } from '@praxis/contract/company/company-management'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import type { Platform } from '../../../platform/platform'
import { getWholeCompany } from '../../companies/companies.queries'
import { lockCompany, recordCompanyChange } from './company-changes'

const LOGO = { width: 800, height: 400 }

/** Replaces the logo with another one, or with none. */
const replaceLogo = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  imageId: string | null,
): Promise<CompanyManagement> => {
  await lockCompany(db)
  const before = await getWholeCompany(db, platform)
  const old = await db.row<Columns<'companies', { id: 'logo_image_id' }>>(sql`
    select logo_image_id as id from companies where company_id = ${db.scope.companyId}`)
  await db.run(sql`
    update companies set logo_image_id = ${imageId}, updated_at = ${db.now} where company_id = ${db.scope.companyId}`)
  if (old?.id) await platform.files.removePublic(db, old.id)
  return recordCompanyChange(db, platform, actor, before)
}

export const setCompanyLogo = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  image: Upload,
): Promise<CompanyManagement> => replaceLogo(db, platform, actor, await platform.files.keepPublicImage(db, image, LOGO))

export const removeCompanyLogo = (db: Tx, platform: Platform, actor: EmployeeActor): Promise<CompanyManagement> =>
  replaceLogo(db, platform, actor, null)
