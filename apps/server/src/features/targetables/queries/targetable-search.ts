import { searchWords } from '@praxis/domain/search/search-words'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { isFoundBy } from '../../../platform/search/search-index'
import { memberOf, readsDetails } from '../../employees/queries/works-on'
import type { TargetableKind } from './targetable-kinds'

/** A condition on a row `p` of targetables: each word asked for begins a word of its name or its client's. */
const isCalled = (asked: string): Sql => sql`not exists (
  select from unnest(${searchWords(asked)}::text[]) as asked
  where not exists (
    select from regexp_split_to_table(search_form(p.sort_name || ' ' || p.client_sort_name), words_apart()) as word
    where starts_with(word, asked)))`

/** A condition on a row `p` of targetables: the search finds it, by words that the actor may read. */
export const isTargetableFoundBy = (actor: EmployeeActor, { kind }: TargetableKind, asked: string): Sql => {
  const isFound = isFoundBy(rawSql('p.id'), actor.company.id, kind, asked)
  if (actor.capabilities.canManageProjects) return isFound
  return sql`${isFound} and (${readsDetails(memberOf(actor))} or ${isCalled(asked)})`
}
