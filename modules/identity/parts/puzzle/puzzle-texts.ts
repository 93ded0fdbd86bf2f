import { defineTexts } from '@iisp/web/i18n/texts'

export const puzzleTexts = defineTexts({
  title: ['安全验证', 'Security check'],
  hint: ['拖动滑块，将拼图移到缺口处', 'Drag the piece into the gap'],
  keys: ['也可用方向键移动，回车键确认', 'Or move it with the arrow keys and press Enter'],
  handle: ['拼图位置', 'Position of the piece'],
  loading: ['图片加载中…', 'Loading the picture…'],
  failed: ['获取滑动验证图片失败', 'Failed to obtain slider verification image'],
  again: ['换一张', 'Another picture'],
  retry: ['重试', 'Try again'],
  close: ['关闭', 'Close'],
  checking: ['验证中…', 'Checking…'],
  right: ['验证通过', 'It fits'],
  wrong: ['未对准缺口，请再试一次', 'Not quite in the gap. Please try again.'],
})
