import { helpTextOf } from '@iisp/contract/help-text'
import { downloadCentre } from '../contract/pages.ts'

const listsText = helpTextOf('lists')

export const filesHelpTexts = [
  listsText(
    'download-centre',
    downloadCentre,
    [
      ['导出的文件在哪里下载？', '下载中心怎么用', '如何导出列表', '导出任务在哪看'],
      `列表导出后在[下载中心](menu:${downloadCentre.id})生成文件，完成后即可下载；较大的导出需要等待，期间可继续其他操作。`,
    ],
    [
      ['Where do I find exported files?', 'How does the download centre work?'],
      `Exports are prepared in the [Download centre](menu:${downloadCentre.id}) and can be saved there when they are done. Large ones take a while; you can go on working.`,
    ],
    ['导出', '下载中心'],
    ['attachment-download'],
  ),
]
