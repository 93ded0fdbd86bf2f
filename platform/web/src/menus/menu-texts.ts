import { pageErrors, platformErrors } from '@iisp/contract'
import { defineTexts } from '../i18n/index.ts'

/** Texts shown when a menu does not open. The Chinese wording is fixed by the specification. */
export const menuTexts = defineTexts({
  awaited: ['正在加载菜单…', 'Loading the menus …'],
  notReady: ['菜单数据未准备好，请稍后再试', 'The menus are not ready yet. Please try again later'],
  missing: [
    '暂时无法访问此菜单，请刷新重试！',
    'This menu cannot be opened right now. Please refresh and try again.',
  ],
  comingSoon: [pageErrors.comingSoon.zh, pageErrors.comingSoon.en],
  noPermission: [platformErrors.noPermission.zh, platformErrors.noPermission.en],
  ask: ['申请权限', 'Request access'],
  noMenus: [
    '暂无菜单权限，请联系管理员授权',
    'No menu permission. Please ask the administrator to authorise',
  ],
  strongLogin: [platformErrors.loginTypeTooWeak.zh, platformErrors.loginTypeTooWeak.en],
  strongLoginContact: ['如有疑问请致电{{phone}}', 'For help please call {{phone}}'],
  strongLoginGuide: ['UKEY登录指引', 'UKEY sign-in guide'],
  balanceFinancing: [pageErrors.balanceFinancingUnsigned.zh, pageErrors.balanceFinancingUnsigned.en],
  custodyBanking: [pageErrors.custodyBankingUnsigned.zh, pageErrors.custodyBankingUnsigned.en],
  custodyBankingGuide: ['下载签署指引', 'Download the signing guide'],
  fundraising: [pageErrors.fundraisingOutdated.zh, pageErrors.fundraisingOutdated.en],
  otherWindow: [
    '请在新窗口中打开机构平台页面，选择身份后刷新本页面',
    'Please open the institution platform page in a new window, choose an identity, then refresh this page',
  ],
  askGo: ['马上跳转', 'Go now'],
  askLater: ['暂不需要', 'Not now'],
  wrongPathTitle: ['无法访问此菜单', 'This menu cannot be opened'],
  wrongPath: ['菜单路径配置错误：{{path}}', 'The path of the menu is wrong: {{path}}'],
  confirm: ['确定', 'OK'],
})
