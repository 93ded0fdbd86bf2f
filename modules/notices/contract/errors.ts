import { defineErrors } from '@iisp/contract'

export const noticeErrors = defineErrors('notices', {
  titleEmpty: { status: 400, zh: '请填写中文标题', en: 'Please give a Chinese title' },
  contentEmpty: { status: 400, zh: '请填写中文内容', en: 'Please write a Chinese text' },
  timePassed: {
    status: 400,
    zh: '发布时间已过，请选择之后的时间或立即发布',
    en: 'The time of publication has passed. Please choose a later one, or publish now.',
  },
  tooFarAhead: {
    status: 400,
    zh: '发布时间最远为{days}天之后',
    en: 'Publication may be planned for at most {days} days ahead.',
  },
  alreadyPublished: {
    status: 409,
    zh: '公告已发布，发布时间不能再改；内容可继续修改',
    en: 'The announcement is published, so its time can no longer change. Its text can.',
  },
  withdrawn: {
    status: 409,
    zh: '公告已撤回，请重新发布',
    en: 'The announcement has been withdrawn. Please publish a new one.',
  },
})
