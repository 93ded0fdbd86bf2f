import { defineErrors } from '@iisp/contract'

export const noticeErrors = defineErrors('notices', {
  titleEmpty: { status: 400, zh: '请填写中文标题', en: 'Please give a Chinese title' },
  contentEmpty: { status: 400, zh: '请填写中文内容', en: 'Please write a Chinese text' },
  withdrawn: {
    status: 409,
    zh: '公告已撤回，请重新发布',
    en: 'The announcement has been withdrawn. Please publish a new one.',
  },
})
