import { defineTexts } from '../i18n/index.ts'

export const richTextTexts = defineTexts({
  bold: ['加粗', 'Bold'],
  italic: ['斜体', 'Italic'],
  underline: ['下划线', 'Underline'],
  strike: ['删除线', 'Strikethrough'],
  heading: ['小标题', 'Heading'],
  bullets: ['项目符号', 'Bullets'],
  numbers: ['编号', 'Numbers'],
  link: ['链接', 'Link'],
  plain: ['清除格式', 'Plain'],
  undo: ['撤销', 'Undo'],
  redo: ['重做', 'Redo'],
  image: ['[图片]', '[image]'],
  imageOf: ['[图片：{{name}}]', '[image: {{name}}]'],
  textOnly: ['此处只能放入文字，不支持图片和文件', 'Only text can be put here, no pictures and no files'],
  linkSelect: ['请先选中要加链接的文字', 'Please select the words of the link first'],
  linkTitle: ['插入链接', 'Insert a link'],
  linkTo: ['链接地址', 'Address'],
  linkHint: [
    '菜单：#菜单编号；文件：#download_文件编号；网站：https://…',
    'A menu: #id; a file: #download_id; a site: https://…',
  ],
  linkRemoveHint: ['留空即取消链接', 'Leave it empty to take the link away'],
  linkMissing: [
    '请填写以 #、/ 或 https:// 开头的链接地址',
    'Please give an address that begins with #, / or https://',
  ],
})
