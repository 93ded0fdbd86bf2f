import { defineTexts } from '@iisp/web'

export const jumpTexts = defineTexts(
  'approval.jump',
  {
    title: '温馨提示',
    text: '您即将从{{source}}跳转至{{target}}，请阅读并同意相关协议。',
    source: { fund: '基金分析平台', custody: '托管外包平台' },
    lab: '投研实验室',
    platform: '机构服务平台',
    agree: '我已阅读并同意',
    missing: '请勾选同意协议',
    cancel: '取消',
    go: '马上跳转',
    unknown: '外部平台暂时无法访问，请稍后再试或联系在线客服',
    blocked: '浏览器拦截了新窗口，请点击打开',
    open: '打开',
  },
  {
    title: 'Please note',
    text: 'You are leaving the {{source}} for the {{target}}. Please read and accept the terms.',
    source: { fund: 'fund analysis platform', custody: 'custody outsourcing platform' },
    lab: 'research lab',
    platform: 'institutional platform',
    agree: 'I have read and accept',
    missing: 'Please tick the box to accept the terms',
    cancel: 'Cancel',
    go: 'Go now',
    unknown: 'The other platform cannot be reached. Please try again later or contact customer service',
    blocked: 'The browser held the new window back. Please open it.',
    open: 'Open',
  },
)
