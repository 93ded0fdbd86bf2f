import { defineTexts } from '@iisp/web/i18n/texts'

export const puzzleTexts = defineTexts(
  'identity.puzzle',
  {
    title: '安全验证',
    hint: '拖动滑块，将拼图移到缺口处',
    keys: '也可用方向键移动，回车键确认',
    handle: '拼图位置',
    loading: '图片加载中…',
    failed: '获取滑动验证图片失败',
    again: '换一张',
    retry: '重试',
    close: '关闭',
    checking: '验证中…',
    right: '验证通过',
    wrong: '未对准缺口，请再试一次',
  },
  {
    title: 'Security check',
    hint: 'Drag the piece into the gap',
    keys: 'Or move it with the arrow keys and press Enter',
    handle: 'Position of the piece',
    loading: 'Loading the picture…',
    failed: 'Failed to obtain slider verification image',
    again: 'Another picture',
    retry: 'Try again',
    close: 'Close',
    checking: 'Checking…',
    right: 'It fits',
    wrong: 'Not quite in the gap. Please try again.',
  },
)
