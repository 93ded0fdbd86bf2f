import '@iisp/ui/tokens.css'
import '../../apps/portal/src/base.css'
import { start } from '@iisp/web/start'
import type { MenuNode, ModuleEntry, PortalParts } from '@iisp/web/ports'

const rows = Number(new URLSearchParams(location.search).get('rows') ?? 50)
const columns = 9
const count = 20

function Table({ seed }: { seed: number }) {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} style={{ height: 40 }}>
            {Array.from({ length: columns }, (_cell, column) => (
              <td key={column} style={{ border: '1px solid var(--iisp-border)', padding: '0 8px' }}>
                {`${seed}-${row}-${column} 划款指令`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ids = Array.from({ length: count }, (_, at) => String(101 + at))
const menus: MenuNode[] = ids.map((id) => ({
  id,
  name: `页面${id}`,
  path: `/bench/p${id}`,
  sort: Number(id),
  level: 1,
  parentId: null,
  children: [],
  coMenuPerm: '1',
}))
const entry: ModuleEntry = {
  pages: ids.map((id) => ({ path: `/bench/p${id}`, component: () => <Table seed={Number(id)} /> })),
}
const ports: PortalParts['ports'] = {
  loadProfile: async () => ({
    cpName: '远山私募基金管理有限公司',
    name: '林静',
    account: 'lin.jing@yuanshan.example',
    instiCode: 'M001',
    cpId: 'M001',
    cpType: '1',
    supperMgrChg: '0',
    isPublic: '0',
    isPrivateAccount: '0',
    isMgr: '0',
    managerType: 1,
    managerTypeOrg: 1,
    zoneType: 0,
    loginType: 2,
    menuTopology: '2',
    roles: [],
  }),
  loadMenus: async () => menus,
  loadProtocols: async () => ({
    yelcProtocolSigned: '1',
    tghhkProtocolSigned: '1',
    mjhhkProtocolSigned: '1',
  }),
  loadTodoCounts: async () => [],
  signOut: async () => {},
  menuOpened() {},
  serverVersion: async () => ({ version: '1', menuTopology: true }),
}
void start({
  ports,
  owner: 'bench',
  manifests: [{ name: 'bench', prefixes: ['/bench'], load: async () => ({ default: entry }) }],
  home: async () => ({ default: () => <p>home</p> }),
  signIn: async () => ({ default: () => <p>login</p> }),
})
