import { type Page, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { agreement } from './agreements.ts'
import { approvalErrors as e } from './errors.ts'
import { intelligentServices, mainPlatform, researchLab, researchWorkbench } from './pages.ts'

export const jumpTarget = t.oneOf('research-lab', 'main-platform')
export type JumpTarget = 'research-lab' | 'main-platform'

/** The target platform of each jump menu. */
export const jumpPages = {
  [researchLab.id]: { page: researchLab, target: 'research-lab' },
  [researchWorkbench.id]: { page: researchWorkbench, target: 'research-lab' },
  [mainPlatform.id]: { page: mainPlatform, target: 'main-platform' },
  [intelligentServices.id]: { page: intelligentServices, target: 'main-platform' },
} as const satisfies Readonly<Record<string, { page: Page; target: JumpTarget }>>
export type JumpMenu = keyof typeof jumpPages
const jumpMenus = Object.keys(jumpPages) as readonly JumpMenu[]
/** The pages that lead to a platform; there is always one. */
export const pagesOfTarget = (target: JumpTarget): readonly [Page, ...Page[]] =>
  target === 'research-lab' ? [researchLab, researchWorkbench] : [mainPlatform, intelligentServices]
export const isJumpMenu = (id: string): id is JumpMenu => Object.hasOwn(jumpPages, id)

/**
 * GET {target}: whether this is the caller's first jump there. `agreements` must be agreed to first; `source` is the
 * platform of this portal (PLATFORM_ENV).
 */
export const firstJump = defineRead({
  summary: { zh: '查询是否首次跳转', en: 'Whether consent to a jump is needed' },
  path: '/tgfw-integration/authRequest/firstJump',
  input: t.strict({ target: jumpTarget }),
  output: t.Object({
    first: t.Boolean(),
    source: t.oneOf('fund', 'custody'),
    agreements: t.Array(t.Object({ agreement, version: t.text(10) })),
  }),
  errors: [e.jumpNotConfigured],
  access: { who: 'session' },
})

/** POST {target, agreed}: records the consent, which `getJumpUrl` requires. */
export const agreeToJump = defineWrite({
  name: 'agreeToJump',
  summary: { zh: '同意跳转', en: 'Consent to a jump to another platform' },
  path: '/tgfw-integration/authRequest/firstJump',
  input: t.strict({ target: jumpTarget, agreed: t.Boolean() }),
  errors: [e.jumpNotConfigured, e.consentMissing],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})

/**
 * GET menuId: the address of a jump menu. Parameter `sessionid` of `url` is a ticket, never the session: it is valid
 * once, for one minute and one platform, whose server redeems it (`redeemTicket`). `tgyw_cmst_bmps` is the
 * same ticket for callers that build the address themselves, `timestamp` when it was made in milliseconds, `cpId` the
 * institution, `system_flag` the platform.
 */
export const getJumpUrl = defineWrite({
  summary: { zh: '外部平台跳转地址', en: 'Address of another platform' },
  methods: ['GET'],
  path: '/api/common/jump/getJumpUrl',
  input: t.strict({ menuId: t.oneOf(...jumpMenus) }),
  output: t.Object({
    url: t.text(2_000),
    tgyw_cmst_bmps: t.text(40),
    timestamp: t.text(20),
    cpId: t.text(40),
    system_flag: jumpTarget,
  }),
  errors: [e.jumpNotConfigured, e.consentMissing, platformErrors.loginTypeTooWeak],
  access: { who: 'pages', pages: Object.values(jumpPages).map(({ page }) => page), supervised: false },
  idempotent: 'no',
})

/**
 * GET system_flag: a code for the platform, with which its server asks who the caller is (`getUserInfo`). It is valid once,
 * for one minute, for this person and this platform.
 */
export const getCode = defineWrite({
  summary: { zh: '外部平台一次性代码', en: 'One-time code for another platform' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/authRequest/getCode',
  input: t.strict({ system_flag: jumpTarget }),
  output: t.Object({ code: t.text(40) }),
  errors: [e.jumpNotConfigured, e.consentMissing, platformErrors.loginTypeTooWeak],
  access: { who: 'pages', pages: Object.values(jumpPages).map(({ page }) => page), supervised: false },
  idempotent: 'no',
})
