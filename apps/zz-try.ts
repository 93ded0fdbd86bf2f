import { Database, migrate, platformMigrations, system } from '@iisp/server'
import { productServer } from '../modules/product/server/index.ts'
import { seedProduct } from '../modules/product/fixtures/index.ts'
import { checkInvariants, seedTransfers, growOrders, holdsDemonstration } from '../modules/transfers/fixtures/index.ts'
import { demonstrationProducts } from '../modules/product/fixtures/index.ts'
import { bankBranches } from '../modules/reference/fixtures/bank-branches.ts'
import { calendarDays } from '../modules/reference/fixtures/calendar.ts'
import { institutions, people } from '../modules/identity/fixtures/index.ts'
import pg from 'pg'
const n = Number(process.argv[2] ?? 3000), grow = Number(process.argv[3] ?? 0)
const base='postgres://postgres@127.0.0.1:5599/'
const admin=new pg.Client({connectionString:base+'postgres'}); await admin.connect()
await admin.query('DROP DATABASE IF EXISTS seedtry'); await admin.query('CREATE DATABASE seedtry'); await admin.end()
const url=base+'seedtry'
await migrate(url,[platformMigrations, productServer, {name:'transfers', migrations: new URL('../modules/transfers/server/migrations/', import.meta.url)}] as never)
const db=new Database({url,poolSize:2,role:'iisp_app'})
const now=new Date('2026-11-20T15:10:00+08:00')
const products = await db.transact(system('seed'),(w)=>seedProduct(w,{today:'2026-11-20'}))
const person=(id:string,role:string)=>{const p=people.find(p=>p.institutionId===id&&p.roles.includes(role as never)); return p&&{personId:p.id,accountId:p.id,name:p.name}}
const patterns={M001:'3',M002:'2',M003:'1',M004:'3'} as Record<string,'1'|'2'|'3'>
const all={ now, products, branches: bankBranches, brokers:[{number:'B1',name:'券商',kind:'securities'},{number:'F1',name:'期货',kind:'futures'}],
 workingDays: calendarDays.filter(d=>d.statutory).map(d=>d.date), custodian: person('T001','custodian-operator'),
 institutions: institutions.filter(i=>i.kind==='manager').map(i=>({id:i.id,name:i.name,pattern:patterns[i.id],operator:person(i.id,'operator'),reviewer:person(i.id,'reviewer'),signer:person(i.id,'signer')}))} as never
let t=performance.now()
await seedTransfers(db, all, {count:n})
console.log('seeded', n, Math.round(performance.now()-t),'ms')
t=performance.now(); console.log(await checkInvariants(db.reader(system('x'))), Math.round(performance.now()-t))
if (grow) { t=performance.now(); console.log(await db.transact(system('x'), w=>holdsDemonstration(w, all)));
 let last=t; await growOrders(db, all, {count:grow, progress:(d)=>{ if(d%5000===0) {console.log(d, Math.round(performance.now()-last), Math.round(process.memoryUsage().rss/1e6)); last=performance.now()}}}); console.log('grown', Math.round(performance.now()-t))
 t=performance.now(); console.log(await checkInvariants(db.reader(system('x'))), Math.round(performance.now()-t)) }
await db.close()
