import { badRequest, conflict, defineErrors, tooManyRequests } from '@iisp/contract'

export const assistantErrors = defineErrors('assistant', {
  tooOften: tooManyRequests(
    '您的提问过于频繁，请稍后再试',
    'Too many questions at once. Please try again shortly.',
  ),
  dailyLimit: tooManyRequests(
    '今日智能问答次数已用完，请使用机器人或人工客服',
    "Today's questions to the model are used up. Please use the robot or a person.",
  ),
  voiceNotSetUp: {
    status: 501,
    zh: '语音识别服务尚未配置，请使用文字提问',
    en: 'Speech recognition is not set up. Please type your question.',
  },
  voiceEmpty: badRequest(
    '未识别到语音内容，请重试',
    'Nothing was recognised in the recording. Please try again.',
  ),
  voiceFormat: badRequest('录音格式不被支持', 'The format of the recording is not supported'),
  chatEnded: conflict('本次会话已结束', 'This chat has ended'),
  chatNotYours: conflict('该会话由其他客服接待', 'Another colleague is attending to this chat'),
  chatTaken: conflict('该会话已被接起', 'This chat has already been taken'),
  chatNotEnded: conflict('会话结束后方可评价', 'A chat is rated after it has ended'),
  blankText: badRequest('请输入内容', 'Please enter some text'),
  noSuchColleague: badRequest('请选择可接待的同事', 'Please choose a colleague who attends to chats'),
  tooManyCanned: badRequest(
    '最多保存{limit}条常用语，请先删除不用的',
    '{limit} canned answers are kept at most. Please delete one you do not use.',
  ),
  pinnedFull: conflict('每个菜单最多配置5个问题', 'A menu has at most 5 configured questions'),
  relatedUnknown: badRequest('关联问题不存在：{code}', 'There is no related question {code}'),
})
