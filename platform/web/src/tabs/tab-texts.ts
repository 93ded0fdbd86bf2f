import { defineTexts } from '../i18n/index.ts'

export const tabTexts = defineTexts({
  bar: ['已打开的页面', 'Open pages'],
  subBar: ['下级菜单', 'Pages of this menu'],
  home: ['首页', 'Home'],
  reload: ['重新加载', 'Reload'],
  self: ['关闭当前', 'Close'],
  others: ['关闭其他', 'Close others'],
  left: ['关闭左侧', 'Close to the left'],
  right: ['关闭右侧', 'Close to the right'],
  all: ['关闭全部', 'Close all'],
  beside: ['与当前页面并排', 'Show beside the page in front'],
  besideChoose: ['并排显示…', 'Show side by side…'],
  besideList: ['选择并排显示的页面', 'Choose the page to show beside this one'],
  apart: ['结束并排', 'End side by side'],
  divider: ['调整两个页面的宽度', 'Width of the two pages'],
  pairNarrow: [
    '窗口太窄，无法并排显示，请加宽窗口后重试',
    'The window is too narrow for two pages. Please widen it and try again',
  ],
  pairHome: [
    '首页不能并排显示，请先打开业务页面',
    'Home cannot be shown side by side. Please open another page first',
  ],
  pairAlone: [
    '没有其他已打开的页面，请先打开要并排显示的页面',
    'No other page is open. Please open the page to compare with first',
  ],
  reopen: ['重新打开刚关闭的页面', 'Reopen closed page'],
  close: ['关闭{{title}}', 'Close {{title}}'],
  unsaved: ['未保存', 'unsaved'],
  unsavedTitle: ['未保存', 'Unsaved input'],
  unsavedClose: ['以下页面有未保存的内容：{{titles}}。', 'These pages hold unsaved input: {{titles}}.'],
  unsavedReload: [
    '{{titles}}有未保存的内容，重新加载后将丢失',
    '{{titles}} holds unsaved input that will be lost by reloading',
  ],
  unsavedDrop: [
    '打开的页面已达上限，继续将关闭最早打开的页面，其中有未保存的内容：{{titles}}。',
    'No more pages can be open. Going on closes the oldest one, which holds unsaved input: {{titles}}.',
  ],
  keepHint: [
    '草稿可保留在本浏览器，再次打开时恢复。',
    ' A draft can be kept in this browser and is there when you open the page again.',
  ],
  keepDraft: ['保留草稿并关闭', 'Keep the draft and close'],
  unsavedLeave: [
    '以下页面有未保存的内容，退出后将丢失：{{titles}}',
    'These pages hold unsaved input that will be lost when you leave: {{titles}}',
  ],
  discardClose: ['放弃并关闭', 'Discard and close'],
  discardReload: ['放弃并重新加载', 'Discard and reload'],
  discardDrop: ['放弃并继续', 'Discard and go on'],
  discardLeave: ['放弃并退出', 'Discard and leave'],
  stay: ['返回编辑', 'Back to editing'],
  listSeparator: ['、', ', '],
  menuOf: ['{{title}}的操作', 'Actions of {{title}}'],
})
