import { helpTextOf } from '@iisp/contract/help-text'
import { textComparison } from '../contract/pages.ts'

const workspaceText = helpTextOf('workspace')

export const comparisonHelpTexts = [
  workspaceText(
    'text-comparison',
    textComparison,
    [
      ['如何比对两份文本的差异？', '合同比对', '两个版本有什么不同'],
      `打开[文本比对](menu:${textComparison.id})，粘贴或选择两份文本（txt），点击“开始比对”。页面逐处列出差异，可上一处、下一处跳转，也可忽略空格和标点。文本不会保存。`,
    ],
    [
      ['How do I compare two texts?'],
      `Open [Compare texts](menu:${textComparison.id}), paste or choose two texts (txt), and press “Compare”. The differences are listed, with buttons to the previous and next one; spaces and punctuation can be ignored. Nothing is stored.`,
    ],
    ['比对', '差异', '对比', '合同'],
  ),
]
