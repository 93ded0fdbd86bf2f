import { helpTextOf } from '@iisp/contract/help-text'
import { queryModes } from '../../contract/pages.ts'

const listsText = helpTextOf('lists')

/** Help texts on lists. */
export const listsHelpTexts = [
  listsText(
    'manual-query',
    queryModes,
    [
      ['为什么打开列表没有自动查询？', '如何设置手动查询', '提示当前菜单设置为手动查询'],
      `该菜单被设置为手动查询，请填写条件后点击“查询”。可在[菜单查询方式管理](menu:${queryModes.id})中改为自动查询，设置按账号保存。`,
    ],
    [
      ['Why does a list not load by itself?', 'Manual query of a menu'],
      `The menu is set to manual query: press “Search”. [Menu query settings](menu:${queryModes.id}) change that; the setting is kept with your account.`,
    ],
    ['手动查询', '自动查询'],
    ['list-filter'],
  ),
  listsText(
    'saved-views',
    null,
    [
      ['如何保存常用的查询条件？', '列表视图怎么保存', '每次都要重新选条件'],
      '在列表右上方打开视图，可将当前的查询条件、排序和列保存为视图，并设为默认，下次打开菜单即自动使用。',
    ],
    [
      ['How do I keep filters that I use often?', 'Saved views of a list'],
      'Open the views above a list, keep filters, order and columns under a name, and make it the default for the next time.',
    ],
    ['视图', '常用条件'],
    ['list-filter', 'list-columns'],
  ),
  listsText(
    'list-columns',
    null,
    [
      ['如何设置列表显示哪些列？', '隐藏列', '调整列顺序和列宽', '列设置恢复默认'],
      '点击列表右上方“列设置”，可勾选显示的列、上下移动或拖动调整顺序；拖动表头边缘调整列宽。设置按账号保存，点击“恢复默认”还原。固定列不能隐藏。',
    ],
    [
      ['How do I choose the columns of a list?', 'Column width and order'],
      'Press “Columns” above the list: tick, move or drag them; drag the edge of a header for its width. Settings are kept with your account; “Restore default” undoes them.',
    ],
    ['列设置', '列宽', '表头'],
    ['list-sort'],
  ),
  listsText(
    'list-sort',
    null,
    [
      ['列表如何排序？', '按金额从大到小排列', '点击表头排序'],
      '点击可排序的表头依次切换：降序、升序、取消排序。金额按数值比较。',
    ],
    [
      ['How do I sort a list?'],
      'Press a sortable header: descending, ascending, none. Amounts are compared as numbers.',
    ],
    ['排序'],
    ['list-columns'],
  ),
  listsText(
    'list-pages',
    null,
    [
      ['每页可以显示多少条？', '如何翻页', '总数显示10,000+是什么意思'],
      '业务列表每页可选10、20、30、50、100、200条，默认20条。总数超过一万条时显示“10,000+”，请用查询条件缩小范围。',
    ],
    [
      ['How many rows does a page show?', 'What does 10,000+ mean?'],
      'Business lists show 10, 20, 30, 50, 100 or 200 rows a page, 20 by default. Above ten thousand the total says “10,000+”: narrow the conditions.',
    ],
    ['分页', '条数', '翻页'],
    ['list-filter'],
  ),
  listsText(
    'list-select',
    null,
    [
      ['如何跨页多选？', '已选的行在哪里看', '批量选择'],
      '勾选行首复选框，翻页后选择会保留；底部“已选N项”可展开查看、单独移除或清空。',
    ],
    [
      ['How do I select rows over several pages?'],
      'Tick the boxes; they stay when you turn the page. “N selected” below lists them and lets you remove or clear them.',
    ],
    ['多选', '勾选'],
    ['list-pages'],
  ),
  listsText(
    'calendar',
    null,
    [
      ['工作日历以什么为准？', '调休上班能划款吗', '交易日和工作日的区别', '春节期间放假安排'],
      '平台有两套日历：法定工作日（含调休上班日）决定划款日期；交易所交易日用于交易相关业务，周末一律不是交易日。节假日以国务院和交易所公告为准，未公布的年份不可选。',
    ],
    [
      ['Which calendar counts?', 'What is the difference between working days and trading days?'],
      'Statutory working days, make-up days included, decide about transfers; exchange trading days never fall on a weekend. Years whose holidays are not published cannot be chosen.',
    ],
    ['日历', '调休', '交易日', '工作日'],
    ['transfer-date-rule'],
  ),
]
