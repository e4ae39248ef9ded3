import { fileURLToPath } from 'node:url'
import { hasCapability } from '../../../../platform/auth/actor'
import { sql } from '../../../../platform/database/sql'
import type { Feature } from '../../../../platform/feature'
import { implement } from '../../../../platform/http/implement'
import { Refusal } from '../../../../platform/refusal'
import { holdApprovers } from '../../../approvers/commands/hold-approvers'
import { cancelRequest } from '../../commands/cancel-request'
import { makeRequests } from '../../commands/make-requests'
import { reopenRequest } from '../../commands/reopen-request'
import { wishes as contract, LOAN, WISH, type WishType } from './wish-contract'
import { loanLine, wishLine } from './wish-lines'

const lines = { [WISH]: wishLine, [LOAN]: loanLine }

/** The wishes of a firm: as much of a feature as a type of requests needs. */
export const wishes: Feature = {
  routes: implement(contract, {
    submitWishes: async ({ db, platform, actor, body: { type, wishIDs, targetableID, groupID } }) => {
      await holdApprovers(db)
      await makeRequests(
        db,
        platform,
        actor,
        lines[type],
        wishIDs.map((id) => ({ id, targetableId: targetableID, isAutoApproved: false })),
        { ...(groupID !== undefined && { groupId: groupID }) },
      )
    },
    reopenWish: ({ db, platform, actor, params: { id } }) =>
      reopenRequest(db, wishLine, platform, actor, id, {
        comment: '',
        isEntitled: () => hasCapability(actor, 'canManageReports'),
      }),
    cancelWish: async ({ db, platform, actor, params: { id } }) => {
      const request = await db.row<{ type: WishType }>(sql`
        select type from requests where company_id = ${actor.company.id} and id = ${id} and type <> 'timeSheet'`)
      if (!request) throw new Refusal('notFound')
      await cancelRequest(db, lines[request.type], platform, actor, id)
    },
  }),
}

/** The folder of the feature's tables. */
export const wishMigrations = fileURLToPath(new URL('./migrations', import.meta.url))
