import fs from 'node:fs'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { statementOf } from '@praxis/server/platform/database/sql'
import { listNotesSql } from './notes/notes.queries'
import { createNoteSql } from './notes/notes.commands'
import { cpuSecondsOf } from './cpu-time'
const line=fs.readFileSync('/tmp/bw/hold.log','utf8').split('\n').find(l=>l.startsWith('{'))!
const many=JSON.parse('['+line.replace('} {','},{')+']')[1]
const {companyId,employeeId,sessionId,subjectId}=many.cast
const actor={employee:{id:employeeId},company:{id:companyId},permission:{canManageClients:true}} as any
const list=statementOf(listNotesSql(actor,{page:1,per:50,sortOrder:'-updatedAt'}))
async function bench(who:string, name:string, n:number, f:(c:pg.Client)=>Promise<unknown>) {
  const c=new pg.Client({connectionString:who==='app'?many.appUrl:many.superuserUrl, pipeline:true} as any); await c.connect()
  await c.query(`set app.company_id='${companyId}'`)
  const pid=(await c.query('select pg_backend_pid() p')).rows[0].p
  for (let i=0;i<20;i++) await f(c)
  const a=cpuSecondsOf(pid); for (let i=0;i<n;i++) await f(c); const us=(cpuSecondsOf(pid)-a)/n*1e6
  console.log(who.padEnd(5), name.padEnd(30), us.toFixed(0).padStart(6),'us'); await c.end()
}
const q=(name:string,text:string,values:unknown[])=>(c:pg.Client)=>c.query({name,text,values})
const draft={title:'x',body:'What was said and agreed on in the meeting',state:'open',amount:{minor:1,currency:'GBP'},dueOn:null,subjectID:subjectId} as any
const only=process.argv[2]
const all:[string,string,number,(c:pg.Client)=>Promise<unknown>][]=[
 ['app','select 1',3000,q('a','select 1',[])],
 ['app','begin;set;commit simple',2000,(c)=>Promise.all([c.query(`begin read only; set local app.company_id='${companyId}'`),c.query('commit')])],
 ['app','begin;set;select1;commit',2000,(c)=>Promise.all([c.query(`begin read only; set local app.company_id='${companyId}'`),c.query({name:'a',text:'select 1'}),c.query('commit')])],
 ['app','authenticate',2000,q('au','select * from authenticate($1,$2,$3)',[sessionId,employeeId,null])],
 ['super','list',400,q('l',list.text,list.values)],
 ['app','list',400,q('l',list.text,list.values)],
 ['super','count only',400,q('cn','select count(*) from (select from notes n where company_id=$1 limit 10000) x',[companyId])],
 ['app','count only',400,q('cn','select count(*) from (select from notes n where company_id=$1 limit 10000) x',[companyId])],
 ['super','insert',1000,(c)=>{const s=statementOf(createNoteSql(actor,randomUUID(),draft,new Date().toISOString()));return c.query(s as any)}],
 ['app','insert',1000,(c)=>{const s=statementOf(createNoteSql(actor,randomUUID(),draft,new Date().toISOString()));return c.query(s as any)}],
 ['app','flush history',1000,(c)=>c.query({name:'f',text:'select flush_effects($1,$2,$3,$4)',values:[JSON.stringify([{company_id:companyId,id:randomUUID(),at:new Date(),user_id:null,employee_id:employeeId,impersonator_id:null,entity:'note',entity_id:randomUUID(),action:'created',before:null,after:{title:'x',body:'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',state:'open'}}]),null,null,null]})],
 ['app','flush jobs',1000,(c)=>c.query({name:'f',text:'select flush_effects($1,$2,$3,$4)',values:[null,JSON.stringify([{task:'noteCreated',payload:{noteId:randomUUID()},run_at:null,key:null,max_attempts:null}]),null,null]})],
 ['app','flush notify',1000,(c)=>c.query({name:'f',text:'select flush_effects($1,$2,$3,$4)',values:[null,null,[JSON.stringify({kind:'event',company:companyId,topic:'notes',id:randomUUID()})],null]})],
 ['app','flush answer',1000,(c)=>c.query({name:'f',text:'select flush_effects($1,$2,$3,$4)',values:[null,null,null,JSON.stringify({company:companyId,actor:employeeId,key:randomUUID(),request:'abc',status:200,body:'{"id":1}'.repeat(50)})]})],
 ['app','lock',1000,(c)=>c.query({name:'lo',text:'select pg_advisory_xact_lock($1::bigint)',values:[String(Math.floor(Math.random()*1e15))]})],
 ['app','idem lookup',1000,(c)=>c.query({name:'il',text:'select request,status,body from idempotency_keys where company_id=$1 and actor_id=$2 and key=$3',values:[companyId,employeeId,randomUUID()]})],
]
for (const [w,n,k,f] of all) if (!only||n.includes(only)) await bench(w,n,k,f)
process.exit()
