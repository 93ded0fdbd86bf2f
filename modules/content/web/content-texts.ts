import { defineTexts } from '@iisp/web/i18n/texts'

export const contentTexts = defineTexts({
  empty: ['暂无数据，没有符合条件的内容', 'No data: nothing matches the filters'],
  keyword: ['关键字', 'Keyword'],
  publishedAt: ['发布时间', 'Published'],
  save: ['下载', 'Save file'],
  gone: ['该内容不存在或已下线', 'There is no such text, or it is no longer public'],
  contents: ['目录', 'Contents'],
  failed: ['页面内容加载失败', 'This page could not be loaded'],
  retry: ['重试', 'Try again'],
  loading: ['加载中...', 'Loading...'],
  contact: ['联系我们', 'Contact'],
  noContact: [
    '本平台未公布服务电话和邮箱。请联系贵机构的客户经理，或登录后使用在线客服。',
    'This portal publishes no telephone number or e-mail address. Please ask your account manager, or use the service chat after sign-in.',
  ],
})
