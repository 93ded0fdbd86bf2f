import type { MenuNode } from '@iisp/contract'
import { getMenuAuthority } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
}, 120_000)
afterAll(() => iisp?.close())

const namesBelow = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap((menu) => (menu.children.length > 0 ? namesBelow(menu.children) : [menu.name]))

/** The share register's pages for managers and TA operators. */
const register = ['申赎申请管理', '交易确认', '投资者持仓', '交易汇总', '交易统计', 'TA报表']
const extensionCentre = ['帮助中心', '操作指南', '新闻中心', '下载专区']

/** Names of the person's menus, and of those that they may ask for. */
async function menusOf(name: string) {
  const tree = await (await iisp.as(name)).ok(getMenuAuthority, {})
  const isOnRequest = (menu: MenuNode) => menu.name === '可申请'
  return {
    own: namesBelow(tree.filter((menu) => !isOnRequest(menu))),
    onRequest: namesBelow(tree.filter(isOnRequest)),
  }
}

test.each<[string, string[], string[]]>([
  [
    'lin.jing',
    [
      '划款指令录入',
      '划款指令查询',
      '证券账户开户',
      '托管募集（三方关联）',
      '母子基金申请',
      '母子基金申请进度',
      '付费自动强赎',
      ...register,
      '服务协议',
      '产品合同申请',
    ],
    ['指令复核'],
  ],
  [
    'ji.deng',
    [
      ...register,
      'TA申请处理',
      '交易日处理',
      '净值录入',
      '产品条款',
      '投资者管理',
      '数据交换',
      '母子基金审核',
      '分红',
      '业绩报酬计提',
      '业绩报酬支付',
    ],
    ['开户与三方关联处理', '在线客服台', '问答库管理'],
  ],
  ['du.jian', ['督导审批', '吐槽处理', '需求处理', '反馈处理'], ['审计查询']],
  ['shen.ji', ['审计查询', '资金安全控制'], []],
])(
  '%s has the menus that the roles give, and may ask for those that suit them',
  async (name, own, onRequest) => {
    const menus = await menusOf(name)
    const forAll = [
      '菜单查询方式管理',
      '下载中心',
      '消息通知',
      ...extensionCentre,
      '需求中心',
      '意见反馈',
      '文本比对',
      '订阅中心',
    ]
    expect(menus.own.filter((menu) => !forAll.includes(menu))).toEqual(own)
    expect(menus.own).toEqual(expect.arrayContaining(forAll))
    expect(menus.onRequest.toSorted()).toEqual(onRequest.toSorted())
  },
)

test('[SH-149] the answer nests by parent, siblings follow their sort, and every entry says what the documents ask for', async () => {
  const flags = [
    'coMenuPerm',
    'isNew',
    'isHiddenMenu',
    'isShowAppletTip',
    'isDisabled',
    'loginRelated',
    'yelcProtocolRelated',
    'tghhkProtocalRelated',
    'mjhhkProtocalRelated',
  ] as const
  const tree = await (await iisp.as('lin.jing')).ok(getMenuAuthority, {})
  const check = (menus: readonly MenuNode[], parent: MenuNode | null): void => {
    expect(menus.map(({ sort }) => sort)).toEqual(menus.map(({ sort }) => sort).toSorted((a, b) => a - b))
    for (const menu of menus) {
      const { id, name, path, icon, children } = menu
      expect([menu.parentId, menu.level], id).toEqual([parent?.id ?? null, (parent?.level ?? 0) + 1])
      expect(name, id).not.toBe('')
      expect(typeof icon, id).toBe('string')
      expect(path === '', id).toBe(children.length > 0)
      for (const flag of flags) expect(['0', '1'], `${id} ${flag}`).toContain(menu[flag])
      check(children, menu)
    }
  }
  check(tree, null)
  const all = (menus: readonly MenuNode[]): MenuNode[] =>
    menus.flatMap((menu) => [menu, ...all(menu.children)])
  const entry = all(tree).find(({ id }) => id === '10101')
  expect(entry).toMatchObject({ tghhkProtocalRelated: '1', coMenuPerm: '1', isHiddenMenu: '0' })
})

test('what was removed from a person stands among what they may ask for; what the institution lacks does not', async () => {
  await iisp.owner.query(
    `INSERT INTO identity.menu_removal (institution_id, account_id, menu_id)
     SELECT institution_id, id, '10102' FROM identity.account WHERE email LIKE 'zhou.hang@%'
     UNION ALL SELECT 'M001', NULL, '31101'`,
  )
  const { own, onRequest } = await menusOf('zhou.hang')
  expect(own).not.toContain('划款指令查询')
  expect(onRequest).toContain('划款指令查询')
  expect([...own, ...onRequest]).not.toContain('证券账户开户')
  await iisp.owner.query(
    `DELETE FROM identity.menu_removal WHERE menu_id = '10102' OR institution_id = 'M001'`,
  )
})

test('a menu that leads to another platform is there only where its address and key are set', async () => {
  expect((await menusOf('lin.jing')).own).not.toContain('投研实验室')
  const configured = await startIisp({
    serverUrl: inject('databaseUrl'),
    orders: 20,
    settings: { researchLabUrl: 'https://lab.example', researchLabSecret: 'x'.repeat(32) },
  })
  const tree = await (await configured.as('lin.jing')).ok(getMenuAuthority, {})
  expect(namesBelow(tree)).toContain('投研实验室')
  const jumps = (menus: readonly MenuNode[]): MenuNode[] =>
    menus.flatMap((menu) => [...(menu.isJumpMenu === undefined ? [] : [menu]), ...jumps(menu.children)])
  expect(jumps(tree).map(({ name, isJumpMenu }) => [name, isJumpMenu])).toContainEqual(['投研实验室', 3])
  expect(namesBelow(tree)).not.toContain('机构服务平台')
  await configured.close()
})
