import { defineTexts } from '@iisp/web'

export const failedEventTexts = defineTexts({
  title: ['失败事件', 'Failed events'],
  hint: [
    '未能处理的事件会自动重试8次（约两小时），之后停在此处等待重放；同一对象后续的事件排在其后，不影响其他对象。',
    'An event that could not be handled is retried eight times over about two hours and then waits here to be replayed. Later events about the same object queue behind it; other objects are not affected.',
  ],
  empty: ['暂无数据，没有失败的事件', 'No data: no event has failed'],
  age: ['已等待', 'Waiting for'],
  days: ['{{n}}天', '{{n}} d'],
  hours: ['{{n}}小时', '{{n}} h'],
  minutes: ['{{n}}分钟', '{{n}} min'],
  event: ['事件 {{id}}', 'Event {{id}}'],
  replay: ['重放', 'Replay'],
  replayAsk: [
    '确定重放事件 {{topic}}（{{about}}）吗？请先确认失败原因已排除；重放后其后的 {{behind}} 个事件依次处理。',
    'Replay the event {{topic}} ({{about}})? Make sure that the cause of the failure is gone. The {{behind}} events queued behind it follow in order.',
  ],
  replayAll: ['全部重放', 'Replay all'],
  replayAllAsk: [
    '确定重放所有待重放的事件吗？请先确认失败原因已排除。',
    'Replay all events that wait for it? Make sure that the cause of the failures is gone.',
  ],
  replayed: ['已重放 {{n}} 个事件，几秒后开始处理', '{{n}} events will be handled within seconds'],
})
