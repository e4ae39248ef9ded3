import fs from 'node:fs'
import pg from 'pg'
const line=fs.readFileSync('/tmp/bw/hold.log','utf8').split('\n').find(l=>l.startsWith('{'))!
const many=JSON.parse('['+line.replace('} {','},{')+']')[1]
const c=new pg.Client({connectionString:many.superuserUrl}); await c.connect()
for (const r of (await c.query(`select p.oid::regprocedure as n, prosrc, proconfig, prosecdef, l.lanname from pg_proc p join pg_language l on l.oid=prolang where pronamespace='graphile_worker'::regnamespace and proname in ('add_job','add_jobs')`)).rows) console.log(r)
console.log((await c.query(`select tgname, tgrelid::regclass, pg_get_triggerdef(oid) d from pg_trigger where tgrelid::regclass::text like 'graphile%'`)).rows)
console.log((await c.query(`select indexdef from pg_indexes where schemaname='graphile_worker'`)).rows.map((x:any)=>x.indexdef).join('\n'))
console.log((await c.query(`select count(*) from graphile_worker._private_jobs`)).rows)
console.log((await c.query(`select polname, polrelid::regclass from pg_policy where polrelid::regclass::text like 'graphile%'`)).rows)
process.exit()
