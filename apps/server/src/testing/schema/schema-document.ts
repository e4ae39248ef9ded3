import type { Catalogue, Column, TablePart } from './catalogue'
import type { FiledDefinition } from './definitions'

const HEAD = `-- The tables as they are, for reading. \`npm run schema\` writes this file from a migrated database, and \`npm run check\` holds it true.
-- What happens by itself is named with its file in apps/server/migrations.`

/** PostgreSQL writes out what nobody would: capitals, types of constants, the usual kind of index. */
const readable = (text: string): string =>
  text
    .replace(/'::(text|jsonb)(\[\])?/g, "'")
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(' USING btree', '')
    .replace(/ ON public\./, ' ON ')
    .replace(/= ANY \(ARRAY\[([^\]]+)\]\)/g, 'in ($1)')
    .replace(/'[^']*'|\b[A-Z]{2,}\b/g, (part) => (part.startsWith("'") ? part : part.toLowerCase()))

const defaultOf = ({ isGenerated, expression }: Column): string => {
  if (expression === null) return ''
  return readable(isGenerated ? ` generated always as (${expression}) stored` : ` default ${expression}`)
}

const columnLine = (column: Column): string =>
  [
    column.name,
    readable(column.type),
    ...(column.collation === null ? [] : [`collate "${column.collation}"`]),
    ...(column.isNullable ? [] : ['not null']),
  ].join(' ') + defaultOf(column)

const of = <Part extends { readonly table: string | null }>(table: string, parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.table === table)

/** Every table of a company has the same policy, of the same name; it is not repeated. */
const isOwn = ({ name }: TablePart): boolean => name !== 'company'

/** The triggers of a table lie in one file. */
const triggersLine = (triggers: readonly FiledDefinition[]): string[] => {
  const [first] = triggers
  return first ? [`-- triggers, in ${first.file}: ${triggers.map(({ name }) => name).join(', ')}`] : []
}

const tableText = (table: string, catalogue: Catalogue): string => {
  const policies = of(table, catalogue.policies)
  const lines = [
    ...of(table, catalogue.columns).map(columnLine),
    ...of(table, catalogue.constraints).map(({ name, text }) => `constraint ${name} ${readable(text)}`),
  ]
  return [
    `create table ${table} (`,
    lines.map((line) => `  ${line}`).join(',\n'),
    ');',
    ...of(table, catalogue.indexes).map(({ text }) => `${readable(text)};`),
    ...(policies.length > policies.filter(isOwn).length ? ['-- only rows of the company that is set'] : []),
    ...policies.filter(isOwn).map(({ name, text }) => `-- policy ${name} ${readable(text)}`),
    ...triggersLine(of(table, catalogue.definitions)),
  ].join('\n')
}

/** The schema as a person reads it. */
export const schemaDocument = (catalogue: Catalogue): string => {
  const names = [...new Set(catalogue.columns.map(({ table }) => table))]
  const listed = (kind: string) =>
    catalogue.definitions
      .filter((definition) => definition.kind === kind)
      .map(({ name, file }) => `-- ${kind} ${readable(name)}: ${file}`)
      .sort()
  const lists = [listed('view'), listed('function')].filter((lines) => lines.length > 0)
  const parts = [HEAD, ...names.map((name) => tableText(name, catalogue)), ...lists.map((lines) => lines.join('\n'))]
  return `${parts.join('\n\n')}\n`
}
