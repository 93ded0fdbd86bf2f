import { conflict, defineErrors } from '@iisp/contract'

export const auditErrors = defineErrors('audit', {
  eventNotDead: conflict(
    '该事件已被重放或已处理完成，请刷新列表',
    'The event has been replayed or is done already. Please refresh the list.',
  ),
})
