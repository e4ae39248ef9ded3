import { describe, expect, it } from 'vitest'
import type { Catalogue, Column } from './catalogue'
import { rowTypes } from './row-types'
import { schemaDocument } from './schema-document'

const column = (name: string, type: string, more: Partial<Column> = {}): Column => ({
  table: 'boxes',
  name,
  type,
  collation: null,
  isNullable: false,
  isGenerated: false,
  expression: null,
  ...more,
})

const catalogue = (columns: readonly Column[]): Catalogue => ({
  columns,
  constraints: [
    {
      table: 'boxes',
      name: 'boxes_state_check',
      text: "CHECK (state = ANY (ARRAY['open'::text, 'SHUT'::text]))",
    },
  ],
  indexes: [
    { table: 'boxes', name: 'boxes_by_state', text: 'CREATE INDEX boxes_by_state ON public.boxes USING btree (state)' },
  ],
  policies: [{ table: 'boxes', name: 'company', text: 'for all using (true)' }],
  definitions: [
    { kind: 'trigger', name: 'count_boxes', table: 'boxes', text: '', file: 'repeatable/triggers/boxes.sql' },
    { kind: 'function', name: 'count_boxes()', table: null, text: '', file: 'repeatable/functions/boxes.sql' },
  ],
})

describe('the schema that is written down', () => {
  it.each([
    ['bigint', {}, 'number'],
    ['date', { isNullable: true }, 'string | null'],
    ['timestamp with time zone', {}, 'string'],
    ['uuid[]', {}, 'string[]'],
    ['jsonb', { isNullable: true }, 'unknown'],
  ])('says what %s is read as', (type, more, read) => {
    expect(rowTypes(catalogue([column('value', type, more)]))).toContain(`    readonly value: ${read}\n`)
  })

  it('knows the words that a check allows', () => {
    const text = rowTypes(catalogue([column('state', 'text', { isNullable: true })]))
    expect(text).toContain(`readonly state: 'open' | 'SHUT' | null`)
  })

  it('asks for a decision on types that were not used before', () => {
    expect(() => rowTypes(catalogue([column('value', 'money')]))).toThrow('does not know how money is read')
  })

  it('is a document that reads as if somebody had written it', () => {
    const columns = [
      column('state', 'text', { expression: `'open'::text` }),
      column('rank', 'text', { collation: 'C', isNullable: true }),
      column('key', 'text', { isGenerated: true, expression: 'lower(state)' }),
    ]
    expect(schemaDocument(catalogue(columns)).split('\n\n').slice(1).join('\n\n')).toBe(`create table boxes (
  state text not null default 'open',
  rank text collate "C",
  key text not null generated always as (lower(state)) stored,
  constraint boxes_state_check check (state in ('open', 'SHUT'))
);
create index boxes_by_state on boxes (state);
-- only rows of the company that is set
-- triggers, in repeatable/triggers/boxes.sql: count_boxes

-- function count_boxes(): repeatable/functions/boxes.sql
`)
  })
})
