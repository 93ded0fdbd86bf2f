import { defineTexts } from '@iisp/web/i18n/texts'

export const keyTexts = defineTexts(
  'identity.keys',
  {
    unsupported: '当前浏览器不支持UKey',
    browser:
      '当前浏览器不支持UKey，或UKey驱动未安装。请安装驱动，或使用Chrome、Edge 86以上版本打开本页面；也可以选择短信登录。',
    address:
      '当前网址不支持UKey，请通过平台的https域名访问（本机可用 http://localhost）；也可以选择短信登录。',
    know: '知道了',
    name: '名称',
    addedAt: '登记时间',
    usedAt: '最近使用',
    never: '未使用',
    none: '暂无数据，尚未登记UKey',
    hint: '登记FIDO2安全密钥（UKey）后，可凭密码和UKey登录。请至少登记两个，以备其中一个遗失；遗失的请立即移除。',
    add: '登记UKey',
    addHint: '点击“登记”后，请按浏览器的提示插入并触摸UKey。',
    nameHint: '例如：工作UKey、备用UKey',
    nameMissing: '请填写名称',
    register: '登记',
    added: 'UKey已登记',
    remove: '移除',
    removeAsk: '移除“{{name}}”？此后该UKey不能再用于登录您的账号。',
    removed: 'UKey已移除',
  },
  {
    unsupported: 'No UKey in this browser',
    browser:
      'This browser does not support UKeys, or the driver of the key is missing. Please install the driver, or open this page in Chrome or Edge 86 or newer. You can also sign in with an SMS code.',
    address:
      'UKeys do not work at this address. Please open the https address of the portal (http://localhost on its own machine). You can also sign in with an SMS code.',
    know: 'OK',
    name: 'Name',
    addedAt: 'Added',
    usedAt: 'Last used',
    never: 'Never',
    none: 'No data: no UKey is registered',
    hint: 'With a registered FIDO2 security key (UKey) you sign in by password and key. Register two, in case one is lost, and remove a lost one at once.',
    add: 'Register UKey',
    addHint: 'After “Register”, insert and touch the key when the browser asks for it.',
    nameHint: 'For example: work key, spare key',
    nameMissing: 'Please enter a name',
    register: 'Register',
    added: 'The UKey was registered',
    remove: 'Remove',
    removeAsk: 'Remove {{name}}? Your account can no longer be signed in to with this key.',
    removed: 'The UKey was removed',
  },
)
