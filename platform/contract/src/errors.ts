export type Language = 'zh' | 'en'
/** A name or text in both languages. */
export type BothLanguages = Readonly<Record<Language, string>>

/** HTTP status and texts of a refusal. The texts may hold {name} parts, filled from the params of the refusal. */
interface ErrorSpec extends BothLanguages {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 423 | 429 | 500 | 501 | 503 | 507
}
export interface NamedError extends ErrorSpec {
  readonly code: string
}

// a refusal by its HTTP status; the texts are in Chinese and in English
const refusal =
  (status: ErrorSpec['status']) =>
  (zh: string, en: string): ErrorSpec => ({ status, zh, en })
export const badRequest = refusal(400)
export const unauthorized = refusal(401)
export const forbidden = refusal(403)
export const notFound = refusal(404)
export const conflict = refusal(409)
export const contentTooLarge = refusal(413)
export const unprocessable = refusal(422)
export const tooManyRequests = refusal(429)
export const unavailable = refusal(503)

/** Builds a module's part of the error catalogue: the keys become stable codes `module.key`. */
export function defineErrors<const E extends Record<string, ErrorSpec>>(
  module: string,
  errors: E,
): { readonly [K in keyof E]: NamedError } {
  const named: Record<string, NamedError> = {}
  for (const [key, spec] of Object.entries(errors)) named[key] = { code: `${module}.${key}`, ...spec }
  return named as { [K in keyof E]: NamedError }
}

/** The text of a refusal, or another with {name} parts, in the reader's language and with its parts filled in. */
export function errorText(
  text: BothLanguages,
  language: Language,
  params: Record<string, string> = {},
): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

/** Thrown by rules and handlers; the kernel turns it into the answer. `params` fill the text's parts. */
export class Refusal extends Error {
  readonly error: NamedError
  readonly params: Record<string, string>
  constructor(error: NamedError, params: Record<string, string> = {}) {
    super(error.code)
    this.name = 'Refusal'
    this.error = error
    this.params = params
  }
}
export const refuse = (error: NamedError, params?: Record<string, string>): never => {
  throw new Refusal(error, params)
}

/** Refusals with which the kernel can answer any call. */
export const platformErrors = defineErrors('platform', {
  badInput: badRequest('参数错误：{field}', 'Invalid parameter: {field}'),
  hiddenCharacter: badRequest(
    '输入内容含有不可见或改变文字方向的字符（{character}），请删除后重新输入',
    'The text holds a character that is invisible or turns the text round ({character}). Please retype it without.',
  ),
  badBody: badRequest('请求内容格式不正确', 'The request body is not valid'),
  notSignedIn: unauthorized('请认证', 'Please sign in'),
  otherPerson: unauthorized(
    '已在另一窗口以其他身份登录，请在本窗口重新登录',
    'Another person has signed in in another window. Please sign in again in this one.',
  ),
  sessionLocked: {
    status: 423,
    zh: '屏幕已锁定，请先解锁',
    en: 'The screen is locked. Please unlock it first.',
  },
  noPermission: forbidden(
    '您没有访问该菜单的权限，请联系管理员账户进行授权!',
    'You have no permission for this menu. Please ask the administrator to authorise.',
  ),
  loginTypeTooWeak: forbidden(
    '该功能需使用短信或UKEY登录后访问',
    'This function needs an SMS or UKEY sign-in',
  ),
  pageApprovalNeeded: forbidden(
    '访问该页面需要主管审批，今日尚未审批通过',
    "Opening this page needs a supervisor's approval, and there is none today",
  ),
  factorNeeded: forbidden(
    '该操作涉及资金，请先完成短信验证',
    'This moves money: please confirm it with an SMS code first',
  ),
  approvalNeeded: forbidden(
    '该操作需要主管审批，审批未通过或已使用',
    "This needs a supervisor's approval: there is none, or it was used",
  ),
  foreignRequest: forbidden('请求来源不被允许', 'The origin of this request is not allowed'),
  notYours: forbidden('无权查看其他机构的数据', "You may not see another institution's data"),
  notFound: notFound('数据不存在', 'Not found'),
  noSuchCall: notFound('接口不存在', 'No such call'),
  wrongMethod: { status: 405, zh: '请求方法不被允许', en: 'Method not allowed' },
  conflict: conflict(
    '数据已被他人更新，请刷新后重试',
    'Somebody else changed this in the meantime. Please refresh and try again.',
  ),
  caseMoved: conflict(
    '当前状态不允许此操作，请刷新后重试',
    'Its present state does not allow that. Please refresh.',
  ),
  reasonMissing: badRequest('请填写原因', 'Please give a reason'),
  secondPerson: forbidden(
    '前一环节由您办理，须由另一人继续',
    'You did the step before, so somebody else has to do this one',
  ),
  ownOnly: forbidden('仅录入人本人可办理', 'Only the person who entered it may do this'),
  inProgress: conflict('相同请求正在处理中，请稍候', 'The same request is being processed. Please wait.'),
  tooLarge: contentTooLarge('请求内容过大', 'The request is too large'),
  wrongMediaType: { status: 415, zh: '请求内容类型不被支持', en: 'Content type not supported' },
  keyReused: unprocessable(
    '请求标识已被另一内容使用，请刷新后重新提交',
    'This request key was used for other content. Please refresh and submit again.',
  ),
  keyMissing: badRequest('缺少请求标识', 'The idempotency-key header is missing'),
  tooMany: tooManyRequests('系统繁忙', 'The system is busy'),
  listTooLong: badRequest('数据超过{cap}行，请使用导出功能', 'More than {cap} rows: please export instead'),
  internal: {
    status: 500,
    zh: '系统异常，请稍后重试或联系客服',
    en: 'Something went wrong. Please try again later.',
  },
  unavailable: unavailable(
    '服务暂时不可用，请稍后重试',
    'The service is not available right now. Please try again shortly.',
  ),
  storeUnavailable: unavailable(
    '文件存储暂时不可用，请稍后重试；如持续出现，请联系客服',
    'The file storage is not available right now. Please try again later; if it stays so, contact the service desk.',
  ),
  scannerUnavailable: unavailable(
    '文件未保存：病毒扫描服务暂时不可用，请稍后重试；如持续出现，请联系客服',
    'The file was not kept: the virus scanner is not available right now. Please try again later; if it stays so, contact the service desk.',
  ),
  notConfigured: { status: 501, zh: '{what}尚未配置', en: '{what} is not configured' },
})

/**
 * Refusals of a call on an object that others may have removed or changed since the caller read it.
 */
export const staleErrors = [platformErrors.notFound, platformErrors.conflict] as const
