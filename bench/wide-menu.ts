// The portal with 80 menus for an operator: those of the product and as many more as a full portal has.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '@iisp/app-server/compose'
import type { MenuItem } from '@iisp/contract'
import { identityServer, sessionPort } from '@iisp/identity/server'
import { Database, FolderStore, appRole, createPortal, outboxMail, outboxSms } from '@iisp/server'
import { loadSecrets } from '@iisp/server/config/secrets'
import { workspaceServer } from '@iisp/workspace/server'
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
/** Made anew below, with more menus. */
const withMenus = new Set(['identity', 'workspace'])
const others = compose(secrets, bus, life).modules.filter(({ name }) => !withMenus.has(name))

const managers = new Set(['operator', 'reviewer', 'signer', 'administrator'])
const ours = others.flatMap((module) => module.menus)
const more: MenuItem[] = []
const offered = ours.filter((menu) => menu.roles.some((role) => managers.has(role)))
// Groups of eight leaves; a row is a group or a leaf that a manager's people see.
for (let n = offered.length; n < rows; n++) {
  const group = `8${String(Math.floor(n / 9)).padStart(2, '0')}`
  const name = { zh: `业务菜单${n}`, en: `Business menu ${n}` }
  const isGroup = !more.some((menu) => menu.id === group)
  more.push({
    ...(isGroup
      ? { id: group, parentId: null, path: '', icon: 'folder' }
      : { id: `${group}${n}`, parentId: group, path: `/business/group-${group}/page-${n}` }),
    name,
    sort: n,
    roles: ['operator'],
  })
}
const menus = [...ours, ...more]
const identity = identityServer({
  menus,
  calls: [],
  passwordKey: secrets.passwordKey,
  pepper: secrets.sessionPepper,
  bus,
})
const workspace = workspaceServer({ menus, todos: others.flatMap((module) => module.todos ?? []) })
const db = new Database({ url, poolSize: 10, role: appRole, auditKey: secrets.auditRowKey })
const portal = await createPortal({
  db,
  bus,
  modules: [identity, workspace, ...others],
  sessions: sessionPort(menus, { idleMinutes: 1440, maxHours: 12 }),
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
