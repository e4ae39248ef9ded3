import { searchWords } from '@praxis/domain/search/search-words'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isFoundBy } from '../../../platform/search/search-index'
import { memberOf, readsDetails } from '../../employees/queries/works-on'
import type { TargetableKind } from './targetable-kinds'

/** A condition on a name: each word asked for begins one of its words. */
export const isCalled = (name: Sql, asked: string): Sql => sql`not exists (
  select from unnest(${searchWords(asked)}::text[]) as asked
  where not exists (
    select from regexp_split_to_table(search_form(${name}), words_apart()) as word
    where starts_with(word, asked)))`

/** The words of a row `p` of targetables that everybody who sees it may read. */
const nameAndClient = rawSql(`p.sort_name || ' ' || p.client_sort_name`)

/** A condition on a row `p` of targetables: the search finds it, by words that the actor may read. */
export const isTargetableFoundBy = (actor: EmployeeActor, { kind }: TargetableKind, asked: string): Sql => {
  const isFound = isFoundBy(rawSql('p.id'), actor.company.id, kind, asked)
  if (actor.capabilities.canManageProjects) return isFound
  return sql`${isFound} and (${readsDetails(memberOf(actor))} or ${isCalled(nameAndClient, asked)})`
}
