// The portal with 80 menus for an operator: those of the product, and generated ones up to the number of a full portal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '@iisp/app-server/compose'
import { type Page, definePage, definePageGroup, lineage } from '@iisp/contract'
import { Database, FolderStore, appRole, createPortal, outboxMail, outboxSms } from '@iisp/server'
import { loadSecrets } from '@iisp/server/config/secrets'
import { pino } from 'pino'

const rows = 82
const url = process.env['DATABASE_URL'] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'iisp-bench-menu-'))
const secrets = await loadSecrets(join(folder, 'secrets'))
const bus = {
  kind: 'none',
  publish: () => {},
  subscribe: () => {},
  open: async () => {},
  close: async () => {},
}
const life = { sessionIdleMinutes: 1440, sessionMaxHours: 12 }
const { modules, sessions } = compose(secrets, bus, life)

const ours = modules.flatMap((module) => module.pages)
const more: Page[] = []
const isOffered = ({ roles, onRequest = [] }: Page) =>
  roles.includes('operator') || onRequest.includes('operator')
const offered = new Set(ours.filter(isOffered).flatMap(lineage))
// Groups of eight pages. A row is a group or a page that an operator sees, locked ones included.
const nameOf = (n: number) => ({ zh: `业务菜单${n}`, en: `Business menu ${n}` })
for (let n = offered.size; n < rows; n += 9) {
  const id = `8${String(Math.floor(n / 9)).padStart(2, '0')}`
  const parent = definePageGroup({ id, parent: null, icon: 'folder', name: nameOf(n), sort: n })
  for (let sort = n + 1; sort < Math.min(n + 9, rows); sort++) {
    const path = `/business/group-${id}/page-${sort}`
    more.push(definePage({ id: `${id}${sort}`, parent, path, name: nameOf(sort), sort, roles: ['operator'] }))
  }
}
const db = new Database({ url, poolSize: 10, role: appRole, auditKey: secrets.auditRowKey })
const portal = await createPortal({
  db,
  bus,
  modules: [...modules, { name: 'bench', handlers: [], pages: more }],
  sessions,
  files: new FolderStore(join(folder, 'files')),
  ports: { sms: outboxSms(db), mail: outboxMail(db) },
  log: pino({ level: 'warn' }),
  origins: new Set(),
  uploadMaxBytes: 1024,
  publicPerMinute: 600,
  personPerMinute: Number.MAX_SAFE_INTEGER,
  portalFolder: folder,
  generatedFiles: {},
})
await portal.app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
