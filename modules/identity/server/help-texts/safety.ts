import { helpTextOf } from '@iisp/contract/help-text'

const safetyText = helpTextOf('safety')
const workspaceText = helpTextOf('workspace')

/** Help texts on rights and the protection of data. */
export const safetyHelpTexts = [
  safetyText(
    'data-scope',
    null,
    [
      ['其他机构能看到我们的数据吗？', '数据安全', '能看到别家管理人的产品吗'],
      '不能。每个管理人只能看到本机构的产品、账户和指令，数据库层面也按机构隔离；托管人因履行职责可查看其托管的全部指令。',
    ],
    [
      ['Can other institutions see our data?'],
      'No. A manager sees its own products, accounts and orders only; the database keeps institutions apart as well. The custodian sees what it has in custody.',
    ],
    ['隔离', '隐私', '数据'],
    ['audit'],
  ),
  safetyText(
    'unknown-sign-in',
    null,
    [
      ['怀疑账号被他人使用怎么办？', '账号被盗', '不是本人操作'],
      '请立即：\n1. 联系本机构管理员停用账号。\n2. 致电客服或联系人工客服，说明时间和情况。\n3. 核对近期指令，未受理的指令可立即撤销。',
    ],
    [
      ['I think somebody else uses my account'],
      'At once:\n1. Have your administrator disable the account.\n2. Call customer service.\n3. Check recent orders and withdraw those not yet accepted.',
    ],
    ['盗用', '被盗'],
    ['order-withdraw', 'service-human'],
  ),
  safetyText(
    'staff-leaves',
    null,
    [
      ['员工离职后账号如何停用？', '如何新增操作员账号', '账号开通', '人员变更'],
      '本机构管理员在“人员管理”中停用离职人员的账号，其所有登录立即退出；新人员在“邀请人员”中提出，角色在“变更角色”中提出，均由另一位管理员在“人员变更”中复核后生效，新人员自行设置密码。离职人员请当日停用，其在途的复核、签发任务由同角色的其他人员处理。',
    ],
    [
      ['How is an account opened or closed?', 'A colleague leaves the institution'],
      'The administrator of your institution disables the account under People, which ends all its sessions at once. New people and other roles are proposed there and take effect when a second administrator confirms; new people set their password themselves. Disable an account on the day somebody leaves; others with the same role take over what waits.',
    ],
    ['停用', '离职', '开通'],
    ['menu-no-permission'],
  ),
  safetyText(
    'super-manager',
    null,
    [
      ['如何切换管理人？', '切换机构', '超级管理员切换账号'],
      '仅超级管理员可在首页点击“切换管理人”，选择被授权的账号。切换后会话更换，审计记录同时保留真实人员与所用账号。',
    ],
    [
      ['How do I switch the manager?'],
      'A super-manager presses “Switch manager” on the home page and chooses one of the accounts granted. The audit trail names the real person and the account.',
    ],
    ['切换管理人'],
    ['four-eyes'],
  ),
  workspaceText(
    'menu-no-permission',
    null,
    [
      ['提示没有访问该菜单的权限怎么办？', '菜单打不开没权限', '如何申请菜单权限', '菜单是灰色的'],
      '菜单权限由本机构管理员授权。请将菜单名称告知管理员，授权后重新登录或刷新页面即可使用。',
    ],
    [
      ['I have no permission for a menu', 'How do I get access to a menu?'],
      'The administrator of your institution grants menus. Tell them its name; after that sign in again or refresh the page.',
    ],
    ['权限', '授权', '菜单'],
    ['menu-search', 'sign-in-strong'],
  ),
]
