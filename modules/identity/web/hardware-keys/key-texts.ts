import { defineTexts } from '@iisp/web/i18n/texts'

export const keyTexts = defineTexts({
  unsupported: ['当前浏览器不支持UKey', 'No UKey in this browser'],
  browser: [
    '当前浏览器不支持UKey，或UKey驱动未安装。请安装驱动，或使用Chrome、Edge 86以上版本打开本页面；也可以选择短信登录。',
    'This browser does not support UKeys, or the driver of the key is missing. Please install the driver, or open this page in Chrome or Edge 86 or newer. You can also sign in with an SMS code.',
  ],
  address: [
    '当前网址不支持UKey，请通过平台的https域名访问（本机可用 http://localhost）；也可以选择短信登录。',
    'UKeys do not work at this address. Please open the https address of the portal (http://localhost on its own machine). You can also sign in with an SMS code.',
  ],
  know: ['知道了', 'OK'],
  name: ['名称', 'Name'],
  addedAt: ['登记时间', 'Added'],
  usedAt: ['最近使用', 'Last used'],
  never: ['未使用', 'Never'],
  none: ['暂无数据，尚未登记UKey', 'No data: no UKey is registered'],
  hint: [
    '登记FIDO2安全密钥（UKey）后，可凭密码和UKey登录。请至少登记两个，以备其中一个遗失；遗失的请立即移除。',
    'With a registered FIDO2 security key (UKey) you sign in by password and key. Register two, in case one is lost, and remove a lost one at once.',
  ],
  add: ['登记UKey', 'Register UKey'],
  addHint: [
    '点击“登记”后，请按浏览器的提示插入并触摸UKey。',
    'After “Register”, insert and touch the key when the browser asks for it.',
  ],
  nameHint: ['例如：工作UKey、备用UKey', 'For example: work key, spare key'],
  nameMissing: ['请填写名称', 'Please enter a name'],
  register: ['登记', 'Register'],
  added: ['UKey已登记', 'The UKey was registered'],
  remove: ['移除', 'Remove'],
  removeAsk: [
    '移除“{{name}}”？此后该UKey不能再用于登录您的账号。',
    'Remove {{name}}? Your account can no longer be signed in to with this key.',
  ],
  removed: ['UKey已移除', 'The UKey was removed'],
})
