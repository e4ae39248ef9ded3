import { describe, expect, it } from 'vitest'
import { assignments, insertion, joinSql, rawSql, sql, statementOf } from './sql'

describe('the sql template', () => {
  it('turns values into parameters and never into text', () => {
    const hostile = "'; drop table users; --"
    const { text, values } = statementOf(sql`select * from users where username = ${hostile} and id = ${7}`)
    expect(text).toBe('select * from users where username = $1 and id = $2')
    expect(values).toEqual([hostile, 7])
  })

  it('splices fragments and numbers the parameters through', () => {
    const where = joinSql([sql`a = ${1}`, sql`b = ${2}`], ' and ')
    const { text, values } = statementOf(sql`select ${rawSql('name')} from t where ${where} limit ${3}`)
    expect(text).toBe('select name from t where a = $1 and b = $2 limit $3')
    expect(values).toEqual([1, 2, 3])
  })

  it('joins no fragments to nothing', () => {
    expect(statementOf(joinSql([], ', ')).text).toBe('')
  })

  it('gives the same text the same name and another text another', () => {
    const byId = (id: number) => statementOf(sql`select 1 where ${id} = 1`)
    expect(byId(1).name).toBe(byId(2).name)
    expect(byId(2).values).toEqual([2])
    expect(statementOf(sql`select 2`).name).not.toBe(byId(1).name)
  })

  it('does not confuse two uses of one template with different fragments', () => {
    const ordered = (direction: 'asc' | 'desc') => statementOf(sql`select 1 order by 1 ${rawSql(direction)}`)
    expect([ordered('asc').text, ordered('desc').text]).toEqual(['select 1 order by 1 asc', 'select 1 order by 1 desc'])
  })

  it('inserts the columns that were given, in their order', () => {
    const { text, values } = statementOf(sql`insert into t ${insertion({ a: 1, c: null })} returning ${9}`)
    expect(text).toBe('insert into t (a, c) values ($1, $2) returning $3')
    expect(values).toEqual([1, null, 9])
  })

  it('assigns only the columns that were given', () => {
    const { text, values } = statementOf(
      sql`update t set ${assignments({ a: 1, b: undefined, c: null })} where id = ${9}`,
    )
    expect(text).toBe('update t set a = $1, c = $2 where id = $3')
    expect(values).toEqual([1, null, 9])
  })
})
