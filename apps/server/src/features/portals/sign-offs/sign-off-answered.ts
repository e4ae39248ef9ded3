import { withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { defineNotificationKind, type SeenRecords } from '../../../platform/notifications/notification-kind'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import type { SignOffRow } from './sign-off-row'

const signOffsSeenBy: SeenRecords = async (db, reader, ids) => {
  const rows = await db.rows<Standing & { readonly id: string }>(sql`
    select s.id, ${standingColumns(reader.employee.id)}
    from sign_offs s join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
    where s.company_id = ${db.scope.companyId} and s.id = any (${ids}::uuid[])`)
  return new Set(rows.filter((row) => canRead(permissionsIn(row, reader).areas.details)).map(({ id }) => id))
}

const said = { approved: 'approved', questioned: 'has questions about' } as const

const Payload = z.strictObject({
  by: z.string(),
  said: z.enum(['approved', 'questioned']),
  title: z.string(),
  projectId: z.string(),
})

const pathOf = (projectId: string, id: string): string => `projects/${projectId}/portals?signOff=${id}`

/** Tells who asked a client, and the lead of the project, what the client said. */
export const signOffAnswered = defineNotificationKind({
  name: 'signOffAnswered',
  icon: 'request',
  feature: 'project',
  setting: {
    section: 'Client portals',
    label: 'Approvals',
    description: 'A client approves or questions what you put up for approval, or what is on a project you lead',
  },
  ways: { inApp: true, mail: 'atOnce' },
  seen: signOffsSeenBy,
  mailKind: 'decision',
  payload: Payload,
  words: ({ recordId, payload }) => ({
    title: `${payload.by} ${said[payload.said]} ${payload.title}`,
    text: payload.said === 'approved' ? 'It is in the project’s journal' : 'It is approved once you have answered',
    path: pathOf(payload.projectId, recordId),
  }),
  mail: ([{ recordId, payload }], workspaceUrl) => {
    const text = `${withoutLinks(payload.by)} ${said[payload.said]} ${withoutLinks(payload.title)}`
    return {
      subject: text,
      heading: text,
      paragraphs: [
        payload.said === 'approved'
          ? 'Name, address, time and hash are kept, and it is in the project’s journal.'
          : 'Answer the questions: it can be approved after that.',
      ],
      action: { label: 'Open the approval', url: `${workspaceUrl}/${pathOf(payload.projectId, recordId)}` },
    }
  },
})

type Answered = Pick<SignOffRow, 'id' | 'title' | 'targetableId' | 'leadId' | 'version'> & Pick<SignOffRow, 'askedBy'>

export const tellOfAnswer = (
  db: Tx,
  { id, title, targetableId, leadId, version, askedBy }: Answered,
  answer: Pick<z.output<typeof Payload>, 'by' | 'said'>,
): void =>
  db.notify(signOffAnswered, {
    to: [...new Set([leadId, ...(askedBy ? [askedBy.id] : [])])],
    key: `${id}/${version}`,
    recordId: id,
    payload: { ...answer, title, projectId: targetableId },
  })
