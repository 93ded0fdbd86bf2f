import { defineErrors } from '@iisp/contract'

export const assistantErrors = defineErrors('assistant', {
  tooOften: {
    status: 429,
    zh: '您的提问过于频繁，请稍后再试',
    en: 'Too many questions at once. Please try again shortly.',
  },
  dailyLimit: {
    status: 429,
    zh: '今日智能问答次数已用完，请使用机器人或人工客服',
    en: "Today's questions to the model are used up. Please use the robot or a person.",
  },
  voiceNotSetUp: {
    status: 501,
    zh: '语音识别服务尚未配置，请使用文字提问',
    en: 'Speech recognition is not set up. Please type your question.',
  },
  voiceEmpty: {
    status: 400,
    zh: '未识别到语音内容，请重试',
    en: 'Nothing was recognised in the recording. Please try again.',
  },
  voiceFormat: {
    status: 400,
    zh: '录音格式不被支持',
    en: 'The format of the recording is not supported',
  },
  chatEnded: { status: 409, zh: '本次会话已结束', en: 'This chat has ended' },
  chatNotYours: {
    status: 409,
    zh: '该会话由其他客服接待',
    en: 'Another colleague is attending to this chat',
  },
  chatTaken: { status: 409, zh: '该会话已被接起', en: 'This chat has already been taken' },
  chatNotEnded: { status: 409, zh: '会话结束后方可评价', en: 'A chat is rated after it has ended' },
  blankText: { status: 400, zh: '请输入内容', en: 'Please enter some text' },
  noSuchColleague: {
    status: 400,
    zh: '请选择可接待的同事',
    en: 'Please choose a colleague who attends to chats',
  },
  tooManyCanned: {
    status: 400,
    zh: '最多保存{limit}条常用语，请先删除不用的',
    en: '{limit} canned answers are kept at most. Please delete one you do not use.',
  },
  pinnedFull: {
    status: 409,
    zh: '每个菜单最多配置5个问题',
    en: 'A menu has at most 5 configured questions',
  },
  relatedUnknown: {
    status: 400,
    zh: '关联问题不存在：{code}',
    en: 'There is no related question {code}',
  },
})
