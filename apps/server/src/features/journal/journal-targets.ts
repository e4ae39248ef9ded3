import { type JournalTarget, journalTargets } from '@praxis/contract/clients/journal'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { invalidField, Refusal } from '../../platform/refusal'
import { kindCalled, opportunityKind, projectKind } from '../targetables/queries/targetable-kinds'
import { clientJournal } from './queries/client-journal'
import type { JournalAccess, JournalTargetRule } from './queries/journal-target'
import { targetableJournal } from './queries/targetable-journal'

/** Everything that has a journal, one line each. */
const rules: Readonly<Record<JournalTarget, JournalTargetRule>> = {
  clientID: clientJournal,
  projectID: targetableJournal(projectKind),
  opportunityID: targetableJournal(opportunityKind),
}

type TargetIds = { readonly [Key in JournalTarget]?: string | undefined }

/** The record that a journal is about. */
export interface Target {
  readonly id: string
  readonly rule: JournalTargetRule
}

/** The one record that the input names. */
export const targetNamed = (ids: TargetIds): Target => {
  const given = journalTargets.flatMap((key) => (ids[key] === undefined ? [] : [{ key, id: ids[key] }]))
  const [target] = given
  if (!target || given.length > 1) throw invalidField(target?.key ?? journalTargets[0], 'Name one journal')
  return { id: target.id, rule: rules[target.key] }
}

/** What an entry is about; for a targetable with its kind. */
export type Subject =
  | { readonly clientId: string; readonly targetable: null }
  | { readonly clientId: null; readonly targetable: { readonly id: string; readonly kind: string } }

export const targetOf = ({ clientId, targetable }: Subject): Target =>
  targetable
    ? { id: targetable.id, rule: targetableJournal(kindCalled(targetable.kind)) }
    : { id: clientId, rule: clientJournal }

/** A journal that the actor may read, and what they may do with it. */
export type OpenJournal = Target & JournalAccess

/** The journal of a record, for somebody who may see it. */
export const findJournal = async (db: Db, actor: EmployeeActor, target: Target): Promise<OpenJournal | undefined> => {
  const access = await target.rule.accessOf(db, actor, target.id)
  return access && { ...target, ...access }
}

export const openJournal = async (db: Db, actor: EmployeeActor, target: Target): Promise<OpenJournal> => {
  const journal = await findJournal(db, actor, target)
  if (!journal) throw new Refusal('notFound')
  return journal
}
