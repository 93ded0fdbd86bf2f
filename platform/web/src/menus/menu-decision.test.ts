import { type MenuNode, isPermitted, readMenu } from '@iisp/contract'
import { menuNode } from '@iisp/testing/menu-node'
import { expect, test } from 'vitest'
import type { Profile } from '@iisp/contract/shell-answers'
import { decideMenu, embeddedUrl, type MenuDecision, type MenuFacts } from './menu-decision.ts'
import { menuIndex, visibleMenus } from './menu-index.ts'
import { menuTexts } from './menu-texts.ts'

const menu = menuNode
const person = { loginType: 2, supperMgrChg: '0' } as const
const facts = (menus: readonly MenuNode[], more: Partial<MenuFacts> = {}): MenuFacts => ({
  menus: menuIndex(menus),
  profile: person,
  protocols: { yelcProtocolSigned: '1', tghhkProtocolSigned: '1', mjhhkProtocolSigned: '1' },
  serves: (path) => path.startsWith('/transfer-money/'),
  ...more,
})
const unsigned = {
  protocols: { yelcProtocolSigned: '0', tghhkProtocolSigned: '0', mjhhkProtocolSigned: '0' },
} as const
const withNormalLogin = { profile: { loginType: 0, supperMgrChg: '0' } } as const
const said = (decision: MenuDecision) =>
  decision.kind === 'notice' ? menuTexts.zh[decision.notice] : decision.kind

const noPermission = '您没有访问该菜单的权限，请联系管理员账户进行授权!'
const gates: [string, MenuNode, Partial<MenuFacts>, string][] = [
  ['[SH-237] permitted', menu('m'), {}, 'open'],
  ['[SH-238] [SH-150] without coMenuPerm', menu('m', { coMenuPerm: undefined as never }), {}, noPermission],
  ['coMenuPerm null', menu('m', { coMenuPerm: null as never }), {}, noPermission],
  ['coMenuPerm 0', menu('m', { coMenuPerm: 0 as never }), {}, noPermission],
  ['[SH-239] missing', menu('other'), {}, '暂时无法访问此菜单，请刷新重试！'],
  ['[SH-244] disabled', menu('m', { isDisabled: '1' }), {}, '敬请期待!'],
  ['disabled before permission', menu('m', { isDisabled: '1', coMenuPerm: '0' }), {}, '敬请期待!'],
  ['[SH-184] no menus yet', menu('m'), { menus: null }, '菜单数据未准备好，请稍后再试'],
  ['no profile yet', menu('m'), { profile: null }, '菜单数据未准备好，请稍后再试'],
  [
    '[SH-249] [BL-247] login-related with normal login',
    menu('m', { loginRelated: '1' }),
    withNormalLogin,
    '该功能需使用短信或UKEY登录后访问',
  ],
  ['[SH-249] login-related with SMS login', menu('m', { loginRelated: '1' }), {}, 'open'],
  [
    '[SH-250] [BL-247] login-related, super-manager',
    menu('m', { loginRelated: '1' }),
    { profile: { loginType: 0, supperMgrChg: '1' } },
    'open',
  ],
  [
    'permission before login type',
    menu('m', { loginRelated: '1', coMenuPerm: '0' }),
    withNormalLogin,
    noPermission,
  ],
  [
    '[SH-245] yelc unsigned',
    menu('m', { yelcProtocolRelated: '1' }),
    unsigned,
    '您尚未签署余额理财协议，请联系产品经理或客服',
  ],
  ['[SH-245] yelc signed', menu('m', { yelcProtocolRelated: '1' }), {}, 'open'],
  [
    '[SH-246] tghhk unsigned',
    menu('m', { tghhkProtocalRelated: '1' }),
    unsigned,
    '您尚未签署托管户网银协议，请先签署',
  ],
  ['[SH-246] tghhk signed', menu('m', { tghhkProtocalRelated: '1' }), {}, 'open'],
  [
    '[SH-248] mjhhk in an old version',
    menu('m', { mjhhkProtocalRelated: '1' }),
    { protocols: { yelcProtocolSigned: '1', tghhkProtocolSigned: '1', mjhhkProtocolSigned: '2' } },
    '您签署的募集户协议版本较旧，请发送邮件申请签署最新版本',
  ],
  [
    'login type before protocols',
    menu('m', { loginRelated: '1', yelcProtocolRelated: '1' }),
    { ...unsigned, ...withNormalLogin },
    '该功能需使用短信或UKEY登录后访问',
  ],
  [
    'yelc before tghhk before mjhhk',
    menu('m', { yelcProtocolRelated: '1', tghhkProtocalRelated: '1', mjhhkProtocalRelated: '1' }),
    unsigned,
    '您尚未签署余额理财协议，请联系产品经理或客服',
  ],
  ['no protocol needed', menu('m'), unsigned, 'open'],
  ['jump menu', menu('m', { isJumpMenu: 2, jumpUrl: 'https://x.example/' }), {}, 'jump'],
  ['[SH-124] path that nothing serves', menu('m', { path: '/nowhere/x' }), {}, 'wrongPath'],
  ['embedded page', menu('m', { path: 'https://research.example/x' }), {}, 'open'],
]
test.each(gates)('%s', (_title, node, more, expected) => {
  expect(said(decideMenu('m', facts([node], more)))).toBe(expected)
})

test.each(['21608', '21609'])(
  '[SH-240] [SH-241] menu %s says 敬请期待! before any permission check',
  (id) => {
    expect(said(decideMenu(id, facts([menu(id, { isDisabled: '1', coMenuPerm: '0' })])))).toBe('敬请期待!')
  },
)

const question = {
  unless: 'isFofAuth',
  title: { zh: '产品授权', en: 'Product authorisation' },
  question: {
    zh: '您暂无FOF产品授权，是否前往授权？',
    en: 'You have no FOF product authorisation. Apply for it now?',
  },
  to: '/investment-services/capital-agency/product-authorization-check',
}
const asking = menu('20301', { askFirst: question })
const authorised: Pick<Profile, 'loginType' | 'supperMgrChg' | 'isFofAuth'> = { ...person, isFofAuth: '1' }

test('[SH-254] menu 20301 asks a question first if the FOF authorisation is missing', () => {
  expect(decideMenu('20301', facts([asking]))).toMatchObject({ kind: 'ask', question })
  expect(decideMenu('20301', facts([asking], { profile: authorised })).kind).toBe('open')
})
test('[SH-256] menu 20301 opens after the question was declined', () => {
  expect(decideMenu('20301', facts([asking], { declined: true })).kind).toBe('open')
})
test('[SH-120] menu 11287 opens in a new window', () => {
  const address = '/fund-management/#/fund-information-management'
  expect(decideMenu('11287', facts([menu('11287', { newWindow: address })]))).toMatchObject({
    kind: 'newWindow',
    address,
  })
})

test('the wrong-path dialog names the path', () => {
  expect(decideMenu('m', facts([menu('m', { path: '/nowhere/x' })]))).toEqual({
    kind: 'wrongPath',
    path: '/nowhere/x',
  })
  expect(menuTexts.zh.wrongPathTitle).toBe('无法访问此菜单')
})

test('a level-4 menu opens in the tab of its parent; a parent without page opens its first child', () => {
  const child = menu('c', { level: 4, parentId: 'p', sort: 2 })
  const first = menu('d', { level: 4, parentId: 'p', sort: 1 })
  const parent = menu('p', { path: '', children: [child, first] })
  const tree = facts([parent])
  expect(decideMenu('c', tree)).toMatchObject({ kind: 'open', parent: { id: 'p' } })
  expect(decideMenu('p', tree)).toMatchObject({ kind: 'open', menu: { id: 'd' } })
})

test.each([
  ['path on another site', menu('m', { path: 'https://a.example/x' }), 'https://a.example/x'],
  ['embedUrl', menu('m', { embedUrl: 'https://a.example/y' }), 'https://a.example/y'],
  ['without URL', menu('m', { embedUrl: '' }), null],
  ['flagged not found', menu('m', { embedUrl: 'https://a.example/y', notFound: '1' }), null],
  ['the own site', menu('m', { embedUrl: '/help/start.html' }), '/help/start.html'],
  ['a site that is not configured', menu('m', { embedUrl: 'https://b.example/y' }), null],
  ['a look-alike', menu('m', { embedUrl: 'https://a.example.evil/y' }), null],
  ['another port', menu('m', { embedUrl: 'https://a.example:444/y' }), null],
  ['a script', menu('m', { embedUrl: 'javascript:alert(1)' }), null],
  ['no address at all', menu('m', { embedUrl: 'http://' }), null],
])('[BL-121] embedded: %s', (_title, node, url) => {
  expect(embeddedUrl(readMenu(node), 'https://portal.example', ['https://a.example'])).toBe(url)
})

test('[SH-150] [BL-246] only a missing, null, empty, 0 or "0" permission refuses the menu', () => {
  expect([undefined, null, '', 0, '0'].map(isPermitted)).toEqual(Array(5).fill(false))
  expect([1, '1', 'x', '00'].every(isPermitted)).toBe(true)
})

test('[SH-152] hidden menus are not listed, and siblings are ordered by sort', () => {
  const tree = menuIndex([
    menu('b', { sort: 2 }),
    menu('x', { isHiddenMenu: '1' }),
    menu('a', { sort: 1 }),
    menu('empty', { path: '', children: [menu('y', { isHiddenMenu: '1' })] }),
  ]).tree
  expect(visibleMenus(tree).map((it) => it.id)).toEqual(['a', 'b'])
})

test('if several menus share a path, the first in sort order is found', () => {
  const index = menuIndex([menu('late', { sort: 9, path: '/x' }), menu('early', { sort: 1, path: '/x' })])
  expect(index.byPath('/x')?.id).toBe('early')
})
