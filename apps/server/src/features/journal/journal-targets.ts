import { type JournalTarget, journalTargets } from '@praxis/contract/journal'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { invalidField, Refusal } from '../../platform/refusal'
import { clientJournal } from '../clients/queries/client-journal'
import { projectJournal } from '../projects/queries/project-journal'
import type { JournalAccess, JournalTargetRule } from './queries/journal-target'

/** Everything that has a journal, a line each. */
const rules: Readonly<Record<JournalTarget, JournalTargetRule>> = {
  clientID: clientJournal,
  projectID: projectJournal,
}

export type TargetIds = { readonly [Key in JournalTarget]?: string | undefined }

/** A journal that the actor may read, and what they may do with it. */
export interface OpenJournal extends JournalAccess {
  readonly key: JournalTarget
  readonly id: string
  readonly rule: JournalTargetRule
}

/** The journal of the one record named, for somebody who may see it. */
export const findJournal = async (db: Db, actor: EmployeeActor, ids: TargetIds): Promise<OpenJournal | undefined> => {
  const given = journalTargets.flatMap((key) => (ids[key] === undefined ? [] : [{ key, id: ids[key] }]))
  const [target] = given
  if (!target || given.length > 1) throw invalidField(target?.key ?? journalTargets[0], 'Name one journal')
  const rule = rules[target.key]
  const access = await rule.accessOf(db, actor, target.id)
  return access && { ...target, ...access, rule }
}

export const openJournal = async (db: Db, actor: EmployeeActor, ids: TargetIds): Promise<OpenJournal> => {
  const journal = await findJournal(db, actor, ids)
  if (!journal) throw new Refusal('notFound')
  return journal
}
