import { defineTexts } from '@iisp/web/i18n/texts'

export const contentTexts = defineTexts({
  help: ['帮助中心', 'Help centre'],
  guide: ['操作指南', 'Operating guide'],
  news: ['新闻中心', 'News centre'],
  download: ['下载专区', 'Download area'],
  empty: ['暂无数据，没有符合条件的内容', 'No data: nothing matches the filters'],
  keyword: ['关键字', 'Keyword'],
  category: ['分类', 'Category'],
  allCategories: ['全部分类', 'All categories'],
  title: ['标题', 'Title'],
  publishedAt: ['发布时间', 'Published'],
  save: ['下载', 'Save file'],
  gone: ['该内容不存在或已下线', 'There is no such text, or it is no longer public'],
  account: ['账号与登录', 'Account and sign-in'],
  transfer: ['划款', 'Transfers'],
  opening: ['开户与关联', 'Openings and links'],
  platform: ['平台', 'Portal'],
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
