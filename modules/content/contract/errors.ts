import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const contentErrors = defineErrors('content', {
  titleEmpty: badRequest('请填写中文标题', 'Please give a Chinese title'),
  bodyEmpty: badRequest('请填写中文正文', 'Please write a Chinese text'),
  addressUnknown: badRequest(
    '页面地址须为已有的公开页面地址，或在其后加一段编号',
    'The address must be that of a public page, or such an address followed by a name of its own',
  ),
  addressTaken: conflict(
    '该地址已有页面，请在列表中编辑它',
    'There is a page at this address already. Please edit it in the list.',
  ),
  tooManyArticles: badRequest('最多保存{limit}篇内容', 'At most {limit} articles are kept'),
  tooManyVersions: badRequest(
    '一篇内容最多保存{limit}个版本，请另建一篇',
    'An article has at most {limit} versions. Please begin a new one.',
  ),
  endsBeforeStart: badRequest(
    '下线时间须晚于发布时间和当前时间',
    'Publication must end after its beginning, and after now',
  ),
  notPublic: conflict('该内容未发布，无需下线', 'It is not published, so that there is nothing to withdraw'),
})
