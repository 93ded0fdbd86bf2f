import { defineTexts } from '@iisp/web'

export const jumpTexts = defineTexts({
  title: ['温馨提示', 'Please note'],
  text: [
    '您即将从{{source}}跳转至{{target}}，请阅读并同意相关协议。',
    'You are leaving the {{source}} for the {{target}}. Please read and accept the terms.',
  ],
  source: {
    fund: ['基金分析平台', 'fund analysis platform'],
    custody: ['托管外包平台', 'custody outsourcing platform'],
  },
  lab: ['投研实验室', 'research lab'],
  platform: ['机构服务平台', 'institutional platform'],
  agree: ['我已阅读并同意', 'I have read and accept'],
  missing: ['请勾选同意协议', 'Please tick the box to accept the terms'],
  cancel: ['取消', 'Cancel'],
  go: ['马上跳转', 'Go now'],
  unknown: [
    '外部平台暂时无法访问，请稍后再试或联系在线客服',
    'The other platform cannot be reached. Please try again later or contact customer service',
  ],
  blocked: ['浏览器拦截了新窗口，请点击打开', 'The browser held the new window back. Please open it.'],
  open: ['打开', 'Open'],
})
