import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { menuRequestFields } from '../../contract/menu-requests.ts'

export const menuRequestTexts = defineTexts({
  ...textsOf(menuRequestFields),
  title: ['权限申请', 'Access requests'],
  hint: [
    '本机构人员申请的菜单权限。授权到期自动失效；本人的申请须由其他管理员处理。',
    'Menus that people of your institution ask for. A grant ends by itself on its last day; nobody decides on their own request.',
  ],
  which: ['范围', 'Which'],
  open: ['待审批', 'To decide'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待审批的申请', 'No data: nothing waits for a decision'],
  none: ['暂无数据，尚无申请', 'No data: nobody has asked yet'],
  forGood: ['长期有效', 'No end date'],
  detail: ['{{name}}申请{{menu}}', '{{name}} asks for {{menu}}'],
  grantAsk: [
    '{{name}}将可打开“{{menu}}”并办理其中的业务；经办、复核、签发仍须由不同人员完成。',
    '{{name}} will be able to open {{menu}} and act there. Entering, reviewing and signing an order still take different people.',
  ],
  period: ['有效期', 'Valid for'],
  days: {
    d7: ['7天', '7 days'],
    d30: ['30天', '30 days'],
    d90: ['90天', '90 days'],
    d365: ['一年', 'A year'],
    d0: ['长期有效', 'No end date'],
  },
})
