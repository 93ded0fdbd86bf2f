import { defineErrors, unprocessable } from '@iisp/contract'

export const exchangeSendErrors = defineErrors('ta-exchange', {
  unwritable: unprocessable('{what}：{why}，未生成文件', '{what}: {why}. No file was made.'),
})
