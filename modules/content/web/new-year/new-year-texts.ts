import { defineTexts } from '@iisp/web/i18n/texts'

export const newYearTexts = defineTexts({
  title: ['{{year}} 新年快乐', 'Happy New Year {{year}}'],
  text: [
    '感谢您一年来的信任与支持，祝您新的一年工作顺利、万事如意！',
    'Thank you for a year of trust. We wish you a happy and successful new year!',
  ],
  make: ['制作贺卡', 'Make a card'],
  close: ['以后再说', 'Not now'],
})
