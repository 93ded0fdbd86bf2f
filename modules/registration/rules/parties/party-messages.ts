import type { PartyKind } from '../../contract/parties/parties.ts'
import type { partyFlow } from '../../contract/parties/party-states.ts'

const subject = '参与方登记 / Fund party registration'

export const codeSms = (code: string): string =>
  `您正在申请基金参与方登记，短信验证码为${code}，10分钟内有效。非本人操作请忽略。 Your SMS code for the registration is ${code}.`

export const codeMail = (code: string) => ({
  subject,
  text: [
    `您正在申请基金参与方登记，邮件验证码为${code}，10分钟内有效。如非本人操作，请忽略本邮件。`,
    '',
    `You are applying to be registered as a fund party. The e-mail code is ${code}, valid for 10 minutes. If this was not you, ignore this mail.`,
  ].join('\n'),
})

interface Receipt {
  readonly name: string
  readonly number: string
  readonly code: string
}
/** Number and code are all that an applicant without account has. */
export const receiptMail = ({ name, number, code }: Receipt) => ({
  subject,
  text: [
    `${name}的登记申请已收到。申请编号：${number}，查询码：${code}。`,
    '凭申请编号和查询码可查询进度、补充或撤回申请，请妥善保管，勿告知他人。',
    '',
    `The application of ${name} has arrived. Number: ${number}, code: ${code}.`,
    'With both you look up, complete or withdraw it. Please keep them to yourself.',
  ].join('\n'),
})

interface Decided {
  readonly name: string
  readonly number: string
  readonly kind: PartyKind
  readonly state: (typeof partyFlow.sets.told)[number]
  readonly reason: string
}
const opened = {
  zh: '平台已为贵机构开户，管理员账号为本邮箱，另有邮件说明如何设置密码。',
  en: 'Your institution has been opened in the portal; another mail tells how to set the password of its administrator.',
}
const registered = {
  zh: '如需办理业务，请联系托管人。',
  en: 'Please contact the custodian about your business.',
}
/** The mail to the applicant about a decision, in both languages. */
export function decisionMail({ name, number, kind, state, reason }: Decided) {
  const next = kind === 'client' ? registered : opened
  const zh = {
    returned: `需要补充材料，原因：${reason}。请凭申请编号和查询码补充后重新提交。`,
    accepted: `已通过。${next.zh}`,
    refused: `未通过，原因：${reason}。`,
  }
  const en = {
    returned: `was returned for completion: ${reason}. Please complete it with its number and code, and send it again.`,
    accepted: `was accepted. ${next.en}`,
    refused: `was refused: ${reason}.`,
  }
  return {
    subject,
    text: [
      `${name}的登记申请（编号${number}）${zh[state]}`,
      '',
      `The application of ${name} (number ${number}) ${en[state]}`,
    ].join('\n'),
  }
}

/** The short message of a decision names no reason: others may see the screen of a phone. */
export const decisionSms = ({ number, state }: Pick<Decided, 'number' | 'state'>): string => {
  const zh = { returned: '需要补充', accepted: '已通过', refused: '未通过' }
  const en = { returned: 'has to be completed', accepted: 'was accepted', refused: 'was refused' }
  return `您的基金参与方登记申请${number}${zh[state]}，详见邮件。 Your application ${number} ${en[state]}; please see the mail.`
}
