import { complaintFlow } from '../../contract/complaint-states.ts'
import { complaintDesk } from '../../contract/pages.ts'
import type { ParamTemplate } from '../../contract/param-templates.ts'

const both = (zh: string, en: string) => ({ zh, en })

/** The personal settings of the complaint desk. */
export const deskSettings: ParamTemplate = {
  itemId: 'complaint-desk',
  pages: [complaintDesk],
  shared: false,
  defaults: {},
  items: [
    {
      type: 'singleSelect',
      field: 'openState',
      label: both('打开页面时显示', 'Shown when the page opens'),
      option: [
        { value: complaintFlow.codes.waiting, name: complaintFlow.states.waiting.name },
        { value: 'all', name: both('全部', 'All') },
      ],
    },
    {
      type: 'inputNumber',
      field: 'overdueDays',
      label: both('超时未答复', 'Overdue'),
      help: both(
        '待答复的吐槽超过此天数后在列表中标记为已超时',
        'Complaints that wait longer are marked in the list',
      ),
    },
  ],
}
