import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const noticeErrors = defineErrors('notices', {
  titleEmpty: badRequest('请填写中文标题', 'Please give a Chinese title'),
  contentEmpty: badRequest('请填写中文内容', 'Please write a Chinese text'),
  timePassed: badRequest(
    '发布时间已过，请选择之后的时间或立即发布',
    'The time of publication has passed. Please choose a later one, or publish now.',
  ),
  tooFarAhead: badRequest(
    '发布时间最远为{days}天之后',
    'Publication may be planned for at most {days} days ahead.',
  ),
  alreadyPublished: conflict(
    '公告已发布，发布时间不能再改；内容可继续修改',
    'The announcement is published, so its time can no longer change. Its text can.',
  ),
  withdrawn: conflict(
    '公告已撤回，请重新发布',
    'The announcement has been withdrawn. Please publish a new one.',
  ),
})
