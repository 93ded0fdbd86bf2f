import { defineTexts } from '../i18n/index.ts'

export const entranceTexts = defineTexts({
  welcome: ['登录成功，欢迎您，{{name}}', 'Welcome, {{name}}'],
  openFailed: ['页面数据加载失败，请刷新重试', 'The portal could not load your data. Please refresh'],
  again: ['重试', 'Try again'],
  loading: ['加载中...', 'Loading...'],
})
