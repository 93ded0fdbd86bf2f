import { defineTexts } from '@iisp/web'

export const comparisonTexts = defineTexts({
  title: ['文本比对', 'Compare texts'],
  hint: [
    '粘贴或选择两份文本，逐处查看差异。文本仅用于本次比对，平台不会保存。',
    'Paste or choose two texts and see where they differ. They are used for this comparison alone and not stored.',
  ],
  left: ['原文本', 'Old text'],
  right: ['新文本', 'New text'],
  placeholder: ['粘贴文本，或选择 txt 文件', 'Paste a text, or choose a txt file'],
  choose: {
    left: ['选择原文本文件', 'Choose the old file'],
    right: ['选择新文本文件', 'Choose the new file'],
  },
  noText: ['该文件不是文本文件，请选择 txt 文件', 'This file holds no text. Please choose a txt file.'],
  tooLong: [
    '文件内容超过{{limit}}字，请分段比对',
    'The file has more than {{limit}} characters. Please compare it in parts.',
  ],
  ignoreSpaces: ['忽略空格', 'Ignore spaces'],
  ignorePunctuation: ['忽略标点', 'Ignore punctuation'],
  compare: ['开始比对', 'Compare'],
  bothEmpty: ['请先输入两份文本', 'Please enter two texts'],
  same: ['两份文本没有差异', 'The texts do not differ'],
  summary: [
    '共{{n}}处差异：修改{{changed}}处，新增{{added}}处，删除{{removed}}处',
    'Differences: {{n}} ({{changed}} changed, {{added}} added, {{removed}} removed)',
  ],
  differences: ['差异列表', 'Differences'],
  previous: ['上一处', 'Previous'],
  next: ['下一处', 'Next'],
  position: ['第{{at}}处，共{{n}}处', '{{at}} of {{n}}'],
  kinds: { changed: ['修改', 'Modified'], added: ['新增', 'Added'], removed: ['删除', 'Deleted'] },
  where: ['原文本第{{left}}行，新文本第{{right}}行', 'Old line {{left}}, new line {{right}}'],
  none: ['（无）', '(none)'],
  emptyLine: ['（空行）', '(empty line)'],
})
