import { defineTexts } from '@iisp/web/i18n/texts'

export const greetingCardTexts = defineTexts({
  title: ['新年贺卡', 'New Year card'],
  hint: [
    '选择贺卡，填写称呼、祝福和落款，下载为图片后即可发送。内容只在您的浏览器中，不会上传。',
    'Choose a card, write a name, a greeting and your own name, and save it as a picture. Nothing leaves your browser.',
  ],
  design: ['贺卡样式', 'Card'],
  designs: { lantern: ['灯笼', 'Lanterns'], plum: ['梅花', 'Plum blossom'], dawn: ['日出', 'Dawn'] },
  to: ['称呼', 'To'],
  words: ['祝福', 'Greeting'],
  usualWords: [
    '感谢一年来的信任与支持，祝您新年快乐，万事如意！',
    'Thank you for a year of trust. We wish you a happy and successful new year!',
  ],
  from: ['落款', 'From'],
  heading: ['{{year}} 新年快乐', 'Happy New Year {{year}}'],
  salutation: ['{{name}}：', 'Dear {{name}},'],
  preview: ['贺卡预览：{{text}}', 'The card: {{text}}'],
  save: ['下载图片', 'Save the picture'],
  file: ['新年贺卡{{year}}.png', 'new-year-card-{{year}}.png'],
  failed: ['图片未能生成，请重试', 'The picture could not be made. Please try again'],
})
