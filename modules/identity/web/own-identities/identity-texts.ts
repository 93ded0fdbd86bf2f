import { defineTexts } from '@iisp/web/i18n/texts'

export const identityTexts = defineTexts(
  'identity.own',
  {
    switch: '切换身份',
    side: '身份',
    company: '公司',
    chooseTitle: '选择身份',
    choose: '您在{{institution}}有两个身份，请选择本次使用的身份，之后可在页面右上角切换。',
    asManager: '以管理人身份办理业务',
    asChannel: '以销售渠道身份办理业务',
    signOut: '退出登录',
    done: '已切换至{{name}}',
    arrangement: '菜单布局',
    arrangements: { new: '分组（新版）', old: '平铺（旧版）' },
    arrangementHint: '更改后菜单立即更新，已打开的页面将关闭。',
    arranged: '菜单布局已更改',
  },
  {
    switch: 'Switch role or company',
    side: 'Role',
    company: 'Company',
    chooseTitle: 'Choose your role',
    choose:
      'You have two roles at {{institution}}. Choose the one to work in now; you can change it at the top right later.',
    asManager: 'Work as the fund manager',
    asChannel: 'Work as the sales channel',
    signOut: 'Sign out',
    done: 'Switched to {{name}}',
    arrangement: 'Menu layout',
    arrangements: { new: 'Grouped (new)', old: 'Flat (old)' },
    arrangementHint: 'The menus change at once, and open pages are closed.',
    arranged: 'The menu layout was changed',
  },
)
