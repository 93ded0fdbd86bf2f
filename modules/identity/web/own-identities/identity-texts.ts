import { defineTexts } from '@iisp/web/i18n/texts'

export const identityTexts = defineTexts({
  switch: ['切换身份', 'Switch role or company'],
  chooseTitle: ['选择身份', 'Choose your role'],
  choose: [
    '您在{{institution}}有两个身份，请选择本次使用的身份，之后可在页面右上角切换。',
    'You have two roles at {{institution}}. Choose the one to work in now; you can change it at the top right later.',
  ],
  asManager: ['以管理人身份办理业务', 'Work as the fund manager'],
  asChannel: ['以销售渠道身份办理业务', 'Work as the sales channel'],
  signOut: ['退出登录', 'Sign out'],
  done: ['已切换至{{name}}', 'Switched to {{name}}'],
  arrangement: ['菜单布局', 'Menu layout'],
  arrangements: { new: ['分组（新版）', 'Grouped (new)'], old: ['平铺（旧版）', 'Flat (old)'] },
  arrangementHint: [
    '更改后菜单立即更新，已打开的页面将关闭。',
    'The menus change at once, and open pages are closed.',
  ],
  arranged: ['菜单布局已更改', 'The menu layout was changed'],
})
