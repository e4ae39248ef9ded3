import type { Theme } from '@praxis/contract/company/theme'
import type { PortalDetails, PortalGate } from '@praxis/contract/portals/portal-visits'
import { shownName } from '@praxis/domain/portals/shown-names'
import { visitorName } from '@praxis/domain/portals/visitor-names'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'

interface CompanyRow extends Columns<'companies', { company: 'name'; logoImageId: 'logo_image_id' }> {
  readonly theme: Theme
}

const logoOf = (imageId: string | null, files: FileStore): string | null =>
  imageId === null ? null : files.publicUrl(imageId)

const companyOf = ({ company, logoImageId, theme }: CompanyRow, files: FileStore): PortalGate['company'] => ({
  name: company,
  logoImage: logoOf(logoImageId, files),
  theme,
})

/** What whoever has the reference may know before they come in; nothing of a portal that nobody comes into. */
export const readGate = async (db: Db, files: FileStore, reference: string): Promise<PortalGate> => {
  const row = await db.row<CompanyRow & Omit<PortalGate, 'company'>>(sql`
    select is_email_validation_required as "isEmailValidationRequired", title, company, logo_image_id as "logoImageId", theme
    from find_portal_gate(${reference})`)
  if (!row) throw new Refusal('dataNotAvailable')
  const { isEmailValidationRequired, title } = row
  return { isEmailValidationRequired, title, company: companyOf(row, files) }
}

interface DetailsRow
  extends CompanyRow,
    Columns<'portals', 'title' | 'welcome_text'>,
    Columns<'targetables', 'start_date' | 'end_date' | { project: 'name'; leadId: 'lead_id' }>,
    Columns<'users', 'first_name' | 'last_name'>,
    LeftJoined<Columns<'clients', { client: 'name'; clientLogoImageId: 'logo_image_id' }>> {}

export const getPortalDetails = async (
  db: Db,
  files: FileStore,
  { portal, visitor, company, session }: VisitorActor,
): Promise<PortalDetails> => {
  const [row] = await db.lastRows<DetailsRow>(sql`
    select r.title, r.welcome_text as "welcomeText", p.name as project, p.start_date as "startDate",
      p.end_date as "endDate", p.lead_id as "leadId", u.first_name as "firstName", u.last_name as "lastName",
      k.name as client, k.logo_image_id as "clientLogoImageId", c.name as company, c.logo_image_id as "logoImageId", c.theme
    from portals r
    join companies c on c.company_id = r.company_id
    join targetables p on p.company_id = r.company_id and p.id = r.targetable_id
    join employees e on e.company_id = p.company_id and e.id = p.lead_id
    join users u on u.id = e.user_id
    left join clients k on k.company_id = p.company_id and k.id = p.client_id
    where r.company_id = ${company.id} and r.id = ${portal.id}`)
  if (!row) throw new Refusal('dataNotAvailable')
  const { title, welcomeText, project, client, clientLogoImageId, startDate, endDate, leadId } = row
  return {
    ...{ title, welcomeText, reference: portal.reference, preset: portal.preset },
    sharedInfos: [...portal.sharedInfos],
    project: {
      ...{ name: project, client, clientLogoImage: logoOf(clientLogoImageId, files), startDate, endDate },
      lead: { id: leadId, name: shownName(row, portal.sharedInfos.includes('showSurnames')) },
    },
    company: companyOf(row, files),
    timeZone: company.timeZone,
    visitor: visitor && { name: visitorName(visitor.email), email: visitor.email },
    isPreview: visitor === null,
    ...(session !== undefined && { session }),
  }
}
