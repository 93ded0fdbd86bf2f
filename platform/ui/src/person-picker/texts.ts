import type { Texts } from '../locale/index.ts'

const zh = {
  placeholder: '姓名、拼音、账号或机构',
  none: '没有符合条件的人员',
  failed: (message: string) => `${message}，请重新展开`,
  more: '仅显示部分人员，请输入更多字缩小范围',
  disabled: '已停用',
}
export const texts: Texts<typeof zh> = {
  zh,
  en: {
    placeholder: 'Name, pinyin, account or institution',
    none: 'Nobody matches',
    failed: (message) => `${message}. Please open the list again.`,
    more: 'Not everybody is listed: type more to narrow it down',
    disabled: 'Disabled',
  },
}
