import { defineTexts } from '../i18n/index.ts'

export const pageTexts = defineTexts({
  e403: ['抱歉，您无权访问该页面', 'Sorry, you have no permission to access this page'],
  e404: ['抱歉，您访问的页面不存在', 'Sorry, this page does not exist'],
  e500: ['抱歉，服务器出错了', 'Sorry, the server has an error'],
  home: ['返回首页', 'Back to home'],
  embedded: ['外部页面', 'External page'],
})
