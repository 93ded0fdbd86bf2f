import type { WebManifest } from '@iisp/web/ports'
import { moneyControls, pages } from '../contract/pages.ts'
import { myAccount, sweepRequest, switchManager } from '../contract/routes.ts'

export const identityManifest: WebManifest = {
  name: 'identity',
  // transfers shows the money controls, because half of them are its own; identity only declares their page
  pages: [...pages.filter((page) => page !== moneyControls), switchManager, myAccount, sweepRequest],
  load: () => import('./entry.ts'),
  actions: [
    {
      id: 'sessions',
      name: { zh: '查看我的登录设备', en: 'Show my sessions' },
      page: myAccount,
      query: { part: 'sessions' },
    },
    {
      id: 'password',
      name: { zh: '修改登录密码', en: 'Change my password' },
      page: myAccount,
      query: { part: 'password' },
    },
  ],
}
