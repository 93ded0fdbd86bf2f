import { defineErrors } from '@iisp/contract'

export const exchangeSendErrors = defineErrors('ta-exchange', {
  unwritable: {
    status: 422,
    zh: '{what}：{why}，未生成文件',
    en: '{what}: {why}. No file was made.',
  },
})
