import { defineErrors } from '@iisp/contract'

export const contentErrors = defineErrors('content', {
  titleEmpty: { status: 400, zh: '请填写中文标题', en: 'Please give a Chinese title' },
  bodyEmpty: { status: 400, zh: '请填写中文正文', en: 'Please write a Chinese text' },
  addressUnknown: {
    status: 400,
    zh: '页面地址须为已有的公开页面地址，或在其后加一段编号',
    en: 'The address must be that of a public page, or such an address followed by a name of its own',
  },
  addressTaken: {
    status: 409,
    zh: '该地址已有页面，请在列表中编辑它',
    en: 'There is a page at this address already. Please edit it in the list.',
  },
  tooManyArticles: {
    status: 400,
    zh: '最多保存{limit}篇内容',
    en: 'At most {limit} articles are kept',
  },
  tooManyVersions: {
    status: 400,
    zh: '一篇内容最多保存{limit}个版本，请另建一篇',
    en: 'An article has at most {limit} versions. Please begin a new one.',
  },
  endsBeforeStart: {
    status: 400,
    zh: '下线时间须晚于发布时间和当前时间',
    en: 'Publication must end after its beginning, and after now',
  },
  notPublic: {
    status: 409,
    zh: '该内容未发布，无需下线',
    en: 'It is not published, so that there is nothing to withdraw',
  },
})
